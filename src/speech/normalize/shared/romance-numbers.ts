import { pattern, source } from '../../../kernel/patterns.ts';
import type { IberianNumerals } from '../../../languages/numeral-words.ts';
import type { Rule } from '../rule.ts';
import type { Counted, NumberGrammar } from './grammar.ts';
import type { RomanGrammar } from './roman.ts';

/** "vigésima primeira", of listed ordinals; undefined beyond the hundredth, where cardinals are said. */
export function listedOrdinal(
  digits: string,
  gender: 'm' | 'f',
  { first, tenths }: Pick<IberianNumerals, 'first' | 'tenths'>,
): string | undefined {
  const n = Number(digits);
  if (n === 0 || n > 100) return undefined;
  const words =
    first[n - 1] ?? [tenths[Math.floor(n / 10) - 1], first[(n % 10) - 1]].filter(Boolean).join(' ');
  return gender === 'f' ? words.replace(/o(?= |$)/g, 'a') : words;
}

/** Spanish and Portuguese numerals: up to ten they are ordinals, above it cardinals. */
export function iberianRoman(
  cardinal: (digits: string) => string,
  ordinal: (digits: string, gender: 'm' | 'f') => string,
): RomanGrammar {
  const upToTen = (digits: string, feminine = false) =>
    Number(digits) <= 10 ? ordinal(digits, feminine ? 'f' : 'm') : cardinal(digits);
  return {
    centuryAfter: (digits) => ordinal(digits, 'm'),
    centuryBefore: (digits) => upToTen(digits),
    rulerWords: upToTen,
  };
}

/** What stands behind these is a part of something with a letter, no feminine ordinal: "figura 2a". */
export const NOT_AFTER_NAMES = source`
  (?<!(?:figura|tabl?a|tabela|tabella|página|pagina|art[ií]culo|artigo|articolo|cap[íi]tulo|capitolo|parte|n[úu]mero)\s)
`;

/** What the gender of a noun after a number is guessed by, and which words are passed over to find it. */
export interface NounWords {
  masculine: readonly string[];
  feminine: readonly string[];
  noNoun: readonly string[];
  namesBefore: readonly string[];
  /** Words for a thousand between the number and its noun. */
  thousand?: readonly string[];
  adjectives?: readonly string[];
}

/** Finds what a number counts in Spanish, Portuguese and Italian. */
export function nounFinder(nouns: NounWords): NumberGrammar['countedAfter'] {
  const { thousand = [], adjectives = [] } = nouns;
  const masculine = pattern()`${nouns.masculine}$`;
  const feminine = pattern()`${nouns.feminine}$`;
  const noNoun = pattern()`^${nouns.noNoun}$`;
  const namesBefore = pattern('i')`${nouns.namesBefore}\s$`;
  const next = pattern('u')`^\s(?:${thousand}\s(?=\p{Ll}{3}))?(?:${adjectives}\s)?(\p{Ll}{2,})(?!\p{L})`;
  return (rest, before) => {
    const word = next.exec(rest)?.[1];
    if (word === undefined || noNoun.test(word) || namesBefore.test(before)) return undefined;
    return { word, gender: feminine.test(word) && !masculine.test(word) ? 'f' : 'm' };
  };
}

/** "2½ heures", "dos horas y media": the noun stands before the half, which agrees with it. */
export function wholeAndHalfRule(
  { cardinal, countedAfter, words }: NumberGrammar,
  halfOf: (noun: Counted | undefined) => string,
): Rule {
  return {
    pattern: /(?<![\p{L}\p{N}.,])(\d+)\s1[⁄/]2(?:\s(\p{L}+))?(?!\p{L})/gu,
    say: ([, n = '', noun]) => {
      const counted = noun === undefined ? undefined : countedAfter(` ${noun}`, '');
      return `${cardinal(n, counted)} ${noun === undefined ? '' : `${noun} `}${words.and} ${halfOf(counted)}`;
    },
  };
}

/** "½ litro", "½ hora". */
export function halfRule({ countedAfter }: NumberGrammar, halfOf: (noun: Counted) => string): Rule {
  return {
    pattern: /(?<![\p{L}\p{N}.,⁄/])1[⁄/]2(?=\s+(\p{Ll}+))/gu,
    say: ([, noun = '']) => {
      const counted = countedAfter(` ${noun}`, '');
      return counted && halfOf(counted);
    },
  };
}
