import { randomUUID } from 'node:crypto';
import type { CallResponse, CheckedBody } from '../../../kernel/contracts/api/api.ts';
import { AppError } from '../../../kernel/errors.ts';
import {
  PRIVACY_CONFIRM_HOURS,
  PRIVACY_DUE_DAYS,
  PRIVACY_REQUESTS,
} from '../../../kernel/rules/public-forms.ts';
import type { FormFrom, FormsContext } from '../../contact/store-message.ts';
import { enqueueEmail } from '../../emails/enqueue-email.ts';
import { countForm } from '../../forms/count-form.ts';
import { FORM_POSTAGE, notifyAdmins } from '../../forms/notify-admins.ts';
import { inTransaction } from '../../in-transaction.ts';
import { notify } from '../../notifications/notify.ts';
import { hashOfToken, newToken } from '../../secret-token.ts';
import { confirmationEmail, requestForAdminsEmail } from './request-emails.ts';
import { findByToken, requestView } from './request-rows.ts';

type OwnView = CallResponse<'readPrivacyRequest'>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * Takes a request and mails the link that confirms it. The answer is the same whether anybody has an
 * account with the address or not.
 *
 * @throws AppError too_many_requests; mail_failed: this server does not know its own address
 */
export async function createRequest(
  context: FormsContext,
  { kind, email, name, details }: CheckedBody<'createPrivacyRequest'>,
  { ipAddress, mailOrigin }: FormFrom,
): Promise<{ confirmUntil: string }> {
  if (!mailOrigin)
    throw new AppError(
      'mail_failed',
      'No link can be mailed: whoever runs this server has to set AFTERWORD_URL first.',
    );
  await countForm(context.database, 'privacy', ipAddress);
  await countForm(context.database, 'privacyEmail', email);
  const token = newToken();
  const createdAt = new Date();
  await inTransaction(context, async (trx) => {
    await trx
      .insertInto('privacy_requests')
      .values({
        id: randomUUID(),
        kind,
        email,
        name: name || null,
        details: details || null,
        token_hash: hashOfToken(token),
        created_at: createdAt,
      })
      .execute();
    const letter = confirmationEmail(email, kind, `${mailOrigin}/privacy-requests/follow?token=${token}`);
    await enqueueEmail(context.queue, trx, { letter }, { ...FORM_POSTAGE, hours: PRIVACY_CONFIRM_HOURS });
  });
  return { confirmUntil: new Date(createdAt.getTime() + PRIVACY_CONFIRM_HOURS * HOUR_MS).toISOString() };
}

/**
 * The address is theirs: the month to answer begins. Doing it again changes nothing. Whoever has an
 * account with the address is told in it, too: a mailbox may be read by another.
 *
 * @throws AppError not_found, conflict: it was withdrawn or settled
 */
export function confirmRequest(
  context: FormsContext,
  token: string,
  { mailOrigin }: Pick<FormFrom, 'mailOrigin'>,
): Promise<OwnView> {
  return inTransaction(context, async (trx) => {
    const row = await findByToken(trx, token);
    if (row.state === 'open') return requestView(row);
    if (row.state !== 'unconfirmed') throw new AppError('conflict', 'The request is closed.');
    const confirmedAt = new Date();
    const dueAt = new Date(confirmedAt.getTime() + PRIVACY_DUE_DAYS * DAY_MS);
    const confirmed = await trx
      .updateTable('privacy_requests')
      .set({ state: 'open', confirmed_at: confirmedAt, due_at: dueAt })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { label } = PRIVACY_REQUESTS[row.kind];
    const about = {
      title: 'A privacy request has come',
      message: `${label}, to be answered by ${dueAt.toISOString().slice(0, 10)}.`,
      path: '/platform-admin#privacy',
    };
    const page = mailOrigin && `${mailOrigin}${about.path}`;
    await notifyAdmins(context, trx, about, (to) =>
      requestForAdminsEmail(to, row.kind, dueAt, page || undefined),
    );
    const owner = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', row.email)
      .executeTakeFirst();
    if (owner)
      await notify(trx, context.events, {
        userId: owner.id,
        type: 'system_alert',
        title: `${label} was asked for with your e-mail address`,
        message:
          'If that was not you, withdraw it by the link in the email, and change the password of your mailbox.',
        data: { path: '/settings' },
      });
    return requestView(confirmed);
  });
}

/** @throws AppError not_found, conflict: it is settled */
export function withdrawRequest(context: FormsContext, token: string): Promise<OwnView> {
  return inTransaction(context, async (trx) => {
    const row = await findByToken(trx, token);
    if (row.state === 'withdrawn') return requestView(row);
    if (row.state !== 'open' && row.state !== 'unconfirmed')
      throw new AppError('conflict', 'The request is closed.');
    const withdrawn = await trx
      .updateTable('privacy_requests')
      .set({ state: 'withdrawn', settled_at: new Date() })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return requestView(withdrawn);
  });
}
