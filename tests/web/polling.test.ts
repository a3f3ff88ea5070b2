import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '../../src/web/lib/api/queries.ts';
import { isReachable, noteAnswer } from '../../src/web/lib/api/reachability.ts';
import type { AskEvents } from '../../src/web/lib/live/held-events.ts';
import { createPolling, type Polling, pollPauseMs } from '../../src/web/lib/live/polling.ts';

const ID = '6f1b2c3d-0000-4000-8000-000000000000';

describe('asking again', () => {
  let client: QueryClient;
  let polling: Polling;
  let ends: (() => void)[];
  /** A server without the call, unless a test says otherwise. */
  let ask: AskEvents;
  let hidden: boolean;

  beforeEach(() => {
    vi.useFakeTimers();
    noteAnswer(true);
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    hidden = false;
    ask = vi.fn(() => Promise.reject(new Error('no such call')));
    polling = createPolling(
      client,
      () => hidden,
      (...given) => ask(...given),
    );
    ends = [];
  });
  afterEach(() => {
    polling.stop();
    for (const end of ends) end();
    client.clear();
    vi.useRealTimers();
  });

  /** Something on the page. @returns how often it was asked for */
  async function show(queryKey: readonly unknown[], answer: () => unknown) {
    const queryFn = vi.fn(async () => answer());
    ends.push(new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {}));
    await vi.advanceTimersByTimeAsync(0);
    return queryFn;
  }

  it('is not brought down by an answer that cannot be drawn', async () => {
    polling.start();
    const summary = await show(keys.summary, () => ({}));
    expect(pollPauseMs(client, false)).toBeGreaterThan(0);
    polling.hurry();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(summary.mock.calls.length).toBeGreaterThan(1);
  });

  it('is quick while something is made, and brings what belongs to it', async () => {
    let overall = 0;
    const episode = await show(keys.episode(ID), () => {
      overall += 0.1;
      return { id: ID, status: 'running', overall, exporting: [] };
    });
    const timeline = await show(keys.timeline(ID), () => ({ segments: [] }));
    expect(pollPauseMs(client, false)).toBe(1500);
    polling.start();
    await vi.advanceTimersByTimeAsync(1500);
    expect(episode).toHaveBeenCalledTimes(2);
    expect(timeline).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1500);
    expect(episode).toHaveBeenCalledTimes(3);
  });

  it('looks at lists every three seconds and at a finished episode every ten, at its parts when it changed', async () => {
    let title = 'One';
    const episode = await show(keys.episode(ID), () => ({ id: ID, title, status: 'done', exporting: [] }));
    const script = await show(keys.script(ID), () => ({ turns: [] }));
    const list = await show([...keys.episodes, ''], () => ({ pages: [{ episodes: [] }] }));
    expect(pollPauseMs(client, false)).toBe(3000);
    polling.start();
    await vi.advanceTimersByTimeAsync(9000);
    expect(list).toHaveBeenCalledTimes(4);
    expect(episode).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(episode).toHaveBeenCalledTimes(2);
    expect(script).toHaveBeenCalledTimes(1);
    title = 'Two';
    await vi.advanceTimersByTimeAsync(12_000);
    expect(script).toHaveBeenCalledTimes(2);
  });

  it('looks every thirty seconds at who is signed in', async () => {
    const session = await show(keys.session, () => null);
    polling.start();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(session).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(session).toHaveBeenCalledTimes(2);
  });

  it('slows down where nobody looks, and hurries when somebody does', async () => {
    const list = await show(keys.episodes, () => ({ pages: [] }));
    expect(pollPauseMs(client, true)).toBe(15_000);
    polling.start();
    polling.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('asks one thing alone while the server is away, and for everything once it is back', async () => {
    const session = await show(keys.session, () => {
      noteAnswer(true);
      return null;
    });
    const list = await show(keys.episodes, () => ({ pages: [] }));
    noteAnswer(false);
    expect(isReachable()).toBe(true);
    noteAnswer(false);
    expect(isReachable()).toBe(false);
    polling.start();
    expect(list).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(session.mock.calls.length).toBeGreaterThan(1);
    expect(isReachable()).toBe(true);
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('hears of each step at once while something is made, and asks rarely meanwhile', async () => {
    const answers: ((answer: Awaited<ReturnType<AskEvents>>) => void)[] = [];
    const signals: AbortSignal[] = [];
    ask = vi.fn<AskEvents>((_, signal) => {
      signals.push(signal);
      const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<AskEvents>>>();
      answers.push(resolve);
      return promise;
    });
    polling.start();
    let status = 'running';
    const episode = await show(keys.episode(ID), () => ({ id: ID, status, stages: [], exporting: [] }));
    const timeline = await show(keys.timeline(ID), () => ({ segments: [] }));
    expect(ask).toHaveBeenLastCalledWith({}, signals[0]);
    answers[0]?.({ latest: 3, missed: false, events: [] });
    await vi.advanceTimersByTimeAsync(0);
    // What happened before the question.
    expect(episode).toHaveBeenCalledTimes(2);
    const before = timeline.mock.calls.length;
    answers[1]?.({
      latest: 4,
      missed: false,
      events: [{ id: 4, kind: 'episode.segment', subjectId: ID, data: { index: 0 } }],
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(timeline).toHaveBeenCalledTimes(before + 1);
    const count = episode.mock.calls.length;
    await vi.advanceTimersByTimeAsync(8000);
    expect(episode.mock.calls.length - count).toBeLessThanOrEqual(1);
    expect(ask).toHaveBeenLastCalledWith({ after: 4 }, signals[2]);

    hidden = true;
    polling.hurry();
    expect(signals[2]?.aborted).toBe(true);
    hidden = false;
    polling.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenLastCalledWith({ after: 4 }, signals[3]);
    status = 'done';
    answers[3]?.({
      latest: 5,
      missed: false,
      events: [{ id: 5, kind: 'episode.changed', subjectId: ID }],
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(signals.at(-1)?.aborted).toBe(true);
  });

  it('ends when it is told to', async () => {
    const list = await show(keys.episodes, () => ({ pages: [] }));
    polling.start();
    polling.stop();
    polling.hurry();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(list).toHaveBeenCalledTimes(1);
  });
});
