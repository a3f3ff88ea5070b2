import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../../platform/db/database.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Actor } from '../in-transaction.ts';
import { beginAttempt } from '../sign-in/lockout.ts';
import { verifyPassword } from '../sign-in/password-hash.ts';
import { requireReauthentication } from '../sign-in/reauthentication.ts';

/** What somebody without an e-mail address types instead. */
const WORD = 'DELETE';

/**
 * Whether it is the person who wants their account gone, and not whoever sits at their open session:
 * they type their address, and their password where they have one, else they have just signed in. Wrong
 * ones count as failed sign-ins.
 *
 * @throws AppError input_invalid, credentials_wrong, sign_in_locked, reauthentication_required
 */
export async function confirmPerson(
  database: Database,
  { userId, ipAddress, sessionId }: Actor & { sessionId: string | undefined },
  input: { confirm: string; password?: string | undefined },
): Promise<void> {
  const db = database.db;
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const wanted = email ?? WORD;
  if (input.confirm.trim().toLowerCase() !== wanted.toLowerCase())
    throw new AppError('input_invalid', `Type ${email ? 'your e-mail address' : WORD} to confirm.`, {
      details: { faults: [{ place: 'body.confirm', message: `must be ${wanted}` }] },
    });
  const account = await db
    .selectFrom('sign_in_accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('password', 'is not', null)
    .executeTakeFirst();
  if (!account?.password) return requireReauthentication(db, sessionId);
  if (input.password === undefined)
    throw new AppError('credentials_wrong', 'Give your password to confirm that it is you.');
  const attempt = await beginAttempt(database, wanted);
  if (!(await verifyPassword(account.password, input.password.trim()))) {
    await writeAudit(db, {
      action: 'account.deletion_refused',
      resource: `user:${userId}`,
      category: 'account',
      result: 'failure',
      severity: attempt.failed() ? 'high' : 'medium',
      userId,
      ipAddress,
    });
    throw new AppError('credentials_wrong', 'The password is not right.');
  }
  await attempt.succeeded();
}
