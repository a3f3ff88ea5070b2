import type { z } from 'zod';
import type { serverMessage } from '../../kernel/contracts/api/events.ts';
import type { AddressedEvent, EventStream } from '../../platform/realtime/event.ts';

type ServerMessage = z.input<typeof serverMessage>;

/** Where messages go; resolves once the message has left, so that a long past waits for a slow reader. */
export type Send = (message: ServerMessage) => Promise<void>;

const PAGE = 200;

/** Who listens: an organization's events, but for those that are not theirs to hear. */
export interface Hearer {
  organizationId: string;
  hears(event: AddressedEvent): boolean;
}

/**
 * Tells the events of an organization: first what was missed after an id, then what happens, each
 * once and in order. It listens before it reads the past, and holds what it hears back until the past
 * is told, so nothing falls between the two.
 *
 * @param hearer whose events; what is for another person alone is left out
 * @param after the last event the browser knows; undefined: only what happens from now on
 * @returns ends it
 */
export function openLiveStream(
  events: EventStream,
  { organizationId, hears }: Hearer,
  after: number | undefined,
  send: Send,
  failed: (error: unknown) => void,
): () => void {
  let lastId = 0;
  let open = true;
  let held: AddressedEvent[] | undefined = [];
  const say = (event: AddressedEvent) => {
    // The past and the present overlap: what was told as past is not told again.
    if (event.id <= lastId) return undefined;
    lastId = event.id;
    if (!hears(event)) return undefined;
    const { userId: _, ...shown } = event;
    return send({ type: 'event', event: shown });
  };
  const leave = events.subscribe(organizationId, (event) => {
    if (held) held.push(event);
    else void say(event);
  });
  const begin = async () => {
    const latest = await events.latest(organizationId);
    await send({ type: 'hello', latest });
    lastId = after ?? latest;
    while (open && after !== undefined) {
      const page = await events.after(organizationId, lastId, PAGE);
      if (page.gone) {
        lastId = await events.latest(organizationId);
        await send({ type: 'reset', latest: lastId });
        break;
      }
      for (const event of page.events) await say(event);
      if (page.events.length < PAGE) break;
    }
    const waiting = held ?? [];
    held = undefined;
    for (const event of waiting) void say(event);
  };
  begin().catch(failed);
  return () => {
    open = false;
    leave();
  };
}
