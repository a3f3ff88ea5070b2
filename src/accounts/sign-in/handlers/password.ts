import { VERIFIED_PAGE } from '../../auth-names.ts';
import type { AuthBody } from '../auth-paths.ts';
import type { Handler } from '../handler.ts';
import { refuseOldPassword } from '../old-password.ts';
import { beginSecretAttempt, settleSecretAttempt } from '../secret-attempt.ts';
import { sessionStarted } from '../session-started.ts';
import { findRefusal } from '../sign-in-context.ts';
import { passwordHashFor } from '../write-password.ts';

/**
 * One password is hashed or verified whoever is asked for, and the answer is the same for an unknown
 * address, a wrong password, an account without one and a closed account.
 */
export const signInWithPassword: Handler = async (context, request) => {
  const { email, password, rememberMe } = request.body as AuthBody<'sign-in/email'>;
  const tried = { email, from: request.from, what: 'password' } as const;
  const attempt = await beginSecretAttempt(context, tried);
  const passwordNow = () => passwordHashFor(context.db, email);
  const before = await passwordNow();
  const body = { email, password, rememberMe: rememberMe !== false, callbackURL: VERIFIED_PAGE };
  const answer = await context.ask({ ...request, caller: undefined, body }).catch(async (error) => {
    await attempt.withdrawn();
    throw error;
  });
  const refusal = findRefusal(answer);
  const halfWay = !refusal && answer.json.twoFactorRedirect === true;
  // A right password alone forgets nothing: the code's tries would start anew with each.
  if (halfWay) await attempt.withdrawn();
  else await settleSecretAttempt(context, tried, attempt, refusal);
  if (refusal) throw refusal;
  const { setCookies, current } = answer;
  if (halfWay) return { json: { twoFactorRedirect: true }, setCookies };
  const session = current.sessions.at(-1);
  if (!session) throw new Error('A sign-in without a session.');
  await refuseOldPassword(context, current.sessions, before, passwordNow);
  await sessionStarted(context, request, session.userId, 'password');
  return { json: { twoFactorRedirect: false }, setCookies, endsCaller: true };
};
