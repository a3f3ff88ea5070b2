import { AppError } from '../../kernel/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import { SESSION_COOKIE_NAME } from '../auth-names.ts';
import { readSecret } from '../installation-secret.ts';
import { newToken, tokenDigest } from '../secret-token.ts';
import { type AuthRequest, signed } from './auth-request.ts';

const DAY_SECONDS = 86_400;

/**
 * Ends every session of the caller but the one that asks, which goes on under a new token. Whoever it is
 * has given the password, so it counts as re-authentication.
 *
 * @returns its cookie. @throws AppError not_signed_in: it was ended meanwhile
 */
export async function renewSession(trx: Queries, { caller, from }: AuthRequest): Promise<string> {
  const token = newToken();
  const session = await trx
    .updateTable('sessions')
    .set({ token: tokenDigest(token), confirmed_at: new Date() })
    .where('id', '=', caller?.sessionId ?? '')
    .returning(['id', 'user_id', 'seen_at', 'expires_at'])
    .executeTakeFirst();
  if (!session) throw new AppError('not_signed_in', 'Sign in first: nobody is, or the session is over.');
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', session.user_id)
    .where('id', '!=', session.id)
    .execute();
  // A session of one day is one that its browser forgets.
  const seconds = Math.round((session.expires_at.getTime() - session.seen_at.getTime()) / 1000);
  const maxAge = seconds > DAY_SECONDS + 1 ? `; Max-Age=${seconds}` : '';
  const value = encodeURIComponent(signed(token, await readSecret(trx, 'sign_in')));
  const secure = from.origin.startsWith('https:') ? '; Secure' : '';
  return `${SESSION_COOKIE_NAME}=${value}${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
