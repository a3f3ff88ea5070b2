import { randomUUID } from 'node:crypto';
import type { CheckedBody } from '../../kernel/contracts/api/api.ts';
import { callPath } from '../../kernel/contracts/calls.ts';
import { AppError } from '../../kernel/errors.ts';
import { CALL_WITHIN_DAYS, CONTACT_TOPICS, type ContactTopic } from '../../kernel/rules/public-forms.ts';
import type { Queue } from '../../platform/queue/job.ts';
import { enqueueEmail } from '../emails/enqueue-email.ts';
import { countForm } from '../forms/count-form.ts';
import { FORM_POSTAGE, notifyAdmins } from '../forms/notify-admins.ts';
import { type AccountsContext, inTransaction } from '../in-transaction.ts';
import { messageForAdmins, receiptEmail, timeInWords } from './contact-emails.ts';

export interface FormsContext extends AccountsContext {
  queue: Pick<Queue, 'enqueue'>;
}

/** Where a form came from, and what links in mail about it begin with. */
export interface FormFrom {
  ipAddress: string;
  mailOrigin: string | undefined;
}

interface NewMessage {
  topic: ContactTopic;
  name: string;
  email: string;
  organization?: string | undefined;
  message: string;
  times?: Date[];
  timeZone?: string;
}

const DAY_MS = 86_400_000;

/** @throws AppError too_many_requests */
export async function storeMessage(
  context: FormsContext,
  input: CheckedBody<'sendContactMessage'>,
  from: FormFrom,
): Promise<{ id: string; createdAt: string }> {
  await countForm(context.database, 'contact', from.ipAddress);
  return insertMessage(context, input, from);
}

/** @throws AppError input_invalid: times that are over, twice the same, or of no zone; too_many_requests */
export async function storeCallRequest(
  context: FormsContext,
  { times, timeZone, ...input }: CheckedBody<'requestCall'>,
  from: FormFrom,
): Promise<{ id: string; createdAt: string; calendarUrl: string }> {
  const dates = times.map((time) => new Date(time)).sort((a, b) => a.getTime() - b.getTime());
  checkTimes(dates, timeZone);
  await countForm(context.database, 'call', from.ipAddress);
  const made = await insertMessage(context, { ...input, topic: 'call', times: dates, timeZone }, from);
  return { ...made, calendarUrl: callPath('readCallCalendar', { callId: made.id }) };
}

function checkTimes(times: Date[], timeZone: string): void {
  const now = Date.now();
  if (new Set(times.map((time) => time.getTime())).size < times.length)
    throw refused('body.times', 'must be different times');
  if (times.some((time) => time.getTime() < now || time.getTime() > now + CALL_WITHIN_DAYS * DAY_MS))
    throw refused('body.times', `must be times to come, within ${CALL_WITHIN_DAYS} days`);
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw refused('body.timeZone', 'must be a time zone such as Europe/Berlin');
  }
}

function refused(place: string, message: string): AppError {
  return new AppError('input_invalid', `${place}: ${message}.`, {
    details: { faults: [{ place, message }] },
  });
}

function insertMessage(
  context: FormsContext,
  { topic, name, email, organization = '', message, times = [], timeZone }: NewMessage,
  { mailOrigin }: FormFrom,
): Promise<{ id: string; createdAt: string }> {
  const id = randomUUID();
  const createdAt = new Date();
  const inWords = times.map((time) => timeInWords(time, timeZone ?? 'UTC'));
  const calendarUrl =
    topic === 'call' && mailOrigin
      ? `${mailOrigin}${callPath('readCallCalendar', { callId: id })}`
      : undefined;
  const sent = { topic, name, email, organization: organization || null, message };
  return inTransaction(context, async (trx) => {
    await trx
      .insertInto('contact_messages')
      .values({
        id,
        ...sent,
        proposed_times: topic === 'call' ? times : null,
        time_zone: timeZone ?? null,
        created_at: createdAt,
      })
      .execute();
    await enqueueEmail(
      context.queue,
      trx,
      { letter: receiptEmail(email, topic, { times: inWords, calendarUrl }) },
      FORM_POSTAGE,
    );
    const about = {
      title: topic === 'call' ? 'A call was proposed' : 'A message has come',
      message: `By the form of /contact, about ${CONTACT_TOPICS[topic].toLowerCase()}.`,
      path: '/platform-admin#messages',
    };
    const page = mailOrigin && `${mailOrigin}${about.path}`;
    await notifyAdmins(context, trx, about, (to) =>
      messageForAdmins(to, { ...sent, times: inWords }, page || undefined),
    );
    return { id, createdAt: createdAt.toISOString() };
  });
}
