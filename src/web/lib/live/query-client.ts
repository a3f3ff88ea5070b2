import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api.ts';
import { isLive } from './live-state.ts';
import { intervalFor } from './topics.ts';

/** Live events say what changed, so nothing needs to be asked for again before that. */
const FRESH_MS = 5 * 60_000;

/** Once more when no answer came or the server failed; a refusal stays a refusal. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);
}

/** Its queries are asked again as their topics say, so that a page names only what it shows. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: worthRetrying,
        refetchOnWindowFocus: false,
        refetchInterval: ({ queryKey, state }) => intervalFor(queryKey, state.data, isLive()),
      },
    },
  });
}
