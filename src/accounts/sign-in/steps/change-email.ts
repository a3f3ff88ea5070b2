import { AppError } from '../../../kernel/errors.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { findLink, useLink } from '../../emails/account-links.ts';
import { changeUndoneLetter, emailChangedLetter } from '../../emails/email-texts.ts';
import { currentOrganization } from '../../profiles/current-organization.ts';
import { sayProfileChanged } from '../../profiles/say-profile-changed.ts';
import { changeAddress, undoAddressChange } from '../address-changes.ts';
import type { AuthBody } from '../auth-paths.ts';
import type { AuthRequest } from '../auth-request.ts';
import type { SignInDesk } from '../desk.ts';
import { isTakenAddress } from '../is-taken-address.ts';
import { requireReauthentication } from '../reauthentication.ts';
import { requireMailOrigin } from '../require-mail-origin.ts';
import type { Step } from '../step.ts';
import { audit, personOf } from './account.ts';

const CHANGED_PAGE = '/settings?email=changed';

/** Changes nothing yet: the new address gets a letter, whose link changes it. */
export const changeEmail: Step = async (desk, request) => {
  const { newEmail } = request.body as AuthBody<'change-email'>;
  const { caller, from } = request;
  const user = await personOf(desk, caller);
  const sessionId = caller?.sessionId ?? '';
  await requireReauthentication(desk.db, sessionId);
  if (newEmail === user.email) throw new AppError('input_invalid', 'This is your e-mail address already.');
  // Whether somebody has the new address already is found out when the letter is sent.
  await desk.post(`verify:${newEmail}`, {
    asked: 'change_email',
    email: newEmail,
    origin: requireMailOrigin(from),
    sessionId,
  });
  await audit(desk, request, user.id, 'email.change_requested');
  return { json: { status: true }, setCookies: [] };
};

/**
 * The link of that letter. It counts where the person is signed in and nowhere else, so whoever reads
 * the new address's mail needs the account as well, and a program that opens links changes nothing.
 */
export const confirmEmail: Step = async (desk, request) => {
  const { caller, query } = request;
  const token = query.token ?? '';
  const link = await findLink(desk.db, 'change_email', token);
  if (!caller) return { location: `/auth?error=${link ? 'sign_in_first' : 'invalid_token'}`, setCookies: [] };
  if (!link) return { location: '/settings?error=invalid_token', setCookies: [] };
  if (link.userId !== caller.userId) return { location: '/settings?error=invalid_user', setCookies: [] };
  const isChanged = await change(desk, request, link.userId, link.email, token);
  return { location: isChanged ? CHANGED_PAGE : '/settings?error=invalid_token', setCookies: [] };
};

async function change(
  desk: SignInDesk,
  { from }: AuthRequest,
  userId: string,
  newEmail: string,
  token: string,
): Promise<boolean> {
  try {
    return await desk.db.transaction().execute(async (trx) => {
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
      await sayProfileChanged(trx, desk.events, userId);
      if (!oldEmail) return true;
      const undoUrl = undoToken && from.mailOrigin && `${from.mailOrigin}/auth#undo=${undoToken}`;
      const letter = emailChangedLetter(oldEmail, name, newEmail, undoUrl || undefined);
      // Each change has a letter of its own: without it nobody could undo that one.
      await desk.postAlways({ letter }, trx);
      return true;
    });
  } catch (error) {
    if (isTakenAddress(error)) return false;
    throw error;
  }
}

/** By the link that the old address was sent: see `undoAddressChange`. */
export const undoEmail: Step = async (desk, { body, from }) => {
  const { token } = body as AuthBody<'undo-email'>;
  const origin = requireMailOrigin(from);
  const undone = await desk.db.transaction().execute(async (trx) => {
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
    await desk.postAlways({ asked: 'reset', email, origin }, trx);
    if (done.undone) await desk.postAlways({ letter: changeUndoneLetter(done.undone, name, email) }, trx);
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
