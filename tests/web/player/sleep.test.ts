import { describe, expect, it } from 'vitest';
import { FADE_MS, sleepAfterSeek, sleepView } from '../../../src/web/features/player/engine/sleep.ts';
import type { Sleep } from '../../../src/web/features/player/engine/types.ts';

const chapters = [
  { title: 'One', startMs: 0, endMs: 60_000 },
  { title: 'Two', startMs: 60_000, endMs: 120_000 },
];
const moment = { now: 1_000_000, positionMs: 30_000, rate: 1, chapters, finished: true };
const inMs = (ms: number): Sleep => ({ kind: 'time', minutes: 15, endsAt: moment.now + ms });

describe('the sleep timer', () => {
  it.each<[string, Sleep, Partial<typeof moment>, number | undefined, number, boolean]>([
    ['off', { kind: 'off' }, {}, undefined, 1, false],
    ['long before its end', inMs(900_000), {}, 900_000, 1, false],
    ['fades out', inMs(FADE_MS / 4), {}, FADE_MS / 4, 0.25, false],
    ['due', inMs(0), {}, 0, 0, true],
    ['long due, after the computer slept', inMs(-5_000_000), {}, 0, 0, true],
    ['end of the chapter', { kind: 'chapter', index: 0 }, {}, 30_000, 1, false],
    ['end of the chapter at double speed', { kind: 'chapter', index: 0 }, { rate: 2 }, 15_000, 1, false],
    ['the chapter ends', { kind: 'chapter', index: 0 }, { positionMs: 60_000 }, 0, 0, true],
    ['last chapter of a finished show', { kind: 'chapter', index: 1 }, {}, 90_000, 1, false],
    [
      'last chapter so far of a show being made',
      { kind: 'chapter', index: 1 },
      { finished: false },
      undefined,
      1,
      false,
    ],
    ['no chapters yet', { kind: 'chapter', index: 0 }, { chapters: [] }, undefined, 1, false],
  ])('%s', (_name, sleep, change, leftMs, gain, due) => {
    expect(sleepView(sleep, { ...moment, ...change })).toEqual({ leftMs, gain, due });
  });
});

describe('after a jump', () => {
  it('means the chapter jumped to', () => {
    expect(sleepAfterSeek({ kind: 'chapter', index: 0 }, chapters, 70_000)).toEqual({
      kind: 'chapter',
      index: 1,
    });
  });
  it('a timer by the clock stays', () => {
    expect(sleepAfterSeek(inMs(5), chapters, 70_000)).toEqual(inMs(5));
  });
});
