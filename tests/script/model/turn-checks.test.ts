import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMaterial } from '../../../src/script/writers/model/material/material.ts';
import { leaveStanding } from '../../../src/script/writers/model/parts/standing.ts';
import {
  type CheckedTurn,
  checkTurn,
  splitRuns,
  type TurnContext,
} from '../../../src/script/writers/model/parts/turn-checks.ts';
import { textDocument } from '../documents.ts';
import { leo, maya } from './write.ts';

const material = readMaterial(
  textDocument('Tides', [
    'In 1872 Lord Kelvin built a machine of wheels and pulleys that drew the water level of a whole year.',
    'Some harbours have only one high water a day, because their basins answer to the slower swing.',
  ]),
);
const context: TurnContext = {
  kind: 'body',
  format: 'deep_dive',
  language: 'en',
  speakers: [maya, leo],
  lines: new Map(material.lines.map((line) => [line.number, line])),
  common: ['Tides', 'Maya', 'Leo'],
  earlier: ['Some harbours have just one high water every day.'],
  recited: new Set(splitRuns('Say only what the sentences in refs say, and nothing of your own.')),
};
const turn = (text: string, rest: object = {}) => ({
  speaker: 1,
  kind: 'source',
  text,
  refs: ['s1'],
  ...rest,
});

describe('a turn that is taken', () => {
  it.each([
    [
      'word for word',
      turn(
        'In 1872 Lord Kelvin built a machine of wheels and pulleys that drew the water level of a whole year.',
      ),
      'source',
      'verbatim',
    ],
    [
      'in other words',
      turn('Kelvin had a machine by 1872, and it drew the water level for a year ahead.'),
      'source',
      'generated',
    ],
    [
      'numbers in words',
      turn('It was eighteen seventy-two when Kelvin built his machine of wheels.'),
      'source',
      'generated',
    ],
    ['named by its speaker', turn('Leo: Kelvin built a machine of wheels.'), 'source', 'generated'],
    [
      'with a number for its speaker in a string',
      turn('Kelvin built a machine of wheels.', { speaker: '1' }),
      'source',
      'generated',
    ],
    [
      'called an answer',
      turn('Kelvin built a machine of wheels.', { kind: 'answer' }),
      'source',
      'generated',
    ],
    [
      'a question',
      turn('And how did that machine draw the water, Leo?', { kind: 'question', refs: [] }),
      'question',
      undefined,
    ],
    [
      'a transition',
      turn('Now to the harbours and their basins.', { kind: 'frame', refs: [] }),
      'frame',
      undefined,
    ],
  ])('%s', (_, given, kind, edit) => {
    const result = checkTurn(given, context);
    expect(result).toMatchObject({ turn: { kind } });
    if ('turn' in result) {
      expect(result.turn.refs[0]?.edit).toBe(edit);
      expect(result.turn.text).not.toMatch(/^Leo:/);
    }
  });
});

