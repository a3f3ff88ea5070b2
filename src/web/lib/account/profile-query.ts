import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';

/** One's own profile: what one wants to be told of, and the plan one asked for. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call('readProfile', { signal }),
});
