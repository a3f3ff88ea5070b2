import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { keys } from '../../lib/queries.ts';

/** Stopping, and going on. */
export function useMaking(episodeId: string) {
  const client = useQueryClient();
  const params = { episodeId };
  const refresh = () => client.invalidateQueries({ queryKey: keys.episode(episodeId) });
  const cancel = useMutation({
    mutationFn: () => call('cancelEpisode', { params }),
    onSuccess: (episode) => client.setQueryData(keys.episode(episodeId), episode),
    onSettled: refresh,
  });
  const retry = useMutation({
    mutationFn: () => call('retryEpisode', { params }),
    onSuccess: (episode) => client.setQueryData(keys.episode(episodeId), episode),
    onSettled: refresh,
  });
  return { cancel, retry };
}

/** Changing a line, and taking that back. */
export function useScriptChanges(episodeId: string) {
  const client = useQueryClient();
  const onSuccess = (script: Awaited<ReturnType<typeof call<'undoScript'>>>) => {
    client.setQueryData(keys.script(episodeId), script);
    void client.invalidateQueries({ queryKey: keys.episode(episodeId), exact: true });
  };
  const change = useMutation({
    mutationFn: ({ turnId, ...body }: { turnId: string; text: string; revision: number }) =>
      call('changeTurn', { params: { episodeId, turnId }, body }),
    onSuccess,
  });
  const undo = useMutation({
    mutationFn: () => call('undoScript', { params: { episodeId } }),
    onSuccess,
  });
  return { change, undo };
}
