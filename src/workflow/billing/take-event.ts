import { type BillingEvent, keepEvent } from '../../billing/event-rows.ts';
import { findCustomer } from '../../billing/subscription-rows.ts';
import type { Queries } from '../../platform/db/database.ts';
import { SYNC_BILLING } from '../job-definitions/billing-job.ts';
import type { Service } from '../service.ts';

/**
 * Takes an event of the provider's: kept, and a job that asks the provider how things stand, in one
 * transaction. So it may come twice, late, early or in any order, and a crash between the two is none.
 *
 * @returns what became of it; `unknown`: nobody here is that customer
 */
export function takeEvent(
  { database, queue }: Pick<Service, 'database' | 'queue'>,
  event: BillingEvent,
): Promise<'taken' | 'repeated' | 'unknown'> {
  return database.db.transaction().execute(async (trx) => {
    const organizationId =
      event.customerId === null ? undefined : await findCustomer(trx, event.provider, event.customerId);
    if (!(await keepEvent(trx, event, organizationId))) return 'repeated';
    if (organizationId === undefined) return 'unknown';
    await enqueueSync(queue, trx, organizationId);
    return 'taken';
  });
}

/** Has an organization's standing asked for, once the transaction commits. */
export async function enqueueSync(
  queue: Service['queue'],
  trx: Queries,
  organizationId: string,
): Promise<void> {
  await queue.enqueue(trx, SYNC_BILLING, { organizationId }, { group: organizationId });
}
