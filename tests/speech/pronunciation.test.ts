import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pronunciation, Turn } from '../../src/kernel/artifacts.ts';
import { espeak } from '../../src/speech/engines/espeak/engine.ts';
import { espeakPhonemes } from '../../src/speech/engines/espeak/phonemes.ts';
import { EspeakProgram } from '../../src/speech/engines/espeak/program.ts';
import { transcribeSounds } from '../../src/speech/engines/espeak/transcribe-sounds.ts';
import { flite } from '../../src/speech/engines/flite/engine.ts';
import { normalize } from '../../src/speech/normalize/normalize.ts';
import { Dictionaries } from '../../src/speech/pronunciation/dictionaries.ts';
import { buildDictionary, unusableEntries } from '../../src/speech/pronunciation/dictionary.ts';
import { mergePronunciations } from '../../src/speech/pronunciation/merge.ts';
import { respellIpa } from '../../src/speech/pronunciation/respell-ipa.ts';
import { planTake } from '../../src/speech/takes/plan-take.ts';
import { asWritten } from '../../src/speech/takes/written-text.ts';
import { findVoice } from '../../src/speech/voices/voices.ts';
import { makeScript } from './make-script.ts';

const ENTRIES: Pronunciation[] = [
  { grapheme: 'Kyra', alias: 'keerah', ipa: 'ˈkɪərə' },
  { grapheme: 'gif', alias: 'jif' },
  { grapheme: 'SQL', alias: 'sequel' },
  { grapheme: 'York', alias: 'yawk' },
  { grapheme: 'New York', alias: 'noo yawk' },
  { grapheme: 'Chemnitz', language: 'de', alias: 'Kemnitz' },
  { grapheme: 'colour', language: 'en-GB', alias: 'kuller' },
  { grapheme: 'Nguyễn', alias: 'win' },
  { grapheme: 'Qi', ipa: 'tʃiː' },
  { grapheme: '3M', alias: 'three em' },
];
const said = (text: string, language = 'en-US', phonemes?: typeof espeakPhonemes) =>
  normalize(text, language, buildDictionary(ENTRIES, language, phonemes)).spoken;

describe('words of a dictionary in a text', () => {
  test.each([
    ['A GIF and a gif.', 'a jif and a jif.'],
    ['Gifs are none.', 'Gifs are none.'],
    ['SQL or sql?', 'sequel or sql?'],
    ['Kyra came.', 'Keerah came.'],
    ['kyra came.', 'kyra came.'],
    ["Kyra's coat.", "Keerah's coat."],
    ['York is not New  York.', 'Yawk is not Noo yawk.'],
    ['Yorkshire stays.', 'Yorkshire stays.'],
    ['Chemnitz in English', 'Chemnitz in English'],
    ['The colour', 'The colour'],
    ['Mr Nguyễn met 3M.', 'Mister Win met three em.'],
    ['Qi flows.', 'Chee flows.'],
    ['2 gifs, 1 gif', 'two gifs, one jif'],
  ])('%s -> %s', (written, spoken) => {
    expect(said(written)).toBe(spoken);
  });

  test('entries hold in their language and its kinds', () => {
    expect(said('Chemnitz', 'de-AT')).toBe('Kemnitz');
    expect(said('the colour', 'en-GB')).toBe('the kuller');
    expect(said('le colour', 'fr')).toBe('le colour');
  });

  test('an engine that takes phonemes gets them, with the ending of a possessive inside', () => {
    expect(said('Kyra and Qi.', 'en-US', espeakPhonemes)).toBe("[['kI@r@]] and [[tSi:]].");
    expect(said("Kyra's coat.", 'en-US', espeakPhonemes)).toBe("[['kI@r@z]] coat.");
  });

  test('every spoken word leads back to the written one', () => {
    const text = 'Then Kyra saw New York.';
    const { spoken, map } = normalize(text, 'en', buildDictionary(ENTRIES, 'en', espeakPhonemes));
    expect(map.map((r) => [spoken.slice(r.spokenStart, r.spokenEnd), text.slice(r.start, r.end)])).toEqual([
      ['Then', 'Then'],
      ["[['kI@r@]]", 'Kyra'],
      ['saw', 'saw'],
      ['Noo', 'New York'],
      ['yawk.', 'New York'],
    ]);
  });

  test('no mark of its own is left behind, whatever is written', () => {
    const piece = fc.constantFrom(
      'Kyra',
      "Kyra's",
      'QI',
      'Qi-Kyra',
      '3M',
      'New York',
      '3',
      '€',
      '.',
      ' ',
      'ꀀ',
      '(',
      '«',
      'KYRA',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.constantFrom('en', 'de', 'fr', 'pl'),
        (pieces, language) => {
          const text = pieces.join(' ');
          const { spoken, map } = normalize(
            text,
            language,
            buildDictionary(ENTRIES, language, espeakPhonemes),
          );
          if (!text.includes('ꀀ')) expect(spoken).not.toMatch(/[\uA000-\uA48C]/);
          for (const { start, end } of map) expect(end).toBeGreaterThan(start);
        },
      ),
      { seed: 2, numRuns: 500 },
    );
  });

  test('a text for an engine that reads for itself is as written but for its aliases', () => {
    const text = 'Mr Nguyễn has 3 gifs and 1 gif.';
    const { spoken, map } = asWritten(text, buildDictionary(ENTRIES, 'en', undefined));
    expect(spoken).toBe('Mr Win has 3 gifs and 1 jif.');
    expect(map.map((r) => text.slice(r.start, r.end))).toEqual([
      'Mr',
      'Nguyễn',
      'has',
      '3',
      'gifs',
      'and',
      '1',
      'gif',
    ]);
  });

  test('phonemes that no letters show are left out, and it is said', () => {
    const click: Pronunciation[] = [{ grapheme: 'Xhosa', ipa: 'ǁʰɔsa' }];
    expect(normalize('Xhosa', 'en', buildDictionary(click, 'en', espeakPhonemes)).spoken).toBe('Xhosa');
    expect(unusableEntries([...click, ...ENTRIES], 'en', espeakPhonemes)).toEqual([
      '"Xhosa" is given in phonemes (ǁʰɔsa) that this voice cannot take; add an alias in ordinary letters.',
    ]);
    expect(unusableEntries(ENTRIES, 'de', undefined)).toHaveLength(1);
  });

  test('the show wins over its organization', () => {
    const organization = [
      { grapheme: 'Kyra', alias: 'one' },
      { grapheme: 'Ada', alias: 'two' },
    ];
    const show = [{ grapheme: 'Kyra', alias: 'three' }];
    const merged = mergePronunciations(organization, show);
    expect(normalize('Kyra, Ada', 'en', buildDictionary(merged, 'en', undefined)).spoken).toBe('Three, Two');
  });

  test.each([
    ['ˈkɪərə', 'keerruh'],
    ['tʃiː', 'chee'],
    ['ʃøːn', 'shurn'],
    ['ǃ', undefined],
  ])('%s is spelled %s for a voice without phonemes', (ipa, spelling) => {
    expect(respellIpa(ipa)).toBe(spelling);
  });
});