describe('a turn that is refused', () => {
  it.each([
    ['fields', { text: 'Kelvin built a machine.' }],
    ['fields', 'not an object'],
    ['no speaker has the number 4', turn('Kelvin built a machine of wheels.', { speaker: 4 })],
    ['not given (s9)', turn('Kelvin built a machine of wheels.', { refs: ['s1', 's9'] })],
    ['without refs', turn('Kelvin built a machine of wheels.', { refs: [] })],
    ['numbers that its sentences have not (1873)', turn('Kelvin built a machine of wheels in 1873.')],
    ['numbers that its sentences have not (twelve)', turn('Kelvin built twelve machines of wheels.')],
    ['names that its sentences have not (Newton)', turn('Like Newton, Kelvin built a machine of wheels.')],
    ['numbers', turn('Kelvin built a machine in 1872.', { refs: ['s2'] })],
    ['little to do', turn('Violins are carved from spruce by patient craftsmen.')],
    ['has nothing to do', turn('Let me tell you about my lovely grandmother.', { kind: 'frame', refs: [] })],
    ['has nothing to do', turn('Arr!', { kind: 'frame', refs: [] })],
    ['has nothing to do', turn('Exactly.', { kind: 'frame', refs: [] })],
    ['asks nothing', turn('Kelvin built a machine of wheels.', { kind: 'question' })],
    ['was said before', turn('Some harbours have just one high water a day.', { refs: ['s2'] })],
    ['recites', turn('Say only what the sentences in refs say.')],
    ['address', turn('Kelvin built a machine of wheels, see www.example.org.')],
    ['markup', turn('Kelvin built a **machine** of wheels.')],
    ['brackets', turn('Kelvin built a machine of wheels (laughs).')],
    ['brackets', turn('[pause] Kelvin built a machine of wheels.')],
    ['code', turn('Kelvin built machine = wheels of water.')],
    ['emoji', turn('Kelvin built a machine of wheels 🎉.')],
    ['sentence number', turn('Kelvin built a machine of wheels, as s1 says.')],
    ['too long', turn(`Kelvin built a machine of ${'wheels and pulleys '.repeat(40)}.`)],
    ['no words', turn('1872.')],
  ])('%s', (why, given) => {
    expect(checkTurn(given, context)).toMatchObject({ fault: expect.stringContaining(why) });
  });
});

describe('whatever comes', () => {
  it('is a sound turn or refused, and never an error', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('Kelvin built a machine of wheels.', 'Kelvin built a machine of wheels in 1872, then.'),
    );
    const given = fc.oneof(
      fc.anything(),
      fc.record({ speaker: fc.oneof(fc.nat(3), fc.string()), kind: fc.string(), text, refs: fc.anything() }),
      fc.record({
        speaker: fc.nat(1),
        kind: fc.constant('source'),
        text,
        refs: fc.array(fc.constantFrom('s1', 's2', 's3')),
      }),
    );
    let taken = 0;
    fc.assert(
      fc.property(given, (each) => {
        const result = checkTurn(each, context);
        if (!('turn' in result)) return;
        taken += 1;
        expect([0, 1]).toContain(result.turn.speaker);
        expect(result.turn.kind === 'source' && result.turn.refs.length === 0).toBe(false);
        for (const { sentenceId } of result.turn.refs) expect(['s0', 's1']).toContain(sentenceId);
      }),
      { numRuns: 2000 },
    );
    expect(taken).toBeGreaterThan(20);
  });
});

describe('what stands when turns fall', () => {
  const say = (speaker: number, kind: CheckedTurn['kind'], text: string) => ({
    turn: { speaker, kind, text, refs: [] },
  });
  const fallen = { fault: 'x', said: 'y' };
  const texts = (heard: Parameters<typeof leaveStanding>[0]) =>
    leaveStanding(heard, [maya, leo]).map(({ text }) => text);

  it.each([
    [
      'a question whose answer fell goes',
      [say(0, 'question', 'A?'), fallen, say(1, 'source', 'Boats sail.')],
      ['Boats sail.'],
    ],
    [
      'what leans on a fallen turn goes',
      [say(1, 'source', 'A.'), fallen, say(1, 'source', 'It is so.'), say(0, 'source', 'Boats sail.')],
      ['A.', 'Boats sail.'],
    ],
    ['a question at the end goes', [say(1, 'source', 'A.'), say(0, 'question', 'B?')], ['A.']],
    [
      'of two questions the first goes',
      [say(0, 'question', 'A?'), say(1, 'question', 'B?'), say(0, 'source', 'C.')],
      ['B?', 'C.'],
    ],
    ['nobody answers their own question', [say(0, 'question', 'A?'), say(0, 'source', 'B.')], ['B.']],
    [
      'nothing goes where nothing fell',
      [say(0, 'question', 'A?'), say(1, 'source', 'It is.')],
      ['A?', 'It is.'],
    ],
  ])('%s', (_, heard, expected) => {
    expect(texts(heard)).toEqual(expected);
  });
});
