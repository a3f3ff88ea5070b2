import { pattern } from '../../../kernel/patterns.ts';
import { feminine, masculine, namesBefore, noNoun } from '../../../languages/portuguese/spoken/nouns.ts';
import { numerals } from '../../../languages/portuguese/spoken/numerals.ts';
import { spoken } from '../../../languages/portuguese/spoken/spoken.ts';
import type { Gender } from '../../../languages/spoken-words.ts';
import type { Counted, NumberGrammar } from '../shared/grammar.ts';
import { shortDecimals } from '../shared/spell-number.ts';
import { cardinal, ordinal, type PortugueseKind } from './number-words.ts';

const MASCULINE = pattern()`${masculine}$`;
const FEMININE = pattern()`${feminine}$`;
const NO_NOUN = pattern()`^${noNoun}$`;

const genderOf = (noun: string): Gender => (FEMININE.test(noun) && !MASCULINE.test(noun) ? 'f' : 'm');
const NAMES_BEFORE = pattern('i')`${namesBefore}\s$`;

function countedAfter(rest: string, before: string): Counted | undefined {
  const word =
    /^\s(?:mil\s(?=\p{Ll}{3}))?(?:(?:novas|novos|grandes|pequenas|pequenos|primeiras|primeiros|últimas|últimos|boas|bons)\s)?(\p{Ll}{2,})(?!\p{L})/u.exec(
      rest,
    )?.[1];
  if (word === undefined || NO_NOUN.test(word) || NAMES_BEFORE.test(before)) return undefined;
  return { word, gender: genderOf(word) };
}

export function numbersOf(kind: PortugueseKind): NumberGrammar {
  const say = (digits: string, counted?: Counted) => cardinal(digits, counted, kind);
  return {
    cardinal: say,
    year: (digits) => say(digits),
    decimals: (digits) => shortDecimals(digits, say),
    countedAfter,
    fraction: (top, bottom) => {
      const one = ordinal(bottom, 'm', kind);
      const twelfth = `${say(bottom)} avos`;
      const forms: readonly [string, string] | undefined =
        numerals.parts[bottom] ??
        (/^(?:[5-9]|10|100)$/.test(bottom)
          ? [one, `${one}s`]
          : /^(?:1\d|20)$/.test(bottom)
            ? [twelfth, twelfth]
            : undefined);
      return forms && `${say(top)} ${top === '1' ? forms[0] : forms[1]}`;
    },
    words: spoken.numbers,
  };
}
