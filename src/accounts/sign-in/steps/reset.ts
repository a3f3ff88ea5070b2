import { AppError } from '../../../kernel/errors.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { currentOrganization } from '../../profiles/current-organization.ts';
import { newAsking } from '../asking.ts';
import type { AuthBody } from '../auth-paths.ts';
import { refusalOf, type SignInDesk } from '../desk.ts';
import { passwordChangedLetter } from '../letters.ts';
import { forgetFailures } from '../lockout.ts';
import { checkPassword, checkUnused } from '../password-rules.ts';
import { personOfVerification } from '../person-of-verification.ts';
import type { Step } from '../step.ts';

/** The same is done for everybody: who has the address is looked up when the letter is sent. */
export const requestReset: Step = async (desk, { body, from }) => {
  const { email } = body as AuthBody<'request-password-reset'>;
  await desk.post(`reset:${email}`, { asked: 'reset', email, origin: from.origin });
  return { json: { status: true }, setCookies: [] };
};

/** Sets the password by a link of a letter, which works once; every session ends. */
export const resetPassword: Step = async (desk, request) => {
  const { newPassword, token } = request.body as AuthBody<'reset-password'>;
  const user = await personOfLink(desk, token);
  await checkPassword(desk.config.people.breachUrl, newPassword);
  await checkUnused(desk.db, user.id, newPassword);
  const asking = newAsking(request.from);
  const told = passwordChangedLetter(user.email, user.name, request.from.origin);
  asking.onPassword = (trx) => desk.post(`password-changed:${user.id}`, { letter: told }, trx);
  const asked = { ...request, caller: undefined, query: {}, body: { newPassword, token } };
  const answer = await desk.ask(asked, asking);
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
  return { json: { status: true }, setCookies: [], signedOut: user.id };
};

/** Looked at before the link is used up: a password that is refused costs nobody their link. */
async function personOfLink({ db }: SignInDesk, token: string) {
  const user = await personOfVerification(db, `reset-password:${token}`);
  if (user) return user;
  throw new AppError('sign_in_link_invalid', 'This link was used already or is too old. Ask for a new one.');
}
