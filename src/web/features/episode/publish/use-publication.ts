import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody } from '../../../../kernel/contracts/api/api.ts';
import { call, errorSentence } from '../../../lib/api/api.ts';
import { keys } from '../../../lib/api/queries.ts';
import { showToast } from '../../../lib/toast-store.ts';
import type { Episode } from '../types.ts';

export type PublicationChange = CallBody<'changePublication'>;

/** Publishing, saying who hears it, and taking it back. */
export function usePublication(episodeId: string) {
  const client = useQueryClient();
  const params = { episodeId };
  const onSuccess = (episode: Episode) => {
    client.setQueryData(keys.episode(episodeId), episode);
    for (const queryKey of [keys.episodes, keys.discover, keys.summary])
      void client.invalidateQueries({ queryKey });
  };
  const save = useMutation({
    mutationFn: async ({ change, isPublished }: { change: PublicationChange; isPublished: boolean }) => {
      if (!isPublished) await call('publishEpisode', { params });
      return call('changePublication', { params, body: change });
    },
    onSuccess(episode, { isPublished }) {
      onSuccess(episode);
      showToast(isPublished ? 'Who hears it is changed.' : 'The episode is published.');
    },
  });
  const renewLink = useMutation({
    mutationFn: () => call('changePublication', { params, body: { newLink: true } }),
    onSuccess(episode) {
      onSuccess(episode);
      showToast('There is a new link. The one before leads nowhere now.');
    },
    onError: (error) => showToast(errorSentence(error), { bad: true }),
  });
  const takeBack = useMutation({
    mutationFn: () => call('unpublishEpisode', { params }),
    onSuccess(episode) {
      onSuccess(episode);
      showToast('The episode is taken back: nobody else hears it now.');
    },
    onError: (error) => showToast(errorSentence(error), { bad: true }),
  });
  return { save, renewLink, takeBack };
}
