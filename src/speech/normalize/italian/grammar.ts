import { pattern } from '../../../kernel/patterns.ts';
import { feminine, masculine, namesBefore, noNoun } from '../../../languages/italian/spoken/nouns.ts';
import { numerals } from '../../../languages/italian/spoken/numerals.ts';
import { spoken } from '../../../languages/italian/spoken/spoken.ts';
import type { Gender } from '../../../languages/spoken-words.ts';
import type { Counted, NumberGrammar } from '../shared/grammar.ts';
import { shortDecimals } from '../shared/spell-number.ts';
import { cardinal, ordinal } from './number-words.ts';

const MASCULINE = pattern()`${masculine}$`;
const FEMININE = pattern()`${feminine}$`;
const NO_NOUN = pattern()`^${noNoun}$`;

const genderOf = (noun: string): Gender => (FEMININE.test(noun) && !MASCULINE.test(noun) ? 'f' : 'm');
const NAMES_BEFORE = pattern('i')`${namesBefore}\s$`;

function countedAfter(rest: string, before: string): Counted | undefined {
  const word = /^\s(\p{Ll}{2,})(?!\p{L})/u.exec(rest)?.[1];
  if (word === undefined || NO_NOUN.test(word) || NAMES_BEFORE.test(before)) return undefined;
  return { word, gender: genderOf(word) };
}

function fraction(top: string, bottom: string): string | undefined {
  if (!/^(?:[2-9]|1\d|20|100|1000)$/.test(bottom)) return undefined;
  const name = ordinal(bottom);
  const [one, many] = numerals.parts[bottom] ?? [name, name.replace(/o$/, 'i')];
  return top === '1' ? `un ${one}` : `${cardinal(top)} ${many}`;
}

export const numbers: NumberGrammar = {
  cardinal,
  year: (digits) => cardinal(digits),
  decimals: (digits) => shortDecimals(digits, cardinal),
  fraction,
  countedAfter,
  words: spoken.numbers,
};
