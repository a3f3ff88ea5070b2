import { compact } from '../../../kernel/compact.ts';
import { COOKIE_PREFIX } from '../../auth-names.ts';
import { type SecondFactorChange, secondFactorLetter } from '../../emails/email-texts.ts';
import type { AuthAnswer } from '../auth-answer.ts';
import { authError } from '../auth-errors.ts';
import type { AuthBody } from '../auth-paths.ts';
import type { AuthRequest } from '../auth-request.ts';
import { refusalOf, type SignInDesk } from '../desk.ts';
import { beginGuarded, settleAttempt } from '../guarded.ts';
import { refuseOldPassword } from '../old-password.ts';
import { personOfVerification } from '../person-of-verification.ts';
import { confirmSession } from '../reauthentication.ts';
import { sessionStarted } from '../session-started.ts';
import type { Step } from '../step.ts';
import { takeCode } from '../used-codes.ts';
import { passwordHashOf } from '../write-password.ts';
import { audit, personOf } from './account.ts';

/** Setting it up, switching it off, other recovery codes: each with the password. */
export const changeTwoFactor: Step = async (desk, request) => {
  const user = await personOf(desk, request.caller);
  const tried = { email: user.email, from: request.from, what: 'password' } as const;
  const attempt = await beginGuarded(desk, tried);
  const answer = await desk.ask(request).catch(async (error) => {
    await attempt.withdrawn();
    throw error;
  });
  const refusal = refusalOf(answer);
  await settleAttempt(desk, tried, attempt, refusal);
  if (refusal) throw refusal;
  const { totpURI, backupCodes } = answer.json;
  const json = compact({
    status: true,
    totpURI: totpURI || undefined,
    backupCodes: backupCodes || undefined,
  });
  // The library may have opened a new session in place of the one that asked.
  const sessionId = answer.asking.sessions.at(-1)?.id ?? request.caller?.sessionId;
  if (sessionId) await confirmSession(desk.db, sessionId);
  if (request.path === 'two-factor/generate-backup-codes') {
    await audit(desk, request, user.id, 'two_factor.codes_renewed');
    await tell(desk, request, user, 'codes');
  }
  if (request.path !== 'two-factor/disable') return { json, setCookies: answer.setCookies };
  await audit(desk, request, user.id, 'two_factor.disabled');
  await tell(desk, request, user, 'off');
  return { json, setCookies: answer.setCookies, signedOut: user.id };
};

/** The second step of a sign-in, or the first code of a new authenticator. */
export const verifyCode: Step = (desk, request) =>
  request.caller ? confirmAuthenticator(desk, request) : finishSignIn(desk, request);

async function confirmAuthenticator(desk: SignInDesk, request: AuthRequest): Promise<AuthAnswer> {
  const user = await personOf(desk, request.caller);
  const { two_factor_enabled: before } = await desk.db
    .selectFrom('users')
    .select('two_factor_enabled')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const answer = await askOnce(desk, request, user.id);
  const refusal = answer ? refusalOf(answer) : authError(401, 'INVALID_CODE');
  if (!answer || refusal) throw refusal;
  if (!before) {
    await audit(desk, request, user.id, 'two_factor.enabled');
    await tell(desk, request, user, 'on');
  }
  const { setCookies } = answer;
  return compact({ json: { status: true }, setCookies, signedOut: before ? undefined : user.id });
}

async function finishSignIn(desk: SignInDesk, request: AuthRequest): Promise<AuthAnswer> {
  const user = await personOfChallenge(desk, request);
  const tried = { email: user.email, from: request.from, what: 'code' } as const;
  const attempt = await beginGuarded(desk, tried);
  const before = await passwordHashOf(desk.db, user.id);
  const answer = await askOnce(desk, request, user.id).catch(async (error) => {
    await attempt.withdrawn();
    throw error;
  });
  const refusal = answer ? refusalOf(answer) : authError(401, 'INVALID_CODE');
  await settleAttempt(desk, tried, attempt, refusal);
  if (!answer || refusal) throw refusal;
  await refuseOldPassword(desk, answer.asking.sessions, before, () => passwordHashOf(desk.db, user.id));
  await sessionStarted(desk, request, user.id, 'two_factor');
  return { json: { status: true }, setCookies: answer.setCookies };
}

/** Asks the library, unless the code, or a later one, was taken before; undefined then. */
async function askOnce(desk: SignInDesk, request: AuthRequest, userId: string) {
  const { code } = request.body as AuthBody<'two-factor/verify-totp'>;
  const isCode = request.path === 'two-factor/verify-totp';
  if (isCode && (await takeCode(desk.db, userId, code)) === 'used') return undefined;
  return desk.ask(request);
}

async function tell(
  desk: SignInDesk,
  { from }: AuthRequest,
  { email, name }: { email: string; name: string },
  change: SecondFactorChange,
): Promise<void> {
  await desk.postAlways({ letter: secondFactorLetter(email, name, change, from.mailOrigin) });
}

/** Whose password was right just before; the cookie's signature is the library's to check. */
async function personOfChallenge({ db }: SignInDesk, { cookies }: AuthRequest) {
  const challenge = cookies[`${COOKIE_PREFIX}.two_factor`]?.split('.')[0];
  const user = challenge ? await personOfVerification(db, challenge) : undefined;
  if (user) return user;
  throw authError(401, 'INVALID_TWO_FACTOR_COOKIE');
}
