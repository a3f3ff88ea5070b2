import { writeAudit } from '../../accounts/audit/write-audit.ts';
import { type AccountsTransaction, inTransaction } from '../../accounts/in-transaction.ts';
import { applySubscription, holdOwner, settleCovered } from '../../accounts/platform/hold-subscription.ts';
import type { ProviderReading } from '../../billing/provider.ts';
import {
  findSubscription,
  listHeldBy,
  lockSubscription,
  type SubscriptionRow,
} from '../../billing/subscription-rows.ts';
import { AppError } from '../../kernel/errors.ts';
import { isOpenAt, profileOf } from '../../kernel/rules/billing/subscription-states.ts';
import type { Service } from '../service.ts';
import { findProvider } from './find-provider.ts';
import { standingOf } from './standing.ts';
import { tellOfChange } from './tell-of-change.ts';

type Around = Pick<Service, 'config' | 'database' | 'events' | 'queue'>;

/** Two that read at the same time: the one that read first reads again. */
const MOST_READINGS = 5;

/**
 * Reads how an organization stands with the payment provider and writes it down, with what follows for
 * the profile of its owner and the seats of its members. Called by a webhook's job, by the page after a
 * payment, by a button and by a timer; doing it twice changes nothing.
 *
 * @returns the row; undefined: there is no provider, or it is no customer
 */
export async function syncBilling(
  service: Around,
  organizationId: string,
): Promise<SubscriptionRow | undefined> {
  const provider = await findProvider(service);
  if (!provider) return undefined;
  for (let left = MOST_READINGS; left > 0; left -= 1) {
    const before = await findSubscription(service.database.db, organizationId);
    if (!before || before.provider !== provider.name) return before;
    const reading = await provider.read(before.customer_id);
    const after = await inTransaction(service, (trx) => writeReading(service, trx, { before, reading }));
    if (after) return after;
  }
  throw new AppError('conflict', 'The subscription is being changed from several places: try again.');
}

/** @returns undefined when another reading came between */
async function writeReading(
  service: Around,
  trx: AccountsTransaction,
  { before, reading }: { before: SubscriptionRow; reading: ProviderReading },
): Promise<SubscriptionRow | undefined> {
  const { organization_id: organizationId, holder_id: formerId } = before;
  const held = await holdOwner(trx, organizationId, formerId);
  if (!held) return before;
  const now = await lockSubscription(trx, organizationId);
  if (!now) return before;
  if (now.reading !== before.reading) return undefined;
  const { ownerId, covered } = held;
  const after = await trx
    .updateTable('subscriptions')
    .set({ ...standingOf(before, reading), holder_id: ownerId, reading: before.reading + 1 })
    .where('organization_id', '=', organizationId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const isChanged = before.state !== after.state || before.plan !== after.plan;
  if (isChanged) await auditChange(trx, before, after);
  for (const userId of new Set([ownerId, ...(formerId ? [formerId] : [])]))
    await settlePerson(service, trx, { userId, covered, about: before, now: reading.now });
  await tellOfChange(service, trx, { before, after, ownerId, now: reading.now });
  return after;
}

interface Settling {
  userId: string;
  covered: readonly string[];
  about: SubscriptionRow;
  now: Date;
}

/** Somebody may own several organizations: the best of what they pay for stands in their profile. */
async function settlePerson(
  { events }: Around,
  trx: AccountsTransaction,
  { userId, covered, about, now }: Settling,
): Promise<void> {
  const rows = await listHeldBy(trx, userId);
  const best = rows.find((row) => isOpenAt(standing(row), now)) ?? rows[0];
  const paid = best
    ? profileOf(standing(best), now)
    : { subscription_status: null, subscription_plan: null, stripe_customer_id: null };
  const customers = [about.customer_id, ...rows.map(({ customer_id }) => customer_id)];
  await applySubscription(trx, events, userId, { paid, customers });
  await settleCovered(trx, events, userId, covered);
}

function standing(row: SubscriptionRow) {
  return { state: row.state, plan: row.plan, customerId: row.customer_id, graceUntil: row.grace_until };
}

async function auditChange(
  trx: AccountsTransaction,
  before: SubscriptionRow,
  after: SubscriptionRow,
): Promise<void> {
  await writeAudit(trx, {
    action: 'subscription.changed',
    resource: `organization:${after.organization_id}`,
    category: 'organization',
    severity: 'medium',
    organizationId: after.organization_id,
    actor: after.provider,
    details: {
      from: { state: before.state, plan: before.plan },
      to: { state: after.state, plan: after.plan },
    },
  });
}
