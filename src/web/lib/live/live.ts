import type { QueryClient } from '@tanstack/react-query';
import { REALTIME_PATH } from '../../../kernel/contracts/calls.ts';
import { createLiveCache } from './live-cache.ts';
import { watchStream } from './live-state.ts';
import { setRunningLive } from './pause-live.ts';
import { createPolling } from './polling.ts';
import { createRealtime } from './realtime.ts';
import { mayUseRealtime, recoverFromSecurityError } from './realtime-conditions.ts';

/**
 * Keeps what is on the page in line with the server: by one stream of events where that is used
 * (specification 4.8), else by asking again. @returns ends it
 */
export function startLive(client: QueryClient): () => void {
  const begin = () => (mayUseRealtime() ? startRealtime(client) : startPolling(client));
  let end = begin();
  setRunningLive(() => {
    end();
    return () => {
      end = begin();
    };
  });
  return () => {
    end();
    setRunningLive(undefined);
  };
}

function startRealtime(client: QueryClient): () => void {
  const cache = createLiveCache(client);
  let endPolling: (() => void) | undefined;
  const own = createRealtime({
    open: (after) => new WebSocket(addressAfter(after)),
    onEvent: (event) => cache.apply(event),
    onGap: () => cache.refreshAll(),
    onForbidden: () => {
      endPolling = startPolling(client);
      // Answers that come now begin the intervals, which rested while the stream was open.
      cache.refreshAll();
      recoverFromSecurityError();
    },
  });
  const hurry = () => own.hurry();
  window.addEventListener('online', hurry);
  const endWatching = watchStream(own);
  own.start();
  return () => {
    window.removeEventListener('online', hurry);
    own.stop();
    endPolling?.();
    endWatching();
  };
}

function startPolling(client: QueryClient): () => void {
  const polling = createPolling(client);
  const hurry = () => polling.hurry();
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  polling.start();
  return () => {
    window.removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
    polling.stop();
  };
}

function addressAfter(after: number | undefined): string {
  const url = new URL(REALTIME_PATH, window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  if (after !== undefined) url.searchParams.set('after', String(after));
  return url.href;
}
