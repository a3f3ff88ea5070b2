import { compact } from '../../../kernel/compact.ts';
import { COOKIE_PREFIX } from '../../auth-names.ts';
import { type SecondFactorChange, secondFactorEmail } from '../../emails/email-texts.ts';
import type { AuthAnswer } from '../auth-answer.ts';
import { authError } from '../auth-errors.ts';
import type { AuthBody } from '../auth-paths.ts';
import type { AuthRequest } from '../auth-request.ts';
import type { Handler } from '../handler.ts';
import { refuseOldPassword } from '../old-password.ts';
import { personOfVerification } from '../person-of-verification.ts';
import { confirmSession } from '../reauthentication.ts';
import { beginSecretAttempt, settleSecretAttempt } from '../secret-attempt.ts';
import { sessionStarted } from '../session-started.ts';
import { findRefusal, type SignInContext } from '../sign-in-context.ts';
import { takeCode } from '../used-codes.ts';
import { findPasswordHash } from '../write-password.ts';
import { audit, requirePersonWithEmail } from './account.ts';

/** Setting it up, switching it off, other recovery codes: each with the password. */
export const changeTwoFactor: Handler = async (context, request) => {
  const user = await requirePersonWithEmail(context, request.caller);
  const tried = { email: user.email, from: request.from, what: 'password' } as const;
  const attempt = await beginSecretAttempt(context, tried);
  const answer = await context.ask(request).catch(async (error) => {
    await attempt.withdrawn();
    throw error;
  });
  const refusal = findRefusal(answer);
  await settleSecretAttempt(context, tried, attempt, refusal);
  if (refusal) throw refusal;
  const { totpURI, backupCodes } = answer.json;
  const json: AuthAnswer['json'] = compact<{ status: true; totpURI?: unknown; backupCodes?: unknown }>({
    status: true,
    totpURI: totpURI || undefined,
    backupCodes: backupCodes || undefined,
  });
  // The library may have opened a new session in place of the one that asked.
  const sessionId = answer.current.sessions.at(-1)?.id ?? request.caller?.sessionId;
  if (sessionId) await confirmSession(context.db, sessionId);
  if (request.path === 'two-factor/generate-backup-codes') {
    await audit(context, request, user.id, 'two_factor.codes_renewed');
    await emailChange(context, request, user, 'codes');
  }
  if (request.path !== 'two-factor/disable') return { json, setCookies: answer.setCookies };
  await audit(context, request, user.id, 'two_factor.disabled');
  await emailChange(context, request, user, 'off');
  return { json, setCookies: answer.setCookies, signedOut: user.id };
};

/** The second step of a sign-in, or the first code of a new authenticator. */
export const verifyCode: Handler = (context, request) =>
  request.caller ? confirmAuthenticator(context, request) : finishSignIn(context, request);

async function confirmAuthenticator(context: SignInContext, request: AuthRequest): Promise<AuthAnswer> {
  const user = await requirePersonWithEmail(context, request.caller);
  const { two_factor_enabled: before } = await context.db
    .selectFrom('users')
    .select('two_factor_enabled')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const answer = await askOnce(context, request, user.id);
  const refusal = answer ? findRefusal(answer) : authError(401, 'INVALID_CODE');
  if (!answer || refusal) throw refusal;
  if (!before) {
    await audit(context, request, user.id, 'two_factor.enabled');
    await emailChange(context, request, user, 'on');
  }
  const { setCookies } = answer;
  return compact({ json: { status: true }, setCookies, signedOut: before ? undefined : user.id });
}

async function finishSignIn(context: SignInContext, request: AuthRequest): Promise<AuthAnswer> {
  const user = await personOfChallenge(context, request);
  const tried = { email: user.email, from: request.from, what: 'code' } as const;
  const attempt = await beginSecretAttempt(context, tried);
  const before = await findPasswordHash(context.db, user.id);
  const answer = await askOnce(context, request, user.id).catch(async (error) => {
    await attempt.withdrawn();
    throw error;
  });
  const refusal = answer ? findRefusal(answer) : authError(401, 'INVALID_CODE');
  await settleSecretAttempt(context, tried, attempt, refusal);
  if (!answer || refusal) throw refusal;
  await refuseOldPassword(context, answer.current.sessions, before, () =>
    findPasswordHash(context.db, user.id),
  );
  await sessionStarted(context, request, user.id, 'two_factor');
  return { json: { status: true }, setCookies: answer.setCookies };
}

/** Asks the library, unless the code, or a later one, was taken before; undefined then. */
async function askOnce(context: SignInContext, request: AuthRequest, userId: string) {
  const { code } = request.body as AuthBody<'two-factor/verify-totp'>;
  const isCode = request.path === 'two-factor/verify-totp';
  if (isCode && (await takeCode(context.db, userId, code)) === 'used') return undefined;
  return context.ask(request);
}

async function emailChange(
  context: SignInContext,
  { from }: AuthRequest,
  { email, name }: { email: string; name: string },
  change: SecondFactorChange,
): Promise<void> {
  await context.postAlways({ letter: secondFactorEmail(email, name, change, from.mailOrigin) });
}

/** Whose password was right just before; the cookie's signature is the library's to check. */
async function personOfChallenge({ db }: SignInContext, { cookies }: AuthRequest) {
  const challenge = cookies[`${COOKIE_PREFIX}.two_factor`]?.split('.')[0];
  const user = challenge ? await personOfVerification(db, challenge) : undefined;
  if (user) return user;
  throw authError(401, 'INVALID_TWO_FACTOR_COOKIE');
}
