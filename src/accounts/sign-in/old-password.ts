import { authError } from './auth-errors.ts';
import type { SignInContext } from './sign-in-context.ts';

/**
 * Ends a session again whose password was changed, reset or taken away while it was being opened: what
 * ended all sessions then could not know of it yet.
 *
 * @param before the password's hash before it was tried
 * @throws AppError credentials_wrong
 */
export async function refuseOldPassword(
  { db }: SignInContext,
  sessions: { id: string }[],
  before: string | undefined,
  now: () => Promise<string | undefined>,
): Promise<void> {
  if ((await now()) === before) return;
  for (const { id } of sessions) await db.deleteFrom('sessions').where('id', '=', id).execute();
  throw authError(401, 'INVALID_EMAIL_OR_PASSWORD');
}
