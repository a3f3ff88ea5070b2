import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Script } from '../../../src/kernel/artifacts.ts';
import type { BoundFacts } from '../../../src/kernel/stored.ts';
import { type Approvable, approvableHash } from '../../../src/workflow/approvals/approved-form.ts';
import { canonicalHash } from '../../../src/workflow/approvals/canonical-hash.ts';
import { changeSentence } from '../../../src/workflow/approvals/change-sentence.ts';
import { changesBetween } from '../../../src/workflow/approvals/changes-between.ts';
import { script as spoken } from '../../publish/spoken-script.ts';

const CLIP = {
  id: 'c1',
  lane: 'bed',
  turnId: 't2',
  offsetMs: 0,
  sound: 'theme:dawn/bed',
  fromMs: 0,
  durationMs: 4000,
  gainDb: -12,
  fadeInMs: 100,
  fadeOutMs: 100,
  duckDb: 8,
} as const;
const BASE: Approvable = {
  script: { ...spoken, soundClips: [CLIP] },
  facts: { title: 'Tides', music: null, openingSound: true, brand: null },
};

/** The same with a script or facts changed in place. */
function other(change: (script: Script, facts: BoundFacts) => void): Approvable {
  const copy = structuredClone(BASE);
  change(copy.script, copy.facts);
  return copy;
}

const turn = (script: Script, index: number) => script.turns[index]!;

describe('what changed', () => {
  it.each<[string, (script: Script, facts: BoundFacts) => void, string[]]>([
    ['a title', (_, facts) => (facts.title = 'Ebb'), ['metadata - Title: Tides > Ebb']],
    ['a description', (s) => (s.description = 'New.'), ['metadata - Description: On tides. > New.']],
    ['a voice', (s) => (s.speakers[1]!.voiceId = 'slt'), ['voices - Voice of Léo & Co: b > slt']],
    ['a name', (s) => (s.speakers[1]!.name = 'Lea'), ['voices - Name of speaker 4: Léo & Co > Lea']],
    ['words', (s) => (turn(s, 1).text = 'It rises.'), ['script 2 Words: The sea is stretched. > It rises.']],
    [
      'a pause',
      (s) => (turn(s, 1).directions = { pauseBeforeMs: 800 }),
      ['mix 2 Pause before it: as usual > 0.80 s'],
    ],
    ['a level', (s) => (turn(s, 0).directions = { gainDb: -3 }), ['mix 1 Level: 0.0 dB > -3.0 dB']],
    ['a pace', (s) => (turn(s, 0).directions = { pace: 1.2 }), ['voices 1 Pace: 1.00× > 1.20×']],
    [
      'how a word is said',
      (s) => (turn(s, 1).directions = { sayAs: [{ text: 'sea', as: 'see' }] }),
      ['voices 2 How words are said: as they are written > “sea” as “see”'],
    ],
    [
      'a stress',
      (s) => (turn(s, 1).directions = { emphasis: [{ text: 'sea' }] }),
      ['voices 2 Stressed words: none > “sea”'],
    ],
    ['who speaks', (s) => (turn(s, 0).speaker = 3), ['script 1 Who speaks it: Speaker 1 > Speaker 4']],
    [
      'a line taken out',
      (s) => void s.turns.shift(),
      ['script 1 Line taken out: Is 2 < 3 --> so? Yes & no. > -'],
    ],
    [
      'a new line',
      (s) => s.turns.push({ ...turn(s, 0), id: 't3', text: 'New.' }),
      ['script 3 New line: - > New.'],
    ],
    ['lines in another order', (s) => void s.turns.reverse(), ['script 2 Line moved: Line 1 > Line 2']],
    [
      'what a line rests on',
      (s) => (turn(s, 1).refs = []),
      ['script 2 The sentences of the source that it rests on: - > -'],
    ],
    [
      'the title of a part',
      (s) => (s.segments[0]!.title = 'Bulges'),
      ['script - Title of a part: Two bulges > Bulges'],
    ],
    ['music', (_, facts) => (facts.music = 'dawn'), ['mix - Music: none > dawn']],
    ['the opening sound', (_, facts) => (facts.openingSound = false), ['mix - Opening sound: on > off']],
    [
      'a brand voice',
      (_, facts) => (facts.brand = 'en, version 2'),
      ['metadata - Brand voice: none > en, version 2'],
    ],
    ['a language', (s) => (s.language = 'de'), ['script - Language: en > de']],
    ['a role', (s) => (s.speakers[0]!.role = 'narrator'), ['voices - Role of Maya <host>: host > narrator']],
    ['credits', (s) => (s.credits = 'Rain by Ada'), ['metadata - Credits of its sounds: none > Rain by Ada']],
  ])('%s is told, and is another version', (_what, change, expected) => {
    const now = other(change);
    expect(approvableHash(now)).not.toBe(approvableHash(BASE));
    const told = changesBetween(BASE, now).map(
      ({ part, line, what, before, after }) =>
        `${part} ${line ?? '-'} ${what}: ${before ?? '-'} > ${after ?? '-'}`,
    );
    expect(told).toEqual(expected);
  });

  it('of a sound bed is told as it was and as it is', () => {
    const now = other((s) => (s.soundClips![0]!.gainDb = -6));
    const [change, ...rest] = changesBetween(BASE, now);
    expect(rest).toEqual([]);
    expect(change).toMatchObject({ part: 'mix', line: 2, what: 'Sound bed' });
    expect([change!.before, change!.after]).toEqual([
      expect.stringContaining('-12.0 dB'),
      expect.stringContaining('-6.0 dB'),
    ]);
    expect(
      changesBetween(
        BASE,
        other((s) => delete s.soundClips),
      )[0],
    ).toMatchObject({ after: null });
  });

  it('is nothing where only what nobody hears or reads differs', () => {
    const now = other((s) => {
      s.options.targetMinutes = 9;
      s.writer.version = '2';
      turn(s, 0).directions = { pace: 1, gainDb: 0, sayAs: [] };
      s.segments[0]!.targetWords = 5;
    });
    expect(approvableHash(now)).toBe(approvableHash(BASE));
    expect(changesBetween(BASE, now)).toEqual([]);
  });

  it('is named in a sentence, the first of many', () => {
    const changes = changesBetween(
      BASE,
      other((s, facts) => {
        facts.title = 'Ebb';
        turn(s, 1).directions = { pauseBeforeMs: 1, pace: 0.9, gainDb: 2 };
      }),
    );
    expect(changeSentence(changes)).toBe('title; line 2, pace; line 2, pause before it; and 1 more');
  });
});

describe('a hash', () => {
  it('is the same for the same value in whatever order its keys were written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        return canonicalHash(value) === canonicalHash(turned);
      }),
    );
  });

  it('is another one for another order of a list', () =>
    expect(canonicalHash([1, 2])).not.toBe(canonicalHash([2, 1])));
});
