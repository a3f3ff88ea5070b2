import { pattern } from '../../../kernel/patterns.ts';
import {
  adjectives,
  feminine,
  feminineWords,
  masculineWords,
  namesBefore,
} from '../../../languages/french/spoken/nouns.ts';
import { numerals } from '../../../languages/french/spoken/numerals.ts';
import { spoken } from '../../../languages/french/spoken/spoken.ts';
import type { Gender } from '../../../languages/spoken-words.ts';
import type { Counted, NumberGrammar } from '../shared/grammar.ts';
import { shortDecimals } from '../shared/spell-number.ts';
import { BELGIUM, cardinal, FRANCE, type FrenchKind, ordinal, SWITZERLAND } from './number-words.ts';

const FEMININE = pattern()`${feminine}$`;
const FEMININE_WORDS = pattern()`^${feminineWords}$`;
const MASCULINE_WORDS = pattern()`^${masculineWords}$`;

function genderOf(noun: string): Gender {
  if (MASCULINE_WORDS.test(noun)) return 'm';
  return FEMININE_WORDS.test(noun) || FEMININE.test(noun) ? 'f' : 'm';
}

const NAMES_BEFORE = pattern('i')`${namesBefore}\s$`;

const NEXT = pattern('u')`^\s(?:${adjectives}\s)?(\p{Ll}{3,})`;

function countedAfter(rest: string, before: string): Counted | undefined {
  const word = NEXT.exec(rest)?.[1];
  return word === undefined || NAMES_BEFORE.test(before) ? undefined : { word, gender: genderOf(word) };
}

/** How numbers are said in France, Belgium or Switzerland. */
export function frenchNumbers(kind: FrenchKind): NumberGrammar {
  const say = (digits: string, counted?: Counted) => cardinal(digits, counted, kind);
  return {
    cardinal: say,
    year: (digits) => say(digits),
    decimals: (digits) => shortDecimals(digits, say),
    countedAfter,
    telephonePairs: true,
    fraction: (top, bottom) => {
      if (!/^(?:[2-9]|1\d|20|100|1000)$/.test(bottom)) return undefined;
      const name = ordinal(bottom, 'm', kind);
      const [one, many] = numerals.parts[bottom] ?? [name, `${name}s`];
      return `${say(top)} ${top === '1' ? one : many}`;
    },
    words: spoken.numbers,
  };
}

export const frenchKind = (language: string): FrenchKind =>
  /-CH\b/i.test(language) ? SWITZERLAND : /-BE\b/i.test(language) ? BELGIUM : FRANCE;
