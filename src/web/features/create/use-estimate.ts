import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { call } from '../../lib/api.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { EpisodeOptions } from './choices.ts';
import { type SourceView, usableIds } from './use-sources.ts';

export type Estimate = CallResponse<'createEstimate'>;

/** What the episode would be; asked for again a moment after something was changed. */
export function useEstimate(sources: readonly SourceView[], options: EpisodeOptions) {
  const asked = useDebounced(JSON.stringify({ sourceIds: usableIds(sources), options }), 300);
  // A source that was read meanwhile changes the answer, though not the question.
  const read = sources.map(({ source }) => source?.status ?? '').join();
  return useQuery({
    queryKey: ['estimate', asked, read],
    queryFn: ({ signal }) => call('createEstimate', { body: JSON.parse(asked), signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
