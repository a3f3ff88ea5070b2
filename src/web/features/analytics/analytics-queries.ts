import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { call } from '../../lib/api/api.ts';

export type Overview = CallResponse<'readAnalytics'>;
export type EpisodeAnalytics = CallResponse<'readEpisodeAnalytics'>;
/** What both have: figures of some days. */
export type PeriodFigures = Pick<EpisodeAnalytics, Extract<keyof EpisodeAnalytics, keyof Overview>>;

export const overviewQuery = (days: number) =>
  queryOptions({
    queryKey: ['analytics', days],
    queryFn: ({ signal }) => call('readAnalytics', { query: { days }, signal }),
    placeholderData: keepPreviousData,
  });

/** @param days 0: since it was published */
export const episodeAnalyticsQuery = (episodeId: string, days: number) =>
  queryOptions({
    queryKey: ['analytics', episodeId, days],
    queryFn: ({ signal }) => call('readEpisodeAnalytics', { params: { episodeId }, query: { days }, signal }),
    placeholderData: keepPreviousData,
  });
