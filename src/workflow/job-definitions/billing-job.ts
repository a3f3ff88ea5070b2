import { z } from 'zod';
import type { JobDefinition } from '../../platform/queue/job.ts';

/** Asks the payment provider how an organization stands. */
export const SYNC_BILLING: JobDefinition<{ organizationId: string }> = {
  id: 'sync-billing',
  payload: z.object({ organizationId: z.uuid() }),
  // Doubled from ten seconds: half a day in all.
  retries: 12,
  retryDelaySeconds: 10,
  expireSeconds: 120,
  atOnce: 4,
};

/** Ends what a customer pays for: their organization is gone. */
export const END_BILLING: JobDefinition<{ customerId: string }> = {
  id: 'end-billing',
  payload: z.object({ customerId: z.string() }),
  retries: 12,
  retryDelaySeconds: 10,
  expireSeconds: 120,
  atOnce: 1,
};
