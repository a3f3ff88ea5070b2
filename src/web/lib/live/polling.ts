import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { ApiError } from '../api/api.ts';
import { keys } from '../api/queries.ts';
import { isReachable, onReachability } from '../api/reachability.ts';
import { type AskEvents, createHeldEvents } from './held-events.ts';
import { createLiveCache } from './live-cache.ts';
import { topicsPolled } from './topics.ts';

type Episode = CallResponse<'readEpisode'>;
type Source = CallResponse<'readSource'>;
type EpisodePage = CallResponse<'listEpisodes'>;
type Summary = CallResponse<'readSummary'>;

/** Between two looks: while something is being made, else, and while nobody sees the page. */
export const POLL = { busyMs: 1500, idleMs: 3000, hiddenMs: 15_000 } as const;
/** What is finished is looked at this often: its title may change. */
const FINISHED_MS = 10_000;
/** What rarely changes. */
const SELDOM_MS = 30_000;

export interface Polling {
  start(): void;
  stop(): void;
  /** Looks at once: the page is seen again, or the connection is back. A page that was hidden rests. */
  hurry(): void;
}

/**
 * In the place of live events over a socket: asks again for what is on the page, as often as it is likely
 * to change. While something on it is being made and somebody looks, a question for events waits at the
 * server and tells of each step.
 */
export function createPolling(
  client: QueryClient,
  isHidden = () => document.hidden,
  ask?: AskEvents,
): Polling {
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finished = every(FINISHED_MS);
  const seldom = every(SELDOM_MS);
  let endWatching = () => {};
  const cache = createLiveCache(client);
  const held = createHeldEvents({
    onEvent: (event) => cache.apply(event),
    onGap: () => void askAgain(true, false),
    onLost: schedule,
    ask,
  });

  function schedule(): void {
    clearTimeout(timer);
    const pause = held.isListening() ? FINISHED_MS : pollPauseMs(client, isHidden());
    if (running) timer = setTimeout(() => void look(), pause);
  }

  /** Listens while that is worth a connection. */
  function follow(): void {
    const was = held.isListening();
    if (running && !isHidden() && isReachable() && isBusy(client)) held.listen();
    else held.rest();
    if (held.isListening() !== was) schedule();
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    await (isReachable()
      ? askAgain(finished(), seldom())
      : client.refetchQueries({ queryKey: keys.session }));
    follow();
    schedule();
  }

  async function askAgain(withFinished: boolean, withSeldom: boolean): Promise<void> {
    // The dashboard shows what is being made as the list does.
    const withSummary = !withSeldom && (withFinished || summaryIsBusy(client));
    const wanted = new Set(topicsPolled('often'));
    if (withSeldom) for (const topic of topicsPolled('seldom')) wanted.add(topic);
    if (withSummary) wanted.add('summary');
    const active = client.getQueryCache().findAll({ queryKey: ['episode'], type: 'active' });
    await Promise.all([
      ...[...wanted].map((topic) => client.invalidateQueries({ queryKey: [topic] })),
      ...active.filter(isEpisode).map((query) => askEpisode(query, withFinished)),
      client.invalidateQueries({ predicate: isUnanswered }),
    ]);
  }

  /** A finished episode rarely changes; what belongs to it is asked for when it has. */
  async function askEpisode({ queryKey, state }: Query, withFinished: boolean): Promise<void> {
    if (!withFinished && state.data && !isMade(state.data as Episode)) return;
    const before = client.getQueryData(queryKey);
    await client.invalidateQueries({ queryKey, exact: true });
    if (client.getQueryData(queryKey) === before) return;
    await client.invalidateQueries({ queryKey, predicate: (query) => !isEpisode(query) });
  }

  return {
    start() {
      if (running) return;
      running = true;
      // What could not be loaded meanwhile is tried again.
      const endReachability = onReachability(() => {
        if (isReachable()) void client.invalidateQueries();
      });
      const endFollowing = client.getQueryCache().subscribe(follow);
      endWatching = () => {
        endReachability();
        endFollowing();
      };
      schedule();
    },
    stop() {
      running = false;
      clearTimeout(timer);
      endWatching();
      held.rest();
    },
    hurry() {
      if (!running) return;
      if (!isHidden()) void look();
      else follow();
    },
  };
}

/** Says yes once in a while, for the first time after that while. */
function every(ms: number): () => boolean {
  let last = Date.now();
  return () => {
    if (Date.now() - last < ms) return false;
    last = Date.now();
    return true;
  };
}

/** No answer came, or the server failed: another time it may not. */
function isUnanswered({ state: { error } }: Query): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

function isEpisode({ queryKey }: Query): boolean {
  return queryKey.length === 2;
}

function isMade({ status, exporting }: Pick<Episode, 'status'> & Partial<Episode>): boolean {
  return status === 'queued' || status === 'running' || (exporting?.length ?? 0) > 0;
}

/** Whether the figures, which are on the page, say that something is being made. */
function summaryIsBusy(client: QueryClient): boolean {
  const [query] = client.getQueryCache().findAll({ queryKey: keys.summary, type: 'active' });
  // An answer that cannot be drawn breaks its page and not what asks for it.
  return ((query?.state.data as Partial<Summary> | undefined)?.running?.length ?? 0) > 0;
}

/** How long until the next look, in milliseconds. */
export function pollPauseMs(client: QueryClient, hidden: boolean): number {
  if (!isReachable()) return POLL.idleMs;
  if (hidden) return POLL.hiddenMs;
  return isBusy(client) ? POLL.busyMs : POLL.idleMs;
}

/** Whether something that is shown is being made or read. */
function isBusy(client: QueryClient): boolean {
  const shown = client.getQueryCache().findAll({ type: 'active' });
  return shown.some(({ queryKey: [kind, id, ...rest], state: { data } }) => {
    if (data === undefined) return false;
    if (kind === 'episode' && id && rest.length === 0) return isMade(data as Episode);
    if (kind === 'episodes')
      return (data as InfiniteData<EpisodePage>).pages.some((page) => page.episodes.some(isMade));
    if (kind === 'summary') return summaryIsBusy(client);
    return kind === 'source' && !['ready', 'failed'].includes((data as Source).status);
  });
}
