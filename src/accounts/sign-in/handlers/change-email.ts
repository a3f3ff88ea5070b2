import { AppError } from '../../../kernel/errors.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { findLink, useLink } from '../../emails/account-links.ts';
import { addressChangedEmail, changeUndoneEmail } from '../../emails/email-texts.ts';
import { currentOrganization } from '../../profiles/current-organization.ts';
import { notifyProfileChanged } from '../../profiles/notify-profile-changed.ts';
import { changeAddress, undoAddressChange } from '../address-changes.ts';
import type { AuthBody } from '../auth-paths.ts';
import type { AuthRequest } from '../auth-request.ts';
import type { Handler } from '../handler.ts';
import { isTakenAddress } from '../is-taken-address.ts';
import { requireReauthentication } from '../reauthentication.ts';
import { requireMailOrigin } from '../require-mail-origin.ts';
import type { SignInContext } from '../sign-in-context.ts';
import { audit, requirePersonWithEmail } from './account.ts';

const CHANGED_PAGE = '/settings?email=changed';

/** Changes nothing yet: the new address gets an email, whose link changes it. */
export const changeEmail: Handler = async (context, request) => {
  const { newEmail } = request.body as AuthBody<'change-email'>;
  const { caller, from } = request;
  const user = await requirePersonWithEmail(context, caller);
  const sessionId = caller?.sessionId ?? '';
  await requireReauthentication(context.db, sessionId);
  if (newEmail === user.email) throw new AppError('input_invalid', 'This is your e-mail address already.');
  // Whether somebody has the new address already is found out when the email is sent.
  await context.post(`verify:${newEmail}`, {
    asked: 'change_email',
    email: newEmail,
    origin: requireMailOrigin(from),
    sessionId,
  });
  await audit(context, request, user.id, 'email.change_requested');
  return { json: { status: true }, setCookies: [] };
};

/**
 * The link of that email. It counts where the person is signed in and nowhere else, so whoever reads
 * the new address's mail needs the account as well, and a program that opens links changes nothing.
 */
export const confirmEmail: Handler = async (context, request) => {
  const { caller, query } = request;
  const token = query.token ?? '';
  const link = await findLink(context.db, 'change_email', token);
  if (!caller) return { location: `/auth?error=${link ? 'sign_in_first' : 'invalid_token'}`, setCookies: [] };
  if (!link) return { location: '/settings?error=invalid_token', setCookies: [] };
  if (link.userId !== caller.userId) return { location: '/settings?error=invalid_user', setCookies: [] };
  const isChanged = await change(context, request, link.userId, link.email, token);
  return { location: isChanged ? CHANGED_PAGE : '/settings?error=invalid_token', setCookies: [] };
};

async function change(
  context: SignInContext,
  { from }: AuthRequest,
  userId: string,
  newEmail: string,
  token: string,
): Promise<boolean> {
  try {
    return await context.db.transaction().execute(async (trx) => {
      if (!(await useLink(trx, 'change_email', token))) return false;
      const changed = await changeAddress(trx, userId, newEmail);
      if (!changed) return false;
      const { oldEmail, name, undoToken } = changed;
      await writeAudit(trx, {
        action: 'email.changed',
        resource: `user:${userId}`,
        category: 'sign_in',
        severity: 'high',
        userId,
        organizationId: await currentOrganization(trx, userId),
        ipAddress: from.ipAddress,
      });
      await notifyProfileChanged(trx, context.events, userId);
      if (!oldEmail) return true;
      const undoUrl = undoToken && from.mailOrigin && `${from.mailOrigin}/auth#undo=${undoToken}`;
      const mail = addressChangedEmail(oldEmail, name, newEmail, undoUrl || undefined);
      // Each change has an email of its own: without it nobody could undo that one.
      await context.postAlways({ letter: mail }, trx);
      return true;
    });
  } catch (error) {
    if (isTakenAddress(error)) return false;
    throw error;
  }
}

/** By the link that the old address was sent: see `undoAddressChange`. */
export const undoEmail: Handler = async (context, { body, from }) => {
  const { token } = body as AuthBody<'undo-email'>;
  const origin = requireMailOrigin(from);
  const undone = await context.db.transaction().execute(async (trx) => {
    const done = await undoAddressChange(trx, token);
    if (!done) return undefined;
    const { userId, email, name } = done;
    await writeAudit(trx, {
      action: 'email.change_undone',
      resource: `user:${userId}`,
      category: 'sign_in',
      severity: 'critical',
      userId,
      ipAddress: from.ipAddress,
      organizationId: await currentOrganization(trx, userId),
    });
    await context.postAlways({ asked: 'reset', email, origin }, trx);
    if (done.undone) await context.postAlways({ letter: changeUndoneEmail(done.undone, name, email) }, trx);
    return done;
  });
  if (!undone)
    throw new AppError(
      'sign_in_link_invalid',
      'This link was used already, or the 72 hours in which it undoes the change are over.',
    );
  const { email, userId } = undone;
  return { json: { status: true, email }, setCookies: [], signedOut: userId };
};
