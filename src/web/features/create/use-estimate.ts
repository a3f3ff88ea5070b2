import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { ApiError, call } from '../../lib/api/api.ts';
import { useDebounced } from '../../lib/fields/use-debounced.ts';
import { showToast } from '../../lib/toast-store.ts';
import type { EpisodeOptions } from './choices.ts';
import { forgetVoices } from './draft.ts';
import { type SourceView, usableIds } from './use-sources.ts';

export type Estimate = CallResponse<'createEstimate'>;

/** What the episode would be; asked for again a moment after something was changed. */
export function useEstimate(sources: readonly SourceView[], options: EpisodeOptions) {
  const request = useDebounced(JSON.stringify({ sourceIds: usableIds(sources), options }), 300);
  // A source that was read meanwhile changes the answer, though not the question.
  const read = sources.map(({ source }) => source?.status ?? '').join();
  const estimate = useQuery({
    queryKey: ['estimate', request, read],
    queryFn: ({ signal }) => call('createEstimate', { body: JSON.parse(request), signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { error } = estimate;
  useEffect(() => {
    // A model or a service that spoke the last show may have been taken away since.
    if (error instanceof ApiError && error.code.startsWith('voice_') && hasVoices(request)) {
      forgetVoices();
      showToast('A voice that was chosen is not there any more; the usual ones are back.');
    }
  }, [error, request]);
  return estimate;
}

function hasVoices(request: string): boolean {
  const { options } = JSON.parse(request) as { options: EpisodeOptions };
  return options.cast?.some(({ voiceId }) => voiceId) ?? false;
}
