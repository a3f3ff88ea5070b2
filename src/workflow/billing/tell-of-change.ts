import { enqueueEmail } from '../../accounts/emails/enqueue-email.ts';
import { notify } from '../../accounts/notifications/notify.ts';
import { findAddress } from '../../accounts/people/find-address.ts';
import type { SubscriptionRow } from '../../billing/subscription-rows.ts';
import type { BillingState } from '../../kernel/rules/billing/subscription-states.ts';
import { planLabel } from '../../kernel/rules/plans.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Service } from '../service.ts';

interface Change {
  before: SubscriptionRow;
  after: SubscriptionRow;
  ownerId: string;
  now: Date;
}

interface Message {
  title: string;
  message: string;
  /** Also by mail: something is to be done. */
  isUrgent?: true;
}

/** What is said of a state that begins; null: nothing. */
const SAID: Record<BillingState, (row: SubscriptionRow) => Message | null> = {
  none: () => null,
  trialing: (row) => ({
    title: 'Your trial has begun',
    message: `The ${nameOf(row)} plan is yours until ${dayOf(row.trial_end)}; then it is paid for the first time.`,
  }),
  active: (row) => ({
    title: 'Your plan is active',
    message: `The ${nameOf(row)} plan is paid until ${dayOf(row.period_end)}.`,
  }),
  past_due: (row) => ({
    title: 'A payment failed',
    message: `Everything works on until ${dayOf(row.grace_until)}. Give another card on the page Billing before then.`,
    isUrgent: true,
  }),
  unpaid: () => ({
    title: 'Your plan is on hold',
    message: 'It could not be paid. Your episodes are kept, and open again as soon as it is paid.',
    isUrgent: true,
  }),
  canceled: () => ({
    title: 'Your plan has ended',
    message: 'Your episodes are kept, and you can take them with you on the page Billing.',
  }),
  paused: () => ({ title: 'Your plan is paused', message: 'Your episodes are kept until it goes on.' }),
};

/** Tells the owner of a state that begins: once, in the transaction that writes it. */
export async function tellOfChange(
  { events, queue, config }: Pick<Service, 'events' | 'queue' | 'config'>,
  trx: Queries,
  { before, after, ownerId }: Change,
): Promise<void> {
  if (before.state === after.state) return;
  const said = SAID[after.state](after);
  if (!said) return;
  await notify(trx, events, {
    userId: ownerId,
    type: 'system_alert',
    title: said.title,
    message: said.message,
    organizationId: after.organization_id,
    data: { path: '/billing' },
  });
  if (!said.isUrgent) return;
  const address = await findAddress(trx, ownerId);
  if (!address) return;
  const { publicUrl } = config.service;
  const link = publicUrl ? `\n\n${publicUrl}/billing` : '';
  await enqueueEmail(
    queue,
    trx,
    { letter: { to: address, subject: `Afterword: ${said.title}`, text: `${said.message}${link}\n` } },
    { group: after.organization_id, hours: 72 },
  );
}

function nameOf({ plan }: SubscriptionRow): string {
  return plan === null ? 'chosen' : planLabel(plan);
}

function dayOf(time: Date | null): string {
  return time?.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }) ?? 'its end';
}
