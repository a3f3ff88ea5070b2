import { describe, expect, test } from 'vitest';
import type { Turn } from '../../src/kernel/artifacts.ts';
import { espeak } from '../../src/speech/engines/espeak/engine.ts';
import { americanPhones } from '../../src/speech/engines/flite/american-phones.ts';
import { flite } from '../../src/speech/engines/flite/engine.ts';
import { foreignTimes, phoneList } from '../../src/speech/engines/flite/foreign.ts';
import type { SentenceSound } from '../../src/speech/pool/messages.ts';
import { foreignStretches, splitByLanguage } from '../../src/speech/takes/foreign-stretches.ts';
import { planTake } from '../../src/speech/takes/plan-take.ts';
import { spliceSounds } from '../../src/speech/takes/splice-sounds.ts';
import { foreignVoice } from '../../src/speech/voices/foreign-voice.ts';
import { findVoice } from '../../src/speech/voices/voices.ts';
import { makeScript } from './make-script.ts';

// Pure rules: where a turn's language changes, who says it, and how its parts are joined.

const foreign = (...pairs: [string, string][]) => pairs.map(([text, language]) => ({ text, language }));

describe('where the stretches stand', () => {
  test.each<[string, [string, string][], [number, number, string][]]>([
    ['He said Danke and left.', [['Danke', 'de']], [[8, 13, 'de']]],
    [
      'ja, ja',
      [
        ['ja', 'de'],
        ['ja', 'nl'],
      ],
      [
        [0, 2, 'de'],
        [4, 6, 'nl'],
      ],
    ],
    ['Der Mann', [['an', 'de']], []],
    [
      'Adieu. Danke.',
      [
        ['Danke', 'de'],
        ['Adieu', 'fr'],
      ],
      [
        [0, 5, 'fr'],
        [7, 12, 'de'],
      ],
    ],
    [
      'La vie en rose',
      [
        ['vie en rose', 'fr'],
        ['en', 'nl'],
      ],
      [[3, 14, 'fr']],
    ],
    ['Nothing here', [['Danke', 'de']], []],
  ])('%s', (text, pairs, found) => {
    expect(
      foreignStretches({ text, foreign: foreign(...pairs) }).map((s) => [s.start, s.end, s.language]),
    ).toEqual(found);
  });

  test('a sentence is cut where its language changes, and keeps every character', () => {
    const stretches = [
      { start: 3, end: 8, language: 'de' },
      { start: 18, end: 40, language: 'fr' },
    ];
    expect(splitByLanguage({ start: 0, end: 20 }, stretches)).toEqual([
      { start: 0, end: 3 },
      { start: 3, end: 8, language: 'de' },
      { start: 8, end: 18 },
      { start: 18, end: 20, language: 'fr' },
    ]);
    expect(splitByLanguage({ start: 20, end: 30 }, stretches)).toEqual([
      { start: 0, end: 10, language: 'fr' },
    ]);
  });
});

describe('who says it', () => {
  test.each([
    ['en-us+f5', 'de', { voice: 'de+f5' }],
    ['en-us', 'fr', { voice: 'fr-fr' }],
    ['de+klatt2', 'en-GB', { voice: 'en-gb+klatt2' }],
    ['de+klatt2', 'pt-BR', { voice: 'pt-br+klatt2' }],
    ['slt', 'de', { voice: 'slt', language: 'de' }],
    ['slt', 'en-GB', undefined],
    ['en-us+f5', 'tlh', undefined],
    ['slt', 'tlh', undefined],
  ])('%s, %s', (voiceId, language, expected) => {
    expect(foreignVoice(findVoice(voiceId), language)).toEqual(expected);
  });
});

