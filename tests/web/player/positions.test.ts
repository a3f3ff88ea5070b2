import { describe, expect, it } from 'vitest';
import {
  covers,
  indexAt,
  mapPosition,
  nextChapter,
  nextPause,
  previousChapter,
  turnAt,
} from '../../../src/web/features/player/engine/positions.ts';
import { startPosition } from '../../../src/web/features/player/engine/start.ts';
import { cuesOf } from './cues.ts';

const live = cuesOf(['a', 0, 2000], ['b', 2400, 5000], ['c', 5500, 9000]);
/** b is longer, everything after it later; the opening is 300 ms later. */
const final = cuesOf(['a', 300, 2300], ['b', 2700, 6300], ['c', 6800, 10_300]);

describe('the turn at a time', () => {
  it.each([
    [-1, -1],
    [0, 0],
    [1999, 0],
    [2200, 0],
    [2400, 1],
    [9000, 2],
    [99_999, 2],
  ])('at %i ms is cue %i', (ms, index) => {
    expect(indexAt(live, ms)).toBe(index);
    expect(turnAt(live, ms)).toBe(live[index]?.turnId);
  });
});

describe('the same place on another clock', () => {
  it.each([
    ['into a turn', 1000, 1300],
    ['at its first sample', 2400, 2700],
    ['in the pause after a turn', 2100, 2400],
    ['at the end of a turn', 5000, 5300],
    ['past the last turn', 9400, 10_700],
  ])('%s', (_name, ms, there) => {
    expect(mapPosition(ms, live, final)).toBe(there);
  });

  it('stays within a turn that became shorter', () => {
    expect(mapPosition(6200, final, live)).toBe(5000);
  });
  it('does not run past the pause into the next turn', () => {
    const long = cuesOf(['a', 0, 1000], ['b', 4000, 5000]);
    expect(mapPosition(3500, long, cuesOf(['a', 0, 1000], ['b', 1300, 2300]))).toBe(1300);
  });
  it('goes to the next turn that is there when its own is gone', () => {
    expect(mapPosition(3000, live, cuesOf(['a', 0, 2000], ['c', 2500, 6000]))).toBe(2500);
  });
  it('goes to the end when nothing after it is there', () => {
    expect(mapPosition(3000, live, cuesOf(['a', 0, 2000]))).toBe(2000);
  });
  it('before the first turn stays before it', () => {
    expect(mapPosition(200, final, live)).toBe(0);
    expect(mapPosition(0, [], final)).toBe(0);
  });
  it('keeps the time where the other clock is empty', () => {
    expect(mapPosition(1234, live, [])).toBe(1234);
  });
});

describe('what another rendering covers', () => {
  it.each([
    [1000, true],
    [3000, false],
  ])('at %i ms: %s', (ms, is) => {
    expect(covers(ms, live, cuesOf(['a', 0, 2000]))).toBe(is);
  });
});

describe('the next pause', () => {
  it.each([
    [0, 2000],
    [2100, 2100],
    [2400, 5000],
    [20_000, 20_000],
  ])('from %i ms is at %i ms', (ms, pause) => {
    expect(nextPause(live, ms)).toBe(pause);
  });
});

describe('chapters before and after', () => {
  const chapters = [
    { title: 'One', startMs: 0, endMs: 10_000 },
    { title: 'Two', startMs: 10_000, endMs: 30_000 },
  ];
  it.each([
    [2000, 0, 10_000],
    [9000, 0, 10_000],
    [11_000, 0, undefined],
    [20_000, 10_000, undefined],
  ])('at %i ms: %s and %s', (ms, before, after) => {
    expect(previousChapter(chapters, ms)).toBe(before);
    expect(nextChapter(chapters, ms)).toBe(after);
  });
});

describe('where an episode begins', () => {
  it.each([
    ['never heard', undefined, final, 10_500, 0],
    ['left in a turn of another rendering', { ms: 3000, turnId: 'b', intoMs: 600 }, final, 10_500, 3300],
    ['further into a turn than it is long now', { ms: 9000, turnId: 'a', intoMs: 9000 }, final, 20_500, 2300],
    ['left in a turn that is gone', { ms: 3000, turnId: 'x', intoMs: 600 }, final, 10_500, 3000],
    ['left at its end', { ms: 9900 }, final, 10_500, 0],
    ['left further than it is made', { ms: 60_000 }, live, undefined, 9000],
  ])('%s', (_name, position, cues, endMs, start) => {
    expect(startPosition(position, cues, endMs)).toBe(start);
  });
});
