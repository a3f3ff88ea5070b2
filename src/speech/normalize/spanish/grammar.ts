import * as nouns from '../../../languages/spanish/spoken/nouns.ts';
import { numerals } from '../../../languages/spanish/spoken/numerals.ts';
import { spoken } from '../../../languages/spanish/spoken/spoken.ts';
import type { NumberGrammar } from '../shared/grammar.ts';
import { nounFinder } from '../shared/romance-numbers.ts';
import { shortDecimals } from '../shared/spell-number.ts';
import { cardinal, ordinal } from './number-words.ts';

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
  countedAfter: nounFinder(nouns),
  words: spoken.numbers,
};
