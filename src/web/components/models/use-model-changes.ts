import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, errorSentence } from '../../lib/api/api.ts';
import { keys } from '../../lib/api/queries.ts';
import type { Models } from '../../lib/models/models-query.ts';
import { showToast } from '../../lib/toast-store.ts';

/** Has models installed, one after the other. */
export function useInstall() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (names: readonly string[]) => {
      for (const name of names) await call('installModel', { body: { name } });
    },
    onError: (error) => showToast(errorSentence(error), { bad: true }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.models }),
  });
}

export function useCancelInstall() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (installId: string) => call('cancelModelInstall', { params: { installId } }),
    onError: (error) => showToast(errorSentence(error), { bad: true }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.models }),
  });
}

/** Voices come and go with their models: no event tells of them where pages poll. */
export function useVoicesOf({ models }: Models): void {
  const client = useQueryClient();
  const ids = models.map(({ id }) => id).join(' ');
  const before = useRef(ids);
  useEffect(() => {
    if (before.current !== ids) void client.invalidateQueries({ queryKey: keys.voices });
    before.current = ids;
  }, [client, ids]);
}
