import { describe, expect, it } from 'vitest';
import { liveEnd, nextSegment, rangeToDrop } from '../../../src/web/features/player/engine/live-plan.ts';
import type { Range } from '../../../src/web/features/player/engine/types.ts';

/** Ten seconds each. */
const segments = Array.from({ length: 6 }, (_, index) => ({
  index,
  startMs: index * 10_000,
  durationMs: 10_000,
  url: `/${index}.mp3`,
  peaks: [],
}));
const HOUR = 3_600_000;

describe('the stretch to load next', () => {
  it.each<[string, Range[], number, number, number | undefined]>([
    ['nothing there yet', [], 0, HOUR, 0],
    ['the first two are there', [[0, 20]], 0, HOUR, 2],
    ['a frame short of its end counts as there', [[0.03, 19.97]], 0, HOUR, 2],
    ['after a jump it begins at the play head', [[0, 20]], 41_000, HOUR, 4],
    [
      'a hole behind a later range is filled first',
      [
        [0, 10],
        [20, 40],
      ],
      5000,
      HOUR,
      1,
    ],
    ['what is behind the play head is left out', [[20, 40]], 25_000, HOUR, 4],
    ['not more than asked for ahead', [[0, 20]], 0, 15_000, undefined],
    ['as far as asked for', [[0, 20]], 0, 20_000, 2],
    ['everything is there', [[0, 60]], 0, HOUR, undefined],
    ['past the end', [[0, 20]], 60_000, HOUR, undefined],
  ])('%s', (_name, ranges, position, ahead, index) => {
    expect(nextSegment(segments, ranges, position, ahead)?.index).toBe(index);
  });
});

describe('what may leave the buffer', () => {
  it.each<[string, Range[], number, Range | undefined]>([
    ['nothing is there', [], 500, undefined],
    ['nothing is far behind', [[0, 60]], 30, undefined],
    ['the beginning of what is played', [[0, 900]], 500, [0, 320]],
    [
      'a whole range far behind',
      [
        [0, 60],
        [400, 900],
      ],
      500,
      [0, 60],
    ],
    ['after a jump back nothing', [[400, 900]], 10, undefined],
  ])('%s', (_name, ranges, at, drop) => {
    expect(rangeToDrop(ranges, at, 180)).toEqual(drop);
  });
});

it('says where the sound so far ends', () => {
  expect(liveEnd(segments)).toBe(60_000);
  expect(liveEnd([])).toBe(0);
});
