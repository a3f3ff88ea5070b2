import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { REALTIME_PATH } from '../../kernel/contracts/calls.ts';
import { createLiveCache } from './live-cache.ts';
import { createRealtime, type LiveEvent, type LiveState, type Realtime } from './realtime.ts';

let realtime: Realtime | undefined;

/** Starts the page's one stream of events and keeps the query cache in line with it. @returns ends it */
export function startLive(client: QueryClient): () => void {
  const cache = createLiveCache(client);
  const own = createRealtime({
    open: (after) => new WebSocket(addressAfter(after)),
    onEvent: (event) => {
      cache.apply(event);
      tell(event);
    },
    onGap: () => cache.refreshAll(),
  });
  const hurry = () => own.hurry();
  window.addEventListener('online', hurry);
  realtime = own;
  own.onState(announce);
  own.start();
  return () => {
    window.removeEventListener('online', hurry);
    own.stop();
    if (realtime === own) realtime = undefined;
  };
}

const eventListeners = new Map<LiveEvent['kind'], Set<(event: LiveEvent) => void>>();

function tell(event: LiveEvent): void {
  for (const listener of eventListeners.get(event.kind) ?? []) listener(event);
}

/** Tells of each live event of a kind; while the page polls there are none. @returns ends it */
export function onLiveEvent(kind: LiveEvent['kind'], listener: (event: LiveEvent) => void): () => void {
  const listeners = eventListeners.get(kind) ?? new Set();
  eventListeners.set(kind, listeners.add(listener));
  return () => listeners.delete(listener);
}

function addressAfter(after: number | undefined): string {
  const url = new URL(REALTIME_PATH, window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  if (after !== undefined) url.searchParams.set('after', String(after));
  return url.href;
}

const stateListeners = new Set<() => void>();

function announce(): void {
  for (const listener of stateListeners) listener();
}

function listenToState(listener: () => void): () => void {
  stateListeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    stateListeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** How the page hears of changes; `polling` when the socket could not be opened. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(listenToState, () => realtime?.state() ?? 'off');
}

/** False when the browser knows that there is no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(listenToState, () => navigator.onLine);
}
