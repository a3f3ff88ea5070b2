import type { Selectable } from 'kysely';
import { BILLING_STATES, STATE_FACTS } from '../kernel/rules/billing/subscription-states.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { PaymentProvider } from './provider.ts';

export type SubscriptionRow = Selectable<Tables['subscriptions']>;

/** What is known of an organization's subscription; undefined: it never began to pay. */
export function findSubscription(db: Queries, organizationId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
}

/** The same, held until the transaction ends. */
export function lockSubscription(trx: Queries, organizationId: string): Promise<SubscriptionRow | undefined> {
  return trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes an organization a customer of a provider; it stays the one that it is. */
export async function keepCustomer(
  db: Queries,
  organizationId: string,
  provider: PaymentProvider['name'],
  customerId: string,
): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({
      organization_id: organizationId,
      provider,
      customer_id: customerId,
      invoices: [],
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The organization that is this customer. */
export async function findCustomer(
  db: Queries,
  provider: PaymentProvider['name'],
  customerId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select('organization_id')
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.organization_id;
}

/** Subscriptions that stand in the profiles of these people, or did. */
export function listHeldBy(db: Queries, userId: string): Promise<SubscriptionRow[]> {
  return db.selectFrom('subscriptions').selectAll().where('holder_id', '=', userId).execute();
}

/** What the reading of a provider, or of its clock, may have changed since it was last looked at. */
export async function listDue(
  db: Queries,
  provider: PaymentProvider['name'],
  now: Date,
  stale: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('organization_id')
    .where('provider', '=', provider)
    .where((row) =>
      row.or([
        row('synced_at', 'is', null),
        row('synced_at', '<', stale),
        ...(['period_end', 'trial_end', 'cancel_at', 'grace_until'] as const).map((time) =>
          row.and([row(time, '<=', now), row(time, '>', row.ref('synced_at'))]),
        ),
      ]),
    )
    .limit(500)
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}

/** Every organization that is a customer of this provider. */
export async function listCustomers(db: Queries, provider: PaymentProvider['name']): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('organization_id')
    .where('provider', '=', provider)
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}

/** Subscriptions that go on, whatever of them is paid. */
export function listLive(
  db: Queries,
  provider: PaymentProvider['name'],
): Promise<Pick<SubscriptionRow, 'organization_id' | 'plan'>[]> {
  const live = BILLING_STATES.filter((state) => STATE_FACTS[state].isLive);
  return db
    .selectFrom('subscriptions')
    .select(['organization_id', 'plan'])
    .where('provider', '=', provider)
    .where('state', 'in', live)
    .execute();
}
