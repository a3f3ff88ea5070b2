import { AppError } from '../../../kernel/errors.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { currentOrganization } from '../../profiles/current-organization.ts';
import { newAsking } from '../asking.ts';
import type { AuthBody } from '../auth-paths.ts';
import type { AuthCaller, AuthRequest } from '../auth-request.ts';
import { refusalOf, type SignInDesk } from '../desk.ts';
import { beginGuarded, settleAttempt } from '../guarded.ts';
import { passwordChangedLetter } from '../letters.ts';
import { VERIFIED_PAGE } from '../names.ts';
import { checkPassword, checkUnused, usedBefore } from '../password-rules.ts';
import type { Step } from '../step.ts';

/** The present password first; then every other session ends, and this one gets a new cookie. */
export const changePassword: Step = async (desk, request) => {
  const { currentPassword, newPassword } = request.body as AuthBody<'change-password'>;
  const user = await personOf(desk, request.caller);
  await checkPassword(desk.config.people.breachUrl, newPassword);
  if (newPassword === currentPassword) throw usedBefore();
  const tried = { email: user.email, from: request.from, what: 'password' } as const;
  const attempt = await beginGuarded(desk, tried);
  const asking = newAsking(request.from);
  const told = passwordChangedLetter(user.email, user.name, request.from.origin);
  asking.onPassword = (trx) => desk.post(`password-changed:${user.id}`, { letter: told }, trx);
  const body = { currentPassword, newPassword, revokeOtherSessions: true };
  const answer = await checkUnused(desk.db, user.id, newPassword)
    .then(() => desk.ask({ ...request, body }, asking))
    .catch(async (error) => {
      await attempt.withdrawn();
      throw error;
    });
  const refusal = refusalOf(answer);
  await settleAttempt(desk, tried, attempt, refusal);
  if (refusal) throw refusal;
  await audit(desk, request, user.id, 'password.changed');
  return { json: { status: true }, setCookies: answer.setCookies, signedOut: user.id };
};

/** Changes nothing yet: the new address gets a letter, whose link changes it. */
export const changeEmail: Step = async (desk, request) => {
  const { newEmail, callbackURL } = request.body as AuthBody<'change-email'>;
  const user = await personOf(desk, request.caller);
  if (newEmail === user.email) throw new AppError('input_invalid', 'This is your e-mail address already.');
  const own = callbackURL && /^\/(?![/\\])[\w/?=&.#-]*$/.test(callbackURL) ? callbackURL : VERIFIED_PAGE;
  const answer = await desk.ask({ ...request, body: { newEmail, callbackURL: own } });
  const refusal = refusalOf(answer);
  if (refusal) throw refusal;
  // Where somebody has the new address already there is no letter: as much is done then.
  if (!answer.asking.posted) await desk.post(`verify:${newEmail}`, { nothingFor: newEmail });
  await audit(desk, request, user.id, 'email.change_requested');
  return { json: { status: true }, setCookies: [] };
};

/** Of a member's step. Without an address there is no password to speak of. */
export async function personOf(
  { db }: SignInDesk,
  caller: AuthCaller | undefined,
): Promise<{ id: string; email: string; name: string }> {
  if (!caller) throw new AppError('not_signed_in', 'Sign in first: nobody is, or the session is over.');
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  if (!user.email)
    throw new AppError(
      'conflict',
      'This account has no e-mail address and password yet: set them on the page /settings.',
    );
  return { ...user, email: user.email };
}

export async function audit(
  { db }: SignInDesk,
  { from }: AuthRequest,
  userId: string,
  action: string,
): Promise<void> {
  await writeAudit(db, {
    ...{ action, resource: `user:${userId}`, category: 'sign_in', userId },
    ...{ organizationId: await currentOrganization(db, userId), ipAddress: from.ipAddress },
  });
}
