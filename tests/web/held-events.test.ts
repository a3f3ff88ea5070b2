import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeldEvents, type HeldEvents } from '../../src/web/lib/live/held-events.ts';

type HeldAnswer = { latest: number; missed: boolean; events: never[] };
type Question = {
  query: unknown;
  signal: AbortSignal;
  answer(answer: Partial<HeldAnswer>): void;
  fail(): void;
};

describe('events that are waited for', () => {
  let questions: Question[];
  let held: HeldEvents;
  const onEvent = vi.fn();
  const onGap = vi.fn();
  const onLost = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    questions = [];
    held = createHeldEvents({
      onEvent,
      onGap,
      onLost,
      ask: (query, signal) =>
        new Promise((resolve, reject) => {
          questions.push({
            query,
            signal,
            answer: (answer) => resolve({ latest: 7, missed: false, events: [], ...answer }),
            fail: () => reject(new Error('away')),
          });
        }),
    });
  });
  afterEach(() => {
    held.rest();
    vi.useRealTimers();
  });

  const last = () => questions.at(-1) as Question;
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it('asks where the stream stands, then for what comes after, and tells it in order', async () => {
    held.listen();
    held.listen();
    expect(questions.map(({ query }) => query)).toEqual([{}]);
    last().answer({ latest: 7 });
    await settle();
    expect(onGap).toHaveBeenCalledTimes(1);
    expect(last().query).toEqual({ after: 7 });
    last().answer({ latest: 9, events: [{ id: 8 }, { id: 9 }] as never[] });
    await settle();
    expect(onEvent.mock.calls.map(([{ id }]) => id)).toEqual([8, 9]);
    expect(onGap).toHaveBeenCalledTimes(1);
    expect(last().query).toEqual({ after: 9 });
    last().answer({ latest: 20, missed: true });
    await settle();
    expect(onGap).toHaveBeenCalledTimes(2);
    expect(last().query).toEqual({ after: 20 });
  });

  it('lets the question go to rest, hears nothing more of it, and goes on from the same place', async () => {
    held.listen();
    last().answer({ latest: 7 });
    await settle();
    const left = last();
    held.rest();
    expect(left.signal.aborted).toBe(true);
    expect(held.isListening()).toBe(false);
    left.answer({ latest: 8, events: [{ id: 8 }] as never[] });
    await settle();
    expect(onEvent).not.toHaveBeenCalled();
    held.listen();
    expect(last().query).toEqual({ after: 7 });
  });

  it('does not storm a server that is away', async () => {
    held.listen();
    last().fail();
    await settle();
    expect(held.isListening()).toBe(false);
    expect(onLost).toHaveBeenCalledTimes(1);
    held.listen();
    expect(questions).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1500);
    held.listen();
    expect(questions).toHaveLength(2);
  });
});
