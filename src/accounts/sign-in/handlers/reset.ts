import { AppError } from '../../../kernel/errors.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { findLink, useLink } from '../../emails/account-links.ts';
import { passwordChangedEmail } from '../../emails/email-texts.ts';
import { currentOrganization } from '../../profiles/current-organization.ts';
import type { AuthBody } from '../auth-paths.ts';
import type { AuthRequest } from '../auth-request.ts';
import type { Handler } from '../handler.ts';
import { holdPerson } from '../hold-person.ts';
import { forgetFailures } from '../lockout.ts';
import { hashPassword } from '../password-hash.ts';
import { checkPassword, checkUnused } from '../password-rules.ts';
import { requireMailOrigin } from '../require-mail-origin.ts';
import type { SignInContext } from '../sign-in-context.ts';
import { writePassword } from '../write-password.ts';

/** The same is done for everybody: who has the address is looked up when the email is sent. */
export const requestReset: Handler = async (context, { body, from }) => {
  const { email } = body as AuthBody<'request-password-reset'>;
  await context.post(`reset:${email}`, { asked: 'reset', email, origin: requireMailOrigin(from) });
  return { json: { status: true }, setCookies: [] };
};

/** Sets the password by a link of an email, which works once; every session ends. */
export const resetPassword: Handler = async (context, request) => {
  const { newPassword, token } = request.body as AuthBody<'reset-password'>;
  const { db, config } = context;
  // Looked at before the link is used up: a password that is refused costs nobody their link.
  const link = await findLink(db, 'reset', token);
  if (!link) throw linkIsOver();
  await checkPassword(config.people.breachUrl, newPassword);
  await checkUnused(db, link.userId, newPassword);
  await write(context, request, { ...link, token, passwordHash: await hashPassword(newPassword) });
  return { json: { status: true }, setCookies: [], signedOut: link.userId };
};

function write(
  context: SignInContext,
  { from }: AuthRequest,
  input: { userId: string; token: string; passwordHash: string },
): Promise<void> {
  const { userId, token, passwordHash } = input;
  return context.db.transaction().execute(async (trx) => {
    const { email, name } = await holdPerson(trx, userId);
    if (!(await useLink(trx, 'reset', token)) || !email) throw linkIsOver();
    await writePassword(trx, userId, passwordHash);
    // Who reads the address's mail has shown that it is theirs.
    await trx.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
    await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await forgetFailures(trx, email);
    await writeAudit(trx, {
      action: 'password.reset',
      resource: `user:${userId}`,
      category: 'sign_in',
      userId,
      organizationId: await currentOrganization(trx, userId),
      ipAddress: from.ipAddress,
    });
    const mail = passwordChangedEmail(email, name, from.mailOrigin);
    await context.post(`password-changed:${userId}`, { letter: mail }, trx);
  });
}

function linkIsOver(): AppError {
  return new AppError('sign_in_link_invalid', 'This link was used already or is too old. Ask for a new one.');
}
