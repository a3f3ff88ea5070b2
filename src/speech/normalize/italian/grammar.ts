import * as nouns from '../../../languages/italian/spoken/nouns.ts';
import { numerals } from '../../../languages/italian/spoken/numerals.ts';
import { spoken } from '../../../languages/italian/spoken/spoken.ts';
import type { NumberGrammar } from '../shared/grammar.ts';
import { nounFinder } from '../shared/romance-numbers.ts';
import { shortDecimals } from '../shared/spell-number.ts';
import { cardinal, ordinal } from './number-words.ts';

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
  countedAfter: nounFinder(nouns),
  words: spoken.numbers,
};
