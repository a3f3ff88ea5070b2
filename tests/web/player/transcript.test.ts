import { describe, expect, it } from 'vitest';
import { stageRows } from '../../../src/web/features/episode/stage-rows.ts';
import { chaptersFromCues, timelineOfFile } from '../../../src/web/features/episode/timelines.ts';
import {
  type Follow,
  type FollowEvent,
  followAfter,
  isOutOfSight,
  lineAfter,
} from '../../../src/web/features/episode/transcript/follow.ts';
import { splitAtMatches, turnsWith } from '../../../src/web/features/episode/transcript/found.ts';
import { editedHow, restsOnNothing } from '../../../src/web/features/episode/transcript/rests-on.ts';
import { cuesOf } from './cues.ts';

describe('following the line', () => {
  const follow = (...events: FollowEvent[]): boolean =>
    events.reduce<Follow>(followAfter, { following: true, ownUntil: 0 }).following;
  it.each<[string, FollowEvent[], boolean]>([
    ['from the start', [], true],
    ['not after the wheel was turned', [{ type: 'hand' }], false],
    [
      'on through its own scrolling',
      [
        { type: 'own', now: 100 },
        { type: 'scroll', now: 600 },
      ],
      true,
    ],
    [
      'not after a scroll bar was dragged',
      [
        { type: 'own', now: 100 },
        { type: 'scroll', now: 5000 },
      ],
      false,
    ],
    ['not after the wheel, even while it scrolls', [{ type: 'own', now: 100 }, { type: 'hand' }], false],
    ['again when asked to', [{ type: 'hand' }, { type: 'follow' }], true],
  ])('%s', (_name, events, is) => {
    expect(follow(...events)).toBe(is);
  });

  it.each([
    ['in the middle', 400, 460, false],
    ['under the top bar', 60, 120, true],
    ['at the foot', 760, 820, true],
    ['far below', 3000, 3060, true],
  ])('a line %s', (_name, top, bottom, is) => {
    expect(isOutOfSight({ top, bottom }, 72, 900)).toBe(is);
  });

  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 0, 0],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['Enter', 5, undefined],
  ])('%s from line %i', (key, from, to) => {
    expect(lineAfter(from, key, 10)).toBe(to);
  });
});

it('finds words in whatever case', () => {
  const turns = [
    { id: 'a', text: 'The Moon pulls.' },
    { id: 'b', text: 'And the sun?' },
    { id: 'c', text: 'Less than the moon.' },
  ];
  expect(turnsWith(turns, ' MOON ')).toEqual(['a', 'c']);
  expect(turnsWith(turns, '  ')).toEqual([]);
});

it.each([
  ['Moon, moon.', 'moon', ['', 'Moon', ', ', 'moon', '.']],
  ['The sun', ' sun ', ['The ', 'sun', '']],
  ['The sun', '', ['The sun']],
  ['The sun', 'moon', ['The sun']],
])('marks in "%s" what is "%s"', (text, words, pieces) => {
  expect(splitAtMatches(text, words)).toEqual(pieces);
});

it('says how a line came from its source, and when it did not', () => {
  expect(editedHow({ sentenceId: 's', edit: 'verbatim' })).toBe('Spoken word for word.');
  expect(
    editedHow({ sentenceId: 's', edit: 'simplified', changes: ['citation removed', 'it -> the tide'] }),
  ).toBe('Spoken with small changes: citation removed; it -> the tide.');
  expect(restsOnNothing('source')).toContain('nothing');
});

describe('stages', () => {
  const waiting = (['read', 'write', 'speak', 'mix', 'master', 'publish'] as const).map((id) => ({
    id,
    state: 'waiting' as const,
    fraction: 0,
  }));
  const figures = (stages: Parameters<typeof stageRows>[0], turns: number) =>
    stageRows(stages, turns).map(({ state, figure }) => [state, figure]);

  it('say nothing before they begin', () => {
    expect(figures(waiting, 0)).toEqual(Array(5).fill(['waiting', undefined]));
  });

  it('have figures of their own', () => {
    const [read, write, speak, mix, master, publish] = waiting;
    const stages = [
      { ...read!, state: 'done' as const, fraction: 1, seconds: 0.42 },
      { ...write!, state: 'done' as const, fraction: 1, seconds: 0.2 },
      { ...speak!, state: 'running' as const, fraction: 0.62 },
      { ...mix!, state: 'running' as const, fraction: 0.508 },
      master!,
      publish!,
    ];
    expect(figures(stages, 42)).toEqual([
      ['done', '0.4 s'],
      ['done', '42 turns'],
      ['running', '26 of 42'],
      ['running', '50 %'],
      ['waiting', undefined],
    ]);
  });

  it('count the files to the master', () => {
    const stages = waiting.map((stage) => ({
      ...stage,
      state: stage.id === 'publish' ? ('running' as const) : ('done' as const),
      fraction: stage.id === 'publish' ? 0.5 : 1,
      seconds: 75,
    }));
    const master = stageRows(stages, 0).at(-1);
    expect(master).toEqual({ label: 'Master', state: 'running', fraction: 0.75, figure: '75 %' });
    expect(stageRows(stages, 0)[2]?.figure).toBe('1 min 15 s');
  });
});

describe('clocks of the page', () => {
  it('has chapters of what is spoken so far', () => {
    const cues = cuesOf(['a', 500, 2000], ['b', 2400, 5000], ['c', 5500, 9000]);
    cues[2]!.segmentId = 'g2';
    const titles = [
      { id: 'g1', title: 'Opening' },
      { id: 'g2', title: 'What pulls the water' },
    ];
    expect(chaptersFromCues(cues, titles)).toEqual([
      { title: 'Opening', startMs: 0, endMs: 5500 },
      { title: 'What pulls the water', startMs: 5500, endMs: 9000 },
    ]);
    expect(chaptersFromCues([], titles)).toEqual([]);
  });

  it('can be had from a waveform', () => {
    const peaks = {
      sample_rate: 44_100,
      samples_per_pixel: 441,
      bits: 8,
      data: [0, 1, 0, 1, 0, 1, 0, 1],
      stretches: [{ speaker: 1, turnId: 'a', start: 1, end: 3 }],
    };
    const timeline = timelineOfFile('f1', peaks, undefined, undefined);
    expect(timeline).toMatchObject({ renderId: 'f1', finished: true, durationMs: 40 });
    expect(timeline.cues).toMatchObject([{ turnId: 'a', speaker: 1, startMs: 10, endMs: 30 }]);
  });
});
