import { numerals } from '../../../languages/dutch/spoken/numerals.ts';
import { spoken } from '../../../languages/dutch/spoken/spoken.ts';
import type { NumberGrammar } from '../shared/grammar.ts';
import { shortDecimals } from '../shared/spell-number.ts';
import { cardinal, ordinal } from './number-words.ts';

function fraction(top: string, bottom: string): string | undefined {
  if (!/^(?:[2-9]|1\d|20|100|1000)$/.test(bottom)) return undefined;
  const part = numerals.parts[bottom]?.[top === '1' ? 0 : 1] ?? ordinal(bottom);
  return `${top === '1' ? numerals.joinedOne : cardinal(top)} ${part}`;
}

/** Dutch numbers do not change before a noun. */
export const numbers: NumberGrammar = {
  cardinal,
  year: cardinal,
  decimals: (digits) => shortDecimals(digits, cardinal),
  fraction,
  countedAfter: () => undefined,
  words: spoken.numbers,
};
