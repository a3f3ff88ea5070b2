import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';

/** What this installation offers, and whether one can pay for it here. */
export const offersQuery = queryOptions({
  queryKey: ['offers'] as const,
  queryFn: ({ signal }) => call('listPlans', { signal }),
});
