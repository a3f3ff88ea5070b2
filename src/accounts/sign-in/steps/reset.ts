import { AppError } from '../../../kernel/errors.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { currentOrganization } from '../../profiles/current-organization.ts';
import type { AuthBody } from '../auth-paths.ts';
import { refusalOf, type SignInDesk } from '../desk.ts';
import { passwordChangedLetter } from '../letters.ts';
import { forgetFailures } from '../lockout.ts';
import { checkPassword, checkUnused } from '../password-rules.ts';
import { personOfVerification } from '../person-of-verification.ts';
import type { Step } from '../step.ts';

/** Answers at once and alike for everybody; what there is to do is done behind it. */
export const requestReset: Step = async (desk, request) => {
  const { email } = request.body as AuthBody<'request-password-reset'>;
  desk.later(
    (async () => {
      const user = await desk.db
        .selectFrom('users')
        .select('is_active')
        .where('email', '=', email)
        .executeTakeFirst();
      if (user?.is_active) await desk.ask({ ...request, caller: undefined, body: { email } });
    })(),
  );
  return { json: { status: true }, setCookies: [] };
};

/** Sets the password by a link of a letter, which works once; every session ends. */
export const resetPassword: Step = async (desk, request) => {
  const { newPassword, token } = request.body as AuthBody<'reset-password'>;
  const user = await personOfLink(desk, token);
  await checkPassword(desk.config.people.breachUrl, newPassword);
  await checkUnused(desk.db, user.id, newPassword);
  const answer = await desk.ask({ ...request, caller: undefined, query: {}, body: { newPassword, token } });
  const refusal = refusalOf(answer);
  if (refusal) throw refusal;
  // Who reads the address's mail has shown that it is theirs.
  await desk.db.updateTable('users').set({ email_verified: true }).where('id', '=', user.id).execute();
  await forgetFailures(desk.db, user.email);
  await writeAudit(desk.db, {
    ...{ action: 'password.reset', resource: `user:${user.id}`, category: 'sign_in' },
    ...{ userId: user.id, organizationId: await currentOrganization(desk.db, user.id) },
    ipAddress: request.from.ipAddress,
  });
  const told = passwordChangedLetter(user.email, user.name, request.from.origin);
  desk.post.send(`password-changed:${user.id}`, told);
  return { json: { status: true }, setCookies: [], signedOut: user.id };
};

/** Looked at before the link is used up: a password that is refused costs nobody their link. */
async function personOfLink({ db }: SignInDesk, token: string) {
  const user = await personOfVerification(db, `reset-password:${token}`);
  if (user) return user;
  throw new AppError('sign_in_link_invalid', 'This link was used already or is too old. Ask for a new one.');
}
