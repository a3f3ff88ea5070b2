import type { AppError } from '../../kernel/errors.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { currentOrganization } from '../profiles/current-organization.ts';
import type { AskedFrom } from './asking.ts';
import type { SignInDesk } from './desk.ts';
import { type Attempt, beginAttempt } from './lockout.ts';

/** Whose secret is tried, and for what. */
export interface Tried {
  email: string;
  from: AskedFrom;
  what: 'password' | 'code';
}

/** A try under the lock of 9.4. @throws AppError sign_in_locked */
export function beginGuarded(desk: SignInDesk, { email }: Tried): Promise<Attempt> {
  return beginAttempt(desk.database, email);
}

/** Settles the try by what came of it: only a wrong secret counts. */
export async function settleAttempt(
  desk: SignInDesk,
  tried: Tried,
  attempt: Attempt,
  refusal: AppError | undefined,
): Promise<void> {
  if (!refusal || refusal.code === 'email_not_verified') return attempt.succeeded();
  if (refusal.code !== 'credentials_wrong') return attempt.withdrawn();
  const wasLast = attempt.failed();
  await writeFailure(desk, tried, 'session.failed');
  if (wasLast) await writeFailure(desk, tried, 'session.locked');
}

async function writeFailure(
  { db }: SignInDesk,
  { email, from, what }: Tried,
  action: 'session.failed' | 'session.locked',
): Promise<void> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  await writeAudit(db, {
    action,
    resource: user ? `user:${user.id}` : 'user:unknown',
    category: 'sign_in',
    result: 'failure',
    severity: action === 'session.locked' ? 'high' : 'medium',
    actor: email,
    ipAddress: from.ipAddress,
    details: { what },
    ...(user && { organizationId: await currentOrganization(db, user.id) }),
  });
}
