import { findSubscription } from '../../billing/subscription-rows.ts';
import { STATE_FACTS } from '../../kernel/rules/billing/subscription-states.ts';
import type { Queries } from '../../platform/db/database.ts';
import { END_BILLING } from '../job-definitions/billing-job.ts';
import type { Service } from '../service.ts';

/** Nobody pays for an organization that is removed: called in the transaction that does so. */
export async function endWithOrganization(
  { queue }: Pick<Service, 'queue'>,
  trx: Queries,
  organizationId: string,
): Promise<void> {
  const row = await findSubscription(trx, organizationId);
  if (!row || !STATE_FACTS[row.state].isLive) return;
  // Not of its group: those jobs go with it.
  await queue.enqueue(trx, END_BILLING, { customerId: row.customer_id }, { group: 'billing' });
}
