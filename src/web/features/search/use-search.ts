import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSecurity } from '../../lib/account/security.ts';
import { call } from '../../lib/api/api.ts';
import { useDebounced } from '../../lib/fields/use-debounced.ts';

const WAIT_MS = 200;
/** What was found a moment ago is found again; anything older may have changed. */
const FRESH_MS = 20_000;

/** What the server finds for these words, once they have stood still; a newer search cancels an older one. */
export function useSearch(q: string) {
  const term = useDebounced(q, WAIT_MS);
  // A demo is no auth session: it asks the server for nothing.
  const signedIn = useSecurity().status === 'signed-in';
  const found = useQuery({
    queryKey: ['search', term],
    queryFn: ({ signal }) => call('search', { query: { q: term }, signal }),
    enabled: signedIn && term !== '' && q !== '',
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
  const busy = signedIn && q !== '' && (term !== q || found.isFetching);
  return {
    answer: q === '' || found.isError ? undefined : found.data,
    error: q !== '' && term === q ? found.error : null,
    busy,
    retry: () => void found.refetch(),
  };
}
