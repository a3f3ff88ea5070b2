import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallResponse } from '../../../../kernel/contracts/api/api.ts';
import { call, errorSentence } from '../../../lib/api/api.ts';
import { showToast } from '../../../lib/toast-store.ts';

export type ContactMessage = CallResponse<'listContactMessages'>['messages'][number];
export type PrivacyRequest = CallResponse<'listPrivacyRequests'>['requests'][number];
export type Incident = CallResponse<'readStatus'>['incidents'][number];

const PAGE = 50;

export const messagesQuery = infiniteQueryOptions({
  queryKey: ['platform', 'contact-messages'] as const,
  queryFn: ({ signal, pageParam }) =>
    call('listContactMessages', { query: { cursor: pageParam, limit: PAGE }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.cursor,
  staleTime: 0,
});

export const privacyRequestsQuery = infiniteQueryOptions({
  queryKey: ['platform', 'privacy-requests'] as const,
  queryFn: ({ signal, pageParam }) =>
    call('listPrivacyRequests', { query: { cursor: pageParam, limit: PAGE }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.cursor,
  staleTime: 0,
});

export const statusQuery = queryOptions({
  queryKey: ['platform', 'status'] as const,
  queryFn: ({ signal }) => call('readStatus', { signal }),
  staleTime: 0,
});

/** Does something about what strangers sent, and has its list asked for again. @param done what the toast says */
export function useSettle<T>(
  queryKey: readonly string[],
  work: (input: T) => Promise<unknown>,
  done: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: async () => {
      showToast(done);
      await client.invalidateQueries({ queryKey });
    },
    onError: (error) => showToast(errorSentence(error), { bad: true }),
  });
}
