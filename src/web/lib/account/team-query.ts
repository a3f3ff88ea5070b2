import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { call } from '../api/api.ts';
import { keys } from '../api/queries.ts';

export type Team = CallResponse<'listTeam'>;
export type Member = Team['members'][number];
export type Invitation = Team['invitations'][number];

/** Members and open invitations of the organization one works in. */
export const teamQuery = queryOptions({
  queryKey: keys.team,
  queryFn: ({ signal }) => call('listTeam', { signal }),
});
