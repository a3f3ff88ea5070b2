import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { EpisodeFilters } from '../../lib/workspace-queries.ts';
import { filtersOf, paramsOf } from './filters.ts';

/** The filters of the list, which stand in the address so that it can be kept and sent. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const asked = filters.q ?? '';
  const [search, setSearch] = useState(asked);
  const settled = useDebounced(search.trim(), 250);

  const change = (part: Partial<EpisodeFilters>) =>
    setParams((before) => paramsOf({ ...filtersOf(before), ...part }), { replace: true });

  // Typing comes to the address once it rests; another address, such as that of Back, comes to the field.
  useEffect(() => {
    if (settled !== (filtersOf(new URLSearchParams(window.location.search)).q ?? ''))
      setParams((before) => paramsOf({ ...filtersOf(before), q: settled }), { replace: true });
  }, [settled, setParams]);
  useEffect(() => {
    setSearch((typed) => (typed.trim() === asked ? typed : asked));
  }, [asked]);

  const clear = () => {
    setSearch('');
    setParams(new URLSearchParams(), { replace: true });
  };
  return { filters, search, setSearch, change, clear };
}
