import { toCardinal as german, toOrdinal as germanOrdinal } from 'n2words/de-DE';
import { toCardinal as spanish, toOrdinal as spanishOrdinal } from 'n2words/es-ES';
import { toCardinal as belgian } from 'n2words/fr-BE';
import { toCardinal as french, toOrdinal as frenchOrdinal } from 'n2words/fr-FR';
import { toCardinal as italian, toOrdinal as italianOrdinal } from 'n2words/it-IT';
import { toCardinal as dutch, toOrdinal as dutchOrdinal } from 'n2words/nl-NL';
import { toCardinal as portuguese, toOrdinal as portugueseOrdinal } from 'n2words/pt-PT';
import { describe, expect, test } from 'vitest';
import * as nl from '../../src/speech/normalize/dutch/number-words.ts';
import * as fr from '../../src/speech/normalize/french/number-words.ts';
import * as de from '../../src/speech/normalize/german/number-words.ts';
import * as it from '../../src/speech/normalize/italian/number-words.ts';
import * as pt from '../../src/speech/normalize/portuguese/number-words.ts';
import * as es from '../../src/speech/normalize/spanish/number-words.ts';

// Judged by n2words, which we did not write. Letters alone are compared: spaces, hyphens and accents
// are ways of writing, not of saying. What remains is listed with its reason.

const letters = (words: string) =>
  words
    .normalize('NFD')
    .replace(/[\p{M}\s,-]/gu, '')
    .toLowerCase();

interface Judged {
  language: string;
  ours: (digits: string) => string;
  judge: (n: number) => string;
  /** Where we say otherwise on purpose, our words changed into the judge's. */
  reconciled?: (words: string) => string;
}

const JUDGED: Judged[] = [
  // "einhunderteintausend", "einhunderteine Millionen" (Duden); the judge has "eins" before its noun.
  {
    language: 'German',
    ours: (d) => de.cardinal(d),
    judge: german,
    reconciled: (w) =>
      w.replace(/hundertein(?=tausend)/g, 'hunderteins').replace(/hunderteine(?= Mil)/g, 'hunderteins'),
  },
  { language: 'French', ours: (d) => fr.cardinal(d), judge: french },
  { language: 'Belgian French', ours: (d) => fr.cardinal(d, undefined, fr.BELGIUM), judge: belgian },
  // "veintiún mil", "treinta y un millones" (RAE); the judge leaves the "o" before them.
  {
    language: 'Spanish',
    ours: (d) => es.cardinal(d),
    judge: (n) => spanish(n).replace(/uno(?= mil)/g, 'un'),
  },
  // The judge puts "e" before the last hundreds of millions; nobody writes it.
  { language: 'Italian', ours: (d) => it.cardinal(d), judge: (n) => italian(n).replace(/ e /g, ' ') },
  // "mil e duzentos": with "e" before round hundreds, which the judge leaves out.
  {
    language: 'Portuguese',
    ours: (d) => pt.cardinal(d),
    judge: portuguese,
    reconciled: (w) => w.replace(/mil e (?=\p{L}+entos$)/u, 'mil '),
  },
  // "vijftienhonderd" as the judge has it; past two thousand we count by thousands ("drieduizend vijfhonderd").
  {
    language: 'Dutch',
    ours: (d) =>
      Number(d) > 2000 && Number(d) < 10_000 && Number(d) % 1000 >= 100
        ? byHundreds(Number(d))
        : nl.cardinal(d),
    judge: dutch,
  },
];

/** The judge's way from two thousand on, in our words for the hundreds and the rest. */
function byHundreds(n: number): string {
  const rest = n % 100 === 0 ? '' : nl.cardinal(String(n % 100));
  return `${nl.cardinal(String(Math.floor(n / 100)))}honderd${rest}`;
}

/** Numbers up to 10^9 by a fixed rule (Lehmer), spread evenly over their lengths. */
function sample(count: number): number[] {
  const numbers: number[] = [];
  let state = 20_011;
  for (let i = 0; i < count; i++) {
    state = (state * 48_271) % 2_147_483_647;
    numbers.push(state % 10 ** (5 + (i % 5)));
  }
  return numbers;
}

const NUMBERS = [...Array.from({ length: 10_001 }, (_, n) => n), ...sample(3000)];

describe.each(JUDGED)('$language', ({ ours, judge, reconciled = (words) => words }) => {
  test('cardinals from 0 to 10,000 and 3,000 up to a thousand million are those of the judge', () => {
    const differing = NUMBERS.map((n) => ({ n, ours: reconciled(ours(String(n))), judge: judge(n) })).filter(
      (row) => letters(row.ours) !== letters(row.judge),
    );
    expect(differing.slice(0, 8)).toEqual([]);
  });

  test('different numbers have different words', () => {
    const numbers = [...new Set(NUMBERS)];
    expect(new Set(numbers.map((n) => ours(String(n)))).size).toBe(numbers.length);
  });
});

// "undécimo" and "duodécimo" (RAE's first choice), "decimoctavo" in one word; "ventiseiesimo" keeps its "i".
test.each<[string, number, (d: string) => string, (n: number) => string]>([
  ['German', 1000, (d) => `${de.ordinalStem(d)}e`, germanOrdinal],
  ['French', 1000, (d) => fr.ordinal(d), frenchOrdinal],
  [
    'Spanish',
    99,
    (d) => ({ '11': 'décimo primero', '12': 'décimo segundo', '18': 'décimo octavo' })[d] ?? es.ordinal(d),
    spanishOrdinal,
  ],
  ['Italian', 1000, (d) => it.ordinal(d).replace(/(?<=[a-z])seiesimo$/, 'seesimo'), italianOrdinal],
  ['Portuguese', 100, (d) => pt.ordinal(d), portugueseOrdinal],
  ['Dutch', 1000, (d) => nl.ordinal(d), dutchOrdinal],
])('%s ordinals up to %d are those of the judge', (_, most, ours, judge) => {
  const differing = Array.from({ length: most }, (_, i) => i + 1)
    .map((n) => ({ n, ours: ours(String(n)), judge: judge(n) }))
    .filter((row) => letters(row.ours) !== letters(row.judge));
  expect(differing.slice(0, 8)).toEqual([]);
});
