import type { AuthAnswer } from '../auth-answer.ts';
import { authError } from '../auth-errors.ts';
import type { AuthBody } from '../auth-paths.ts';
import type { AuthRequest } from '../auth-request.ts';
import { refusalOf, type SignInDesk } from '../desk.ts';
import { beginGuarded, settleAttempt } from '../guarded.ts';
import { COOKIE_PREFIX } from '../names.ts';
import { claimFor } from '../once-in-a-while.ts';
import { personOfVerification } from '../person-of-verification.ts';
import { sessionStarted } from '../session-started.ts';
import type { Step } from '../step.ts';
import { audit, personOf } from './account.ts';

/** A code is good for the half minute before and after its own as well. */
const CODE_SECONDS = 90;

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
  const json = { status: true, ...(totpURI ? { totpURI } : {}), ...(backupCodes ? { backupCodes } : {}) };
  if (request.path === 'two-factor/generate-backup-codes')
    await audit(desk, request, user.id, 'two_factor.codes_renewed');
  if (request.path !== 'two-factor/disable') return { json, setCookies: answer.setCookies };
  await audit(desk, request, user.id, 'two_factor.disabled');
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
  const answer = await desk.ask(request);
  const refusal = refusalOf(answer);
  if (refusal) throw refusal;
  if (!before) await audit(desk, request, user.id, 'two_factor.enabled');
  const { setCookies } = answer;
  return { json: { status: true }, setCookies, ...(before ? {} : { signedOut: user.id }) };
}

async function finishSignIn(desk: SignInDesk, request: AuthRequest): Promise<AuthAnswer> {
  const { code } = request.body as AuthBody<'two-factor/verify-totp'>;
  const user = await personOfChallenge(desk, request);
  const tried = { email: user.email, from: request.from, what: 'code' } as const;
  const attempt = await beginGuarded(desk, tried);
  const fresh =
    request.path === 'two-factor/verify-backup-code' ||
    (await claimFor(desk.db, `code:${user.id}:${code}`, CODE_SECONDS));
  const answer = fresh
    ? await desk.ask(request).catch(async (error) => {
        await attempt.withdrawn();
        throw error;
      })
    : undefined;
  const refusal = answer ? refusalOf(answer) : authError(401, 'INVALID_CODE');
  await settleAttempt(desk, tried, attempt, refusal);
  if (!answer || refusal) throw refusal;
  await sessionStarted(desk, request, user.id, 'two_factor');
  return { json: { status: true }, setCookies: answer.setCookies };
}

/** Whose password was right just before; the cookie's signature is the library's to check. */
async function personOfChallenge({ db }: SignInDesk, { cookies }: AuthRequest) {
  const challenge = cookies[`${COOKIE_PREFIX}.two_factor`]?.split('.')[0];
  const user = challenge ? await personOfVerification(db, challenge) : undefined;
  if (user) return user;
  throw authError(401, 'INVALID_TWO_FACTOR_COOKIE');
}
