import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';

/** Which ways in this server offers; it does not change while it runs. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call('readSignInOptions', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Said wherever a message was sent by a server that has no mail service. */
export const OUTBOX_HINT =
  'This server has no mail service yet. Its administrator finds the message in the outbox and can hand you the link.';
