import { sql } from 'kysely';
import type { Queries } from '../platform/db/database.ts';
import type { PaymentProvider } from './provider.ts';

/** Something that a provider says has happened. What it means is asked of the provider, not read in it. */
export interface BillingEvent {
  provider: PaymentProvider['name'];
  id: string;
  type: string;
  /** Null: of nobody in particular. */
  customerId: string | null;
  sentAt: Date;
}

/** Keeps an event. @returns false when it was kept before */
export async function keepEvent(
  trx: Queries,
  event: BillingEvent,
  organizationId: string | undefined,
): Promise<boolean> {
  const kept = await trx
    .insertInto('billing_events')
    .values({
      provider: event.provider,
      id: event.id,
      type: event.type,
      customer_id: event.customerId,
      organization_id: organizationId ?? null,
      sent_at: event.sentAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** A provider sends an event again for three days at most; after 90 nobody asks for it either. */
export async function sweepBillingEvents(db: Queries): Promise<void> {
  await db
    .deleteFrom('billing_events')
    .where('received_at', '<', sql<Date>`now() - interval '90 days'`)
    .execute();
}
