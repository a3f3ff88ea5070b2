import { useSearchParams } from 'react-router';
import { useSearchField } from '../../lib/fields/use-search-field.ts';
import type { EpisodeFilters } from '../../lib/workspace/workspace-queries.ts';
import { parseEpisodeFilters, toFilterParams } from './filters.ts';

/** The filters of the list, which stand in the address so that it can be kept and sent. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const filters = parseEpisodeFilters(params);
  const change = (part: Partial<EpisodeFilters>) =>
    setParams((before) => toFilterParams({ ...parseEpisodeFilters(before), ...part }), { replace: true });
  const { typed, type, clear } = useSearchField(filters.q ?? '', (q) => change({ q }));
  return {
    filters,
    search: typed,
    setSearch: type,
    change,
    clear() {
      clear();
      setParams(new URLSearchParams(), { replace: true });
    },
  };
}
