import type { z } from 'zod';
import type { LiveEvent, serverMessage } from '../../../kernel/contracts/api/events.ts';

type ServerMessage = z.infer<typeof serverMessage>;

/** `polling`: the socket cannot be opened; what is on the page is asked for again every few seconds. */
export type LiveState = 'off' | 'connecting' | 'open' | 'polling';

export interface RealtimeSettings {
  /** Opens a socket to the stream, after an event or from now on. */
  open: (after: number | undefined) => WebSocket;
  onEvent: (event: LiveEvent) => void;
  /** The browser does not allow the socket at all (SecurityError); the stream is off then. */
  onForbidden?: () => void;
  /** Events may have been missed: ask for everything that is shown. */
  onGap: () => void;
  /** Between two polls while there is no socket. */
  pollMs?: number;
  /** The first wait before trying again; it doubles up to 30 times that. */
  retryMs?: number;
}

export interface Realtime {
  start(): void;
  stop(): void;
  /** Tries at once rather than when the wait is over: the connection is back. */
  hurry(): void;
  state(): LiveState;
  onState(listener: () => void): () => void;
}

/** One socket for the whole page, that comes back by itself and says when something was missed. */
export function createRealtime(settings: RealtimeSettings): Realtime {
  const { open, onEvent, onGap, pollMs = 3000, retryMs = 500 } = settings;
  const stateListeners = new Set<() => void>();
  let state: LiveState = 'off';
  let socket: WebSocket | undefined;
  let after: number | undefined;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;

  function enter(next: LiveState): void {
    if (state === next) return;
    state = next;
    clearInterval(poll);
    if (next === 'polling') poll = setInterval(onGap, pollMs);
    for (const listener of stateListeners) listener();
  }

  function take(message: ServerMessage): void {
    if (message.type === 'hello' || message.type === 'reset') {
      // What happened between the first answers and this socket is not told by it.
      if (message.type === 'reset' || after === undefined) {
        after = message.latest;
        onGap();
      }
      failures = 0;
      enter('open');
    } else if (message.type === 'event' && (after === undefined || message.event.id > after)) {
      after = message.event.id;
      onEvent(message.event);
    }
  }

  function openSocket(): WebSocket | undefined {
    try {
      return open(after);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
      enter('off');
      settings.onForbidden?.();
      return undefined;
    }
  }

  function connect(): void {
    clearTimeout(retry);
    const mine = openSocket();
    if (!mine) return;
    socket = mine;
    if (state !== 'polling') enter('connecting');
    mine.onmessage = ({ data }) => {
      if (socket === mine) take(JSON.parse(String(data)) as ServerMessage);
    };
    mine.onclose = () => {
      if (socket !== mine) return;
      socket = undefined;
      failures += 1;
      // One lost connection is back before anyone sees; a second failure is worth polling for.
      enter(failures > 1 ? 'polling' : 'connecting');
      // Half of the wait by chance, so that not all browsers come back in the same moment.
      const wait = Math.min(retryMs * 2 ** (failures - 1), retryMs * 30);
      retry = setTimeout(connect, wait * (0.5 + Math.random() / 2));
    };
  }

  return {
    start() {
      if (state === 'off') connect();
    },
    stop() {
      clearTimeout(retry);
      const last = socket;
      socket = undefined;
      last?.close();
      after = undefined;
      failures = 0;
      enter('off');
    },
    hurry() {
      if (state !== 'off' && socket === undefined) connect();
    },
    state: () => state,
    onState(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
  };
}
