import { callCalendar } from '../../accounts/contact/call-calendar.ts';
import { findCall, listMessages } from '../../accounts/contact/list-messages.ts';
import { contactView, deleteMessage, settleMessage } from '../../accounts/contact/settle-message.ts';
import { storeCallRequest, storeMessage } from '../../accounts/contact/store-message.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Service } from '../service.ts';
import { cutPage, parseCursor } from '../store/paging.ts';
import { toActor } from './actor.ts';
import type { Call, CallInput, ServedText } from './call.ts';

export const sendContactMessage: Call<'sendContactMessage'> = (service, _who, { body }, from) =>
  storeMessage(service, body, from);

export const requestCall: Call<'requestCall'> = (service, _who, { body }, from) =>
  storeCallRequest(service, body, from);

/** Whoever has the address of the receipt may read the times; nothing else stands in it. */
export async function readCallCalendar(
  { database }: Service,
  _who: unknown,
  { params }: CallInput<'readCallCalendar'>,
): Promise<ServedText> {
  const row = await findCall(database.db, params.callId);
  if (!row?.proposed_times) throw new AppError('not_found', 'There is no such call.');
  const text = callCalendar({
    id: row.id,
    times: row.proposed_times,
    agreed: row.agreed_time,
    changedAt: row.settled_at ?? row.created_at,
  });
  return { text, mediaType: 'text/calendar; charset=utf-8', name: 'afterword-call.ics' };
}

export const listContactMessages: Call<'listContactMessages'> = async ({ database }, _who, { query }) => {
  const { state, cursor, limit } = query;
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  const rows = await listMessages(database.db, { state, limit, after });
  const { page, ...rest } = cutPage(rows, limit);
  return { messages: page.map(contactView), ...rest };
};

export const settleContactMessage: Call<'settleContactMessage'> = (service, who, { params, body }, from) =>
  settleMessage(service, { ...toActor(who, from), mailOrigin: from.mailOrigin }, params.messageId, body);

export const deleteContactMessage: Call<'deleteContactMessage'> = async (service, who, { params }, from) => {
  await deleteMessage(service, toActor(who, from), params.messageId);
  return null;
};