describe('takes', () => {
  const plan = (text: string, entries: Pronunciation[], voiceId = 'slt') => {
    const voice = findVoice(voiceId);
    const engine = voice.engine === 'flite' ? flite : espeak;
    return planTake(
      makeScript([text], [voiceId]).turns[0] as Turn,
      voice,
      engine,
      'en',
      new Dictionaries(entries),
    );
  };

  test('only turns with such a word are made anew', () => {
    expect(plan('The tide comes in.', ENTRIES).key).toBe(plan('The tide comes in.', []).key);
    expect(plan('Kyra comes in.', ENTRIES).key).not.toBe(plan('Kyra comes in.', []).key);
  });

  test('each engine gets what it can take', () => {
    expect(plan('Kyra comes.', ENTRIES, 'slt').sentences[0]?.spoken).toBe('Keerah comes.');
    expect(plan('Kyra comes.', ENTRIES, 'en-us+f5').sentences[0]?.spoken).toBe("[['kI@r@]] comes.");
  });
});

describe("phonemes for espeak-ng, judged by the engine's own phoneme events", async () => {
  const program = await EspeakProgram.start();
  const heard = (language: string, ipa: string) =>
    transcribeSounds(program, language, espeakPhonemes(ipa, language) ?? '')
      .map((word) => word.ipa)
      .join(' ');

  test.each([
    ['en-us', 'həlˈoʊ', 'həlˈoʊ'],
    ['en-us', 'θɪŋkˈɪŋ', 'θɪŋkˈɪŋ'],
    ['en-gb', 'tʃˈɒkliːt', 'tʃˈɒkliːt'],
    ['de', 'ʃˈøːn', 'ʃˈøːn'],
    ['de', 'bˈyːçɜ', 'bˈyːçɜ'],
    ['fr-fr', 'bˈɔ̃ʒuʁ', 'bˈɔ̃ʒuʁ'],
    ['fr-fr', 'lˈyn', 'lˈyn'],
    ['es', 'nˈiɲo', 'nˈiɲo'],
    ['it', 'ʎˈɔ', 'ʎˈɔ'],
    ['pt', 'kˈazɐ', 'kˈazɐ'],
    ['nl', 'xˈut', 'χˈut'],
  ])('%s: %s is heard as %s', (language, ipa, expected) => {
    expect(heard(language, ipa)).toBe(expected);
  });

  const SOUNDS =
    'a ɑ æ ɐ ʌ ə ɜ ɚ e eː ɛ ɪ i iː ɨ ɒ ɔ o oː ʊ u uː y yː ʏ ø øː œ ɛ̃ ɑ̃ ɔ̃ œ̃ p b t d k ɡ f v θ ð s z ʃ ʒ ç x χ h m n ŋ ɲ l ʎ ɾ r ɹ ʁ j w ɣ β ts tʃ dʒ'.split(
      ' ',
    );
  test.each(['en-us', 'en-gb', 'de', 'fr-fr', 'es', 'it', 'pt', 'pt-br', 'nl'])(
    'no sound is silent in %s',
    (language) => {
      const vowel = (sound: string) => /^[aɑæɐʌəɜɚeɛɪiɨɒɔoʊuyʏøœ]/.test(sound);
      const alone = heard(language, 'tət').length;
      const silent = SOUNDS.filter((sound) =>
        vowel(sound)
          ? heard(language, `t${sound}t`).replace(/[ˈˌ]/g, '').length < 3
          : heard(language, `${sound}tət`).length <= alone,
      );
      expect(silent).toEqual([]);
    },
  );

  test('a language whose inventory was not checked is given letters', () => {
    expect(espeakPhonemes('a', 'pl')).toBeUndefined();
  });
});
