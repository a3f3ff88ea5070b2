import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../kernel/contracts/api/api.ts';
import { call } from '../../../lib/api/api.ts';
import { pageKeys } from '../../../lib/api/page-queries.ts';
import { keys } from '../../../lib/api/queries.ts';

export type Thread = CallResponse<'listScriptThreads'>['threads'][number];
export type Suggestion = CallResponse<'listScriptSuggestions'>['suggestions'][number];
export type Check = CallResponse<'checkScript'>['checks'][number];
export type SourceUnits = CallResponse<'listSourceUnits'>;

/** `closed`: resolved, or decided. */
export type RemarkState = 'open' | 'closed';

/** Threads on an episode's script. An event makes them stale, whoever said something. */
export const threadsQuery = (episodeId: string, state: RemarkState) =>
  queryOptions({
    queryKey: [...keys.remarks(episodeId), 'threads', state] as const,
    queryFn: ({ signal }) => call('listScriptThreads', { params: { episodeId }, query: { state }, signal }),
  });

export const suggestionsQuery = (episodeId: string, state: RemarkState) =>
  queryOptions({
    queryKey: [...keys.remarks(episodeId), 'suggestions', state] as const,
    queryFn: ({ signal }) =>
      call('listScriptSuggestions', { params: { episodeId }, query: { state }, signal }),
  });

/** The sources of an episode stay what they are. */
export const sourceUnitsQuery = (episodeId: string) =>
  queryOptions({
    queryKey: pageKeys.sourceUnits(episodeId),
    queryFn: ({ signal }) => call('listSourceUnits', { params: { episodeId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
