import { useSyncExternalStore } from 'react';
import { isReachable, onReachability } from '../api/reachability.ts';
import type { Realtime } from './realtime.ts';

/** The stream of the page, where one is used. */
let stream: Realtime | undefined;
const listeners = new Set<() => void>();

/** Makes a stream the page's own. @returns ends that */
export function watchStream(own: Realtime): () => void {
  stream = own;
  const end = own.onState(() => {
    for (const listener of listeners) listener();
  });
  return () => {
    end();
    if (stream === own) stream = undefined;
  };
}

/** Whether events of the stream come at this moment. */
export function isLive(): boolean {
  return stream?.state() === 'open';
}

function listenToState(listener: () => void): () => void {
  listeners.add(listener);
  const endReachability = onReachability(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    endReachability();
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** The page may be behind: the stream is interrupted, or the server does not answer. */
export function useInterrupted(): boolean {
  return useSyncExternalStore(listenToState, () => stream?.state() === 'polling' || !isReachable());
}

/** False when the browser knows that there is no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(listenToState, () => navigator.onLine);
}
