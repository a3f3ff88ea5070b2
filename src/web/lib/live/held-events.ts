import type { CallQuery, CallResponse } from '../../../kernel/contracts/api/api.ts';
import type { LiveEvent } from '../../../kernel/contracts/api/events.ts';
import { call } from '../api/api.ts';

export type AskEvents = (
  query: CallQuery<'readEvents'>,
  signal: AbortSignal,
) => Promise<CallResponse<'readEvents'>>;

export interface HeldEventsSettings {
  onEvent: (event: LiveEvent) => void;
  /** Events may have been missed: ask for everything that is shown. */
  onGap: () => void;
  /** The server does not answer or refused; `listen` is taken again after a while. */
  onLost: () => void;
  ask?: AskEvents | undefined;
}

export interface HeldEvents {
  /** Asks again and again from now on, until told to rest or no answer comes. */
  listen(): void;
  rest(): void;
  isListening(): boolean;
}

/** After a question that was not answered. */
const RETRY_MS = 1500;

const askServer: AskEvents = (query, signal) => call('readEvents', { query, signal });

/**
 * Live events over plain requests: each question waits at the server until there is something after the
 * last event that was told. Browsers have few connections to a server, so a page only listens while there
 * is something to hear.
 */
export function createHeldEvents(settings: HeldEventsSettings): HeldEvents {
  const { onEvent, onGap, onLost, ask = askServer } = settings;
  let after: number | undefined;
  let round: AbortController | undefined;
  let notBeforeMs = 0;

  async function question(signal: AbortSignal): Promise<void> {
    const { latest, missed, events } = await ask(after === undefined ? {} : { after }, signal);
    if (signal.aborted) return;
    // What happened between the first answers and this one is not told by it.
    const isGap = missed || after === undefined;
    after = latest;
    for (const event of events) onEvent(event);
    if (isGap) onGap();
  }

  async function listenFor(own: AbortController): Promise<void> {
    try {
      while (!own.signal.aborted) await question(own.signal);
    } catch {
      if (round !== own) return;
      round = undefined;
      notBeforeMs = performance.now() + RETRY_MS;
      onLost();
    }
  }

  return {
    listen() {
      if (round || performance.now() < notBeforeMs) return;
      round = new AbortController();
      void listenFor(round);
    },
    rest() {
      round?.abort();
      round = undefined;
    },
    isListening: () => round !== undefined,
  };
}
