import { AppError } from '../../kernel/errors.ts';
import type { JobHandler } from '../../platform/queue/job.ts';
import { findProvider } from '../billing/find-provider.ts';
import { END_BILLING } from '../job-definitions/billing-job.ts';
import type { Service } from '../service.ts';

/** Ends the subscriptions of a customer at once. One that the provider does not know pays for nothing. */
export function endBillingHandler(
  service: Pick<Service, 'config' | 'database'>,
): JobHandler<{ customerId: string }> {
  return {
    definition: END_BILLING,
    handle: async ({ customerId }) => {
      const provider = await findProvider(service);
      await provider?.end(customerId).catch((error: unknown) => {
        if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
      });
    },
  };
}
