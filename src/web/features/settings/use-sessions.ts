import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, errorSentence } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';

const KEY = ['sessions'] as const;

/** Where one is signed in. */
export function useSessions() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('listSessions', { signal }), staleTime: 0 });
}

/** Signs out one of them, or all but this one. */
export function useEndSessions() {
  const client = useQueryClient();
  const settled = {
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
    onError: (error: unknown) => {
      showToast('Error', { description: errorSentence(error), bad: true });
    },
  };
  const one = useMutation({
    mutationFn: (sessionId: string) => call('endOtherSession', { params: { sessionId } }),
    onSuccess: () => {
      showToast('Signed out there');
    },
    ...settled,
  });
  const others = useMutation({
    mutationFn: () => call('endOtherSessions'),
    onSuccess: ({ ended }) => {
      showToast(ended === 1 ? 'One other session was signed out' : `${ended} other sessions were signed out`);
    },
    ...settled,
  });
  return { one, others };
}
