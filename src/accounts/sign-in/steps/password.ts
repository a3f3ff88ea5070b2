import { VERIFIED_PAGE } from '../../auth-names.ts';
import type { AuthBody } from '../auth-paths.ts';
import { refusalOf } from '../desk.ts';
import { beginGuarded, settleAttempt } from '../guarded.ts';
import { refuseOldPassword } from '../old-password.ts';
import { sessionStarted } from '../session-started.ts';
import type { Step } from '../step.ts';
import { passwordHashFor } from '../write-password.ts';

/**
 * One password is hashed or verified whoever is asked for, and the answer is the same for an unknown
 * address, a wrong password, an account without one and a closed account.
 */
export const signInWithPassword: Step = async (desk, request) => {
  const { email, password, rememberMe } = request.body as AuthBody<'sign-in/email'>;
  const tried = { email, from: request.from, what: 'password' } as const;
  const attempt = await beginGuarded(desk, tried);
  const passwordNow = () => passwordHashFor(desk.db, email);
  const before = await passwordNow();
  const body = { email, password, rememberMe: rememberMe !== false, callbackURL: VERIFIED_PAGE };
  const answer = await desk.ask({ ...request, caller: undefined, body }).catch(async (error) => {
    await attempt.withdrawn();
    throw error;
  });
  const refusal = refusalOf(answer);
  const halfWay = !refusal && answer.json.twoFactorRedirect === true;
  // A right password alone forgets nothing: the code's tries would start anew with each.
  if (halfWay) await attempt.withdrawn();
  else await settleAttempt(desk, tried, attempt, refusal);
  if (refusal) throw refusal;
  const { setCookies, asking } = answer;
  if (halfWay) return { json: { twoFactorRedirect: true }, setCookies };
  const session = asking.sessions.at(-1);
  if (!session) throw new Error('A sign-in without a session.');
  await refuseOldPassword(desk, asking.sessions, before, passwordNow);
  await sessionStarted(desk, request, session.userId, 'password');
  return { json: { twoFactorRedirect: false }, setCookies, endsCaller: true };
};
