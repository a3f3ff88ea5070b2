import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { call } from '../api/api.ts';
import { keys } from '../api/queries.ts';

export type Billing = CallResponse<'readBilling'>;

/** How one's organization stands. Below the plan's key: what changes a profile changes it. */
export const billingQuery = queryOptions({
  queryKey: [...keys.plan, 'billing'] as const,
  queryFn: ({ signal }) => call('readBilling', { signal }),
  staleTime: 0,
});
