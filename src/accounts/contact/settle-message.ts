import { type Selectable, sql } from 'kysely';
import { compact } from '../../kernel/compact.ts';
import type { CallResponse, CheckedBody } from '../../kernel/contracts/api/api.ts';
import { callPath } from '../../kernel/contracts/calls.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { enqueueEmail } from '../emails/enqueue-email.ts';
import { FORM_POSTAGE } from '../forms/notify-admins.ts';
import { type Actor, inTransaction } from '../in-transaction.ts';
import { agreedCallEmail, timeInWords } from './contact-emails.ts';
import type { FormsContext } from './store-message.ts';

export type ContactRow = Selectable<Tables['contact_messages']>;
export type ContactView = CallResponse<'settleContactMessage'>;

/** What is answered is of no use to anybody after so long. */
const KEPT_DAYS = 365;

/**
 * Says what became of a message. A time that is agreed on is mailed to whoever proposed it.
 *
 * @throws AppError not_found, conflict: the time is none of those proposed
 */
export function settleMessage(
  context: FormsContext,
  by: Actor & { mailOrigin: string | undefined },
  id: string,
  { state, agreedTime }: CheckedBody<'settleContactMessage'>,
): Promise<ContactView> {
  return inTransaction(context, async (trx) => {
    const row = await trx
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError('not_found', 'There is no such message.');
    const agreed = agreedTime === undefined ? row.agreed_time : proposedTime(row, agreedTime);
    const updated = await trx
      .updateTable('contact_messages')
      .set({ state, agreed_time: agreed, settled_by: by.userId, settled_at: sql<Date>`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (agreed && agreed.getTime() !== row.agreed_time?.getTime()) {
      const url = by.mailOrigin && `${by.mailOrigin}${callPath('readCallCalendar', { callId: id })}`;
      const letter = agreedCallEmail(
        row.email,
        timeInWords(agreed, row.time_zone ?? 'UTC'),
        url || undefined,
      );
      await enqueueEmail(context.queue, trx, { letter }, FORM_POSTAGE);
    }
    await writeAudit(trx, {
      action: 'contact.settled',
      resource: `contact:${id}`,
      category: 'platform',
      userId: by.userId,
      ipAddress: by.ipAddress,
      details: { state },
    });
    return contactView(updated);
  });
}

function proposedTime(row: ContactRow, time: string): Date {
  const wanted = new Date(time).getTime();
  const found = row.proposed_times?.find((proposed) => proposed.getTime() === wanted);
  if (!found) throw new AppError('conflict', 'The time must be one of those that were proposed.');
  return found;
}

/** @throws AppError not_found */
export function deleteMessage(context: FormsContext, by: Actor, id: string): Promise<void> {
  return inTransaction(context, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('contact_messages')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('not_found', 'There is no such message.');
    await writeAudit(trx, {
      action: 'contact.deleted',
      resource: `contact:${id}`,
      category: 'platform',
      userId: by.userId,
      ipAddress: by.ipAddress,
    });
  });
}

export function contactView(row: ContactRow): ContactView {
  return compact({
    id: row.id,
    topic: row.topic,
    name: row.name,
    email: row.email,
    organization: row.organization ?? undefined,
    message: row.message,
    state: row.state,
    proposedTimes: row.proposed_times?.map((time) => time.toISOString()),
    timeZone: row.time_zone ?? undefined,
    agreedTime: row.agreed_time?.toISOString(),
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString(),
  });
}

/** Forgets messages that were settled a year ago. */
export async function sweepMessages({ db }: Database): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where('settled_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}
