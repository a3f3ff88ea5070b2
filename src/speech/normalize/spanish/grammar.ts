import { pattern } from '../../../kernel/patterns.ts';
import { feminine, masculine, namesBefore, noNoun } from '../../../languages/spanish/spoken/nouns.ts';
import { numerals } from '../../../languages/spanish/spoken/numerals.ts';
import { spoken } from '../../../languages/spanish/spoken/spoken.ts';
import type { Gender } from '../../../languages/spoken-words.ts';
import type { Counted, NumberGrammar } from '../shared/grammar.ts';
import { shortDecimals } from '../shared/spell-number.ts';
import { cardinal, ordinal } from './number-words.ts';

/** Masculine although they end like feminines. */
const MASCULINE = pattern()`${masculine}$`;
const FEMININE = pattern()`${feminine}$`;
const NO_NOUN = pattern()`^${noNoun}$`;

function genderOf(noun: string): Gender {
  return FEMININE.test(noun) && !MASCULINE.test(noun) ? 'f' : 'm';
}

const NAMES_BEFORE = pattern('i')`${namesBefore}\s$`;

function countedAfter(rest: string, before: string): Counted | undefined {
  const word =
    /^\s(?:mil\s(?=\p{Ll}{3}))?(?:(?:nuevas|nuevos|grandes|pequeñas|pequeños|primeras|primeros|últimas|últimos|buenas|buenos)\s)?(\p{Ll}{2,})(?!\p{L})/u.exec(
      rest,
    )?.[1];
  if (word === undefined || NO_NOUN.test(word) || NAMES_BEFORE.test(before)) return undefined;
  return { word, gender: genderOf(word) };
}

function fraction(top: string, bottom: string): string | undefined {
  const name = ordinal(bottom);
  const forms =
    numerals.parts[bottom] ?? (/^(?:[5-9]|10)$/.test(bottom) ? ([name, `${name}s`] as const) : undefined);
  return forms && `${cardinal(top, { word: forms[0], gender: 'm' })} ${top === '1' ? forms[0] : forms[1]}`;
}

export const numbers: NumberGrammar = {
  cardinal,
  year: (digits) => cardinal(digits),
  decimals: (digits) => shortDecimals(digits, cardinal),
  fraction,
  countedAfter,
  words: spoken.numbers,
};
