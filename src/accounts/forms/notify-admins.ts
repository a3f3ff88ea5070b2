import type { Email } from '../../platform/mail/mail.ts';
import type { Queue } from '../../platform/queue/job.ts';
import type { EventStream } from '../../platform/realtime/event.ts';
import { enqueueEmail } from '../emails/enqueue-email.ts';
import type { AccountsTransaction } from '../in-transaction.ts';
import { notify } from '../notifications/notify.ts';
import { listPlatformAdmins } from '../platform/platform-admins.ts';

/** Mail of forms is sent in turn with no other, and is of use for a week. */
export const FORM_POSTAGE = { group: 'forms', hours: 7 * 24 };

/**
 * Tells those who administer this server of something a stranger sent, in the transaction that stores
 * it. The notification names nobody: it would outlive the person it is about.
 *
 * @param compose the email to one of them; absent: a notification alone
 */
export async function notifyAdmins(
  { queue, events }: { queue: Pick<Queue, 'enqueue'>; events: EventStream },
  trx: AccountsTransaction,
  about: { title: string; message: string; path: string },
  compose?: (to: string) => Email,
): Promise<void> {
  const ids = await listPlatformAdmins(trx);
  for (const userId of ids)
    await notify(trx, events, {
      userId,
      type: 'system_alert',
      title: about.title,
      message: about.message,
      data: { path: about.path },
    });
  if (!compose || ids.length === 0) return;
  const people = await trx.selectFrom('users').select('email').where('id', 'in', ids).execute();
  for (const { email } of people)
    if (email) await enqueueEmail(queue, trx, { letter: compose(email) }, FORM_POSTAGE);
}
