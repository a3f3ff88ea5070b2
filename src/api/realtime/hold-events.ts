import type { LiveEvent } from '../../kernel/contracts/api/events.ts';
import type { AddressedEvent, EventStream } from '../../platform/realtime/event.ts';
import { withoutOvertaken } from '../../platform/realtime/followers.ts';
import type { Hearer } from './live-stream.ts';

/** What is answered to a question for events. */
export interface HeldAnswer {
  /** The last event that was looked at. */
  latest: number;
  missed: boolean;
  events: LiveEvent[];
}

const MOST = 200;
/** What happens in one moment is told in one answer. */
const MOMENT_MS = 20;
/** Progress comes many times a second; alone it is told no more often than this. */
const PROGRESS_MS = 400;

/**
 * Events of an organization after an id, and while there are none, waits for them. It listens before it
 * reads the past, so nothing falls between the two; what another page of the past holds, the next question
 * brings.
 *
 * @param after the last event the browser knows; undefined: it is told where the stream stands
 * @param leave fires when nobody waits any more, or for so long that an empty answer is due
 */
export async function holdEvents(
  events: EventStream,
  { organizationId, hears }: Hearer,
  after: number | undefined,
  leave: AbortSignal,
): Promise<HeldAnswer> {
  if (after === undefined) return { latest: await events.latest(organizationId), missed: false, events: [] };
  const news: AddressedEvent[] = [];
  const enough = Promise.withResolvers<void>();
  const end = () => enough.resolve();
  let timer: NodeJS.Timeout | undefined;
  let answersMs = Number.POSITIVE_INFINITY;
  const answerWithin = (ms: number) => {
    if (performance.now() + ms >= answersMs) return;
    answersMs = performance.now() + ms;
    clearTimeout(timer);
    timer = setTimeout(end, ms);
  };
  const unsubscribe = events.subscribe(organizationId, (event) => {
    if (leave.aborted) return;
    news.push(event);
    if (hears(event)) answerWithin(event.kind === 'episode.progress' ? PROGRESS_MS : MOMENT_MS);
  });
  leave.addEventListener('abort', end, { once: true });
  try {
    const past = await events.after(organizationId, after, MOST);
    if (past.gone) return { latest: await events.latest(organizationId), missed: true, events: [] };
    const isAll = past.events.length < MOST;
    if (isAll && !past.events.some(hears) && !leave.aborted) await enough.promise;
    return toAnswer(after, isAll ? [...past.events, ...news] : past.events, hears);
  } finally {
    clearTimeout(timer);
    leave.removeEventListener('abort', end);
    unsubscribe();
  }
}

/** Each once and in order: the past and the present overlap. */
function toAnswer(after: number, events: readonly AddressedEvent[], hears: Hearer['hears']): HeldAnswer {
  let latest = after;
  const shown: LiveEvent[] = [];
  for (const event of events) {
    if (event.id <= latest) continue;
    latest = event.id;
    const { userId: _, ...plain } = event;
    if (hears(event)) shown.push(plain);
  }
  return { latest, missed: false, events: withoutOvertaken(shown) };
}
