import type { JobHandler } from '../../platform/queue/job.ts';
import { syncBilling } from '../billing/sync-billing.ts';
import { SYNC_BILLING } from '../job-definitions/billing-job.ts';
import type { Service } from '../service.ts';

/** Reads how an organization stands with the payment provider. */
export function syncBillingHandler(
  service: Pick<Service, 'config' | 'database' | 'events' | 'queue'>,
): JobHandler<{ organizationId: string }> {
  return {
    definition: SYNC_BILLING,
    handle: async ({ organizationId }) => {
      await syncBilling(service, organizationId);
    },
  };
}
