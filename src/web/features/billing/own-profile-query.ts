import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** One's own profile, with the plan one asked for. */
export const ownProfileQuery = queryOptions({
  queryKey: ['own-profile'] as const,
  queryFn: ({ signal }) => call('readProfile', { signal }),
});
