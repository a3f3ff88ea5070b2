import { compact } from '../../kernel/compact.ts';
import type { AppError } from '../../kernel/errors.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { currentOrganization } from '../profiles/current-organization.ts';
import type { RequestOrigin } from './current-request.ts';
import { type Attempt, beginAttempt } from './lockout.ts';
import type { SignInContext } from './sign-in-context.ts';

/** Whose secret is tried, and for what. */
export interface SecretAttempt {
  email: string;
  from: RequestOrigin;
  what: 'password' | 'code';
}

/** A try under the lock of 9.4. @throws AppError sign_in_locked */
export function beginSecretAttempt(context: SignInContext, { email }: SecretAttempt): Promise<Attempt> {
  return beginAttempt(context.database, email);
}

/** Settles the try by what came of it: only a wrong secret counts. */
export async function settleSecretAttempt(
  context: SignInContext,
  tried: SecretAttempt,
  attempt: Attempt,
  refusal: AppError | undefined,
): Promise<void> {
  if (!refusal || refusal.code === 'email_not_verified') return attempt.succeeded();
  if (refusal.code !== 'credentials_wrong') return attempt.withdrawn();
  const wasLast = attempt.failed();
  await writeFailure(context, tried, 'session.failed');
  if (wasLast) await writeFailure(context, tried, 'session.locked');
}

async function writeFailure(
  { db }: SignInContext,
  { email, from, what }: SecretAttempt,
  action: 'session.failed' | 'session.locked',
): Promise<void> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  await writeAudit(
    db,
    compact({
      action,
      resource: user ? `user:${user.id}` : 'user:unknown',
      category: 'sign_in',
      result: 'failure',
      severity: action === 'session.locked' ? 'high' : 'medium',
      actor: email,
      ipAddress: from.ipAddress,
      details: { what },
      organizationId: user && (await currentOrganization(db, user.id)),
    }),
  );
}
