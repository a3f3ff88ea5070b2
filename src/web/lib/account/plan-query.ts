import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { keys } from '../api/queries.ts';

/** One's profile for its plan and the plan one asked for. Apart from the settings, whose choices no event may overtake. */
export const planQuery = queryOptions({
  queryKey: keys.plan,
  queryFn: ({ signal }) => call('readProfile', { signal }),
});