describe('what is spoken', () => {
  const plan = (text: string, voiceId: string, language: string, pairs: [string, string][]) => {
    const voice = findVoice(voiceId);
    const turn = {
      ...(makeScript([text], [voiceId], language).turns[0] as Turn),
      foreign: foreign(...pairs),
    };
    return planTake(turn, voice, voice.engine === 'flite' ? flite : espeak, language);
  };

  test('each part by the rules and the voice of its language', () => {
    const { sentences } = plan('It ran to "21 Seiten", for 21 days!', 'en-us+f5', 'en', [
      ['21 Seiten', 'de'],
    ]);
    expect(sentences[0]?.spoken).toBe('It ran to einundzwanzig Seiten, for twenty one days!');
    expect(sentences[0]?.parts?.map((p) => [p.spoken, p.foreign?.voice])).toEqual([
      ['It ran to,', undefined],
      ['einundzwanzig Seiten,', 'de+f5'],
      ['for twenty one days!', undefined],
    ]);
  });

  test('spoken words lead back to the written ones across the parts', () => {
    const text = 'Sie sah "The 3 Musketeers" in Paris.';
    const { sentences } = plan(text, 'de+klatt2', 'de', [['The 3 Musketeers', 'en']]);
    const { spoken = '', map = [] } = sentences[0] ?? {};
    expect(map.map((r) => [spoken.slice(r.spokenStart, r.spokenEnd), text.slice(r.start, r.end)])).toEqual([
      ['Sie', 'Sie'],
      ['sah', 'sah'],
      ['The', 'The'],
      ['three', '3'],
      ['Musketeers', 'Musketeers'],
      ['in', 'in'],
      ['Paris.', 'Paris'],
    ]);
  });

  test('the question stays a question, and a sentence of one language has no parts', () => {
    const { sentences } = plan('Who wrote "Der Prozess"? I forgot.', 'slt', 'en', [['Der Prozess', 'de']]);
    expect(sentences[0]?.parts?.at(-1)).toMatchObject({
      spoken: 'Der Prozess?',
      foreign: { voice: 'slt', language: 'de' },
    });
    expect(sentences[1]?.parts).toBeUndefined();
  });

  test('a language nobody speaks is left to the own voice', () => {
    const { sentences } = plan('He said Qapla to them.', 'slt', 'en', [['Qapla', 'tlh']]);
    expect(sentences[0]).toMatchObject({ spoken: 'He said Qapla to them.' });
    expect(sentences[0]?.parts).toBeUndefined();
  });

  test('only turns whose language changes have other keys', () => {
    const text = 'He said Danke and left.';
    const plain = plan(text, 'slt', 'en', []).key;
    expect(plan(text, 'slt', 'en', [['Danke', 'en-GB']]).key).toBe(plain);
    expect(plan(text, 'slt', 'en', [['Danke', 'de']]).key).not.toBe(plain);
    expect(plan(text, 'slt', 'en', [['Danke', 'nl']]).key).not.toBe(
      plan(text, 'slt', 'en', [['Danke', 'de']]).key,
    );
  });
});

describe('how the parts are joined', () => {
  const sound = (level: number, ms: number): SentenceSound => ({
    pcm: Int16Array.from({ length: ms * 16 }, (_, i) => Math.round(level * Math.sin(i / 5))),
    sampleRate: 16_000,
    onsetMs: 15,
    offsetMs: ms - 25,
    words: [{ start: 0, end: 4, startMs: 15, endMs: ms - 25, estimated: false }],
  });
  const part = (s: SentenceSound, at: number, own: boolean, pauseAfterMs = 45) => ({
    sound: s,
    at,
    length: 4,
    own,
    pauseAfterMs,
  });

  test('the pause runs from speech to speech, and times are those of the whole', () => {
    const joined = spliceSounds([
      part(sound(8000, 300), 0, true),
      part(sound(8000, 200), 5, false, 140),
      part(sound(8000, 250), 10, true),
    ]);
    expect(joined.words.map((w) => [w.start, w.end, Math.round(w.startMs), Math.round(w.endMs)])).toEqual([
      [0, 4, 15, 275],
      [5, 9, 320, 480],
      [10, 14, 620, 830],
    ]);
    expect([joined.onsetMs, Math.round(joined.offsetMs)]).toEqual([15, 830]);
  });

  test.each([
    ['softer', 4000, 8000],
    ['louder', 16_000, 8000],
    ['much softer: by no more than 6 dB', 1000, 2000],
  ])('a part that is %s', (_, level, expected) => {
    const joined = spliceSounds([part(sound(8000, 300), 0, true), part(sound(level, 300), 5, false)]);
    const peak = joined.pcm.slice(6000).reduce((most, s) => Math.max(most, Math.abs(s)), 0);
    expect(Math.abs(peak - expected)).toBeLessThan(expected * 0.02);
  });

  test('a part of which nothing sounded is left out', () => {
    const silent: SentenceSound = { ...sound(0, 10), pcm: new Int16Array(0), words: [] };
    expect(spliceSounds([part(silent, 0, true), part(sound(900, 100), 5, false)]).words[0]?.start).toBe(5);
    expect(spliceSounds([part(silent, 0, true)]).pcm).toHaveLength(0);
  });
});

describe('the sounds of other languages in American phones', () => {
  test.each([
    ['ˈʃøːn', 'sh er n'],
    ['bɔ̃ʒˈuʁ', 'b ow n zh uw r'],
    ['tʃˈao', 'ch aa ow'],
    ['ˈɪç', 'ih sh'],
    ['nˈotːe', 'n ow t ey'],
    ['kʷ', 'k'],
  ])('%s -> %s', (ipa, phones) => {
    expect(americanPhones(ipa).join(' ')).toBe(phones);
  });

  test('phones are listed with their pauses, and words found by their number', () => {
    const words = [
      { start: 0, end: 3, phones: ['y', 'aa'] },
      { start: 4, end: 8, phones: ['n', 'ay', 'n'] },
    ];
    expect(phoneList(words, 'ja, nein.')).toBe('pau y aa pau n ay n pau');
    const spoken = 'pau y aa pau n ay n pau'
      .split(' ')
      .map((name, i) => ({ name, startMs: i * 10, endMs: i * 10 + 10 }));
    expect(foreignTimes(words, spoken).map((w) => [w.startMs, w.endMs])).toEqual([
      [10, 30],
      [40, 70],
    ]);
  });
});
