import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { REALTIME_PATH } from '../../../kernel/contracts/calls.ts';
import { isReachable, onReachability } from '../api/reachability.ts';
import { createLiveCache } from './live-cache.ts';
import { createPolling } from './polling.ts';
import { createRealtime, type LiveEvent, type LiveState, type Realtime } from './realtime.ts';
import { mayUseRealtime, recoverFromSecurityError } from './realtime-conditions.ts';

let realtime: Realtime | undefined;

/**
 * Keeps what is on the page in line with the server: by one stream of events where that is used
 * (specification 4.8), else by asking again. @returns ends it
 */
export function startLive(client: QueryClient): () => void {
  return mayUseRealtime() ? startRealtime(client) : startPolling(client);
}

function startRealtime(client: QueryClient): () => void {
  const cache = createLiveCache(client);
  let endPolling: (() => void) | undefined;
  const own = createRealtime({
    open: (after) => new WebSocket(addressAfter(after)),
    onEvent: (event) => {
      cache.apply(event);
      tell(event);
    },
    onGap: () => cache.refreshAll(),
    onForbidden: () => {
      endPolling = startPolling(client);
      recoverFromSecurityError();
    },
  });
  const hurry = () => own.hurry();
  window.addEventListener('online', hurry);
  realtime = own;
  own.onState(announce);
  own.start();
  return () => {
    window.removeEventListener('online', hurry);
    own.stop();
    endPolling?.();
    if (realtime === own) realtime = undefined;
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
  const endReachability = onReachability(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    stateListeners.delete(listener);
    endReachability();
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * How the page hears of changes. `off`: the stream is not used here, so the page asks again by itself;
 * `polling`: it is interrupted.
 */
export function useLiveState(): LiveState {
  return useSyncExternalStore(listenToState, () => realtime?.state() ?? 'off');
}

/** The page may be behind: the stream is interrupted, or the server does not answer. */
export function useInterrupted(): boolean {
  return useSyncExternalStore(listenToState, () => realtime?.state() === 'polling' || !isReachable());
}

/** False when the browser knows that there is no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(listenToState, () => navigator.onLine);
}
