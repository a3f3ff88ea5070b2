import { spoken } from '../../../languages/spanish/spoken/spoken.ts';
import type { RomanGrammar } from '../shared/roman.ts';
import { cardinal, ordinal } from './number-words.ts';

/** Up to ten the numeral is an ordinal, above it a cardinal. */
const ordinalToTen = (digits: string, feminine = false) =>
  Number(digits) <= 10 ? ordinal(digits, feminine ? 'f' : 'm') : cardinal(digits);

export const roman: RomanGrammar = {
  words: spoken.roman,
  countedWords: (digits) => cardinal(digits),
  centuryAfter: (digits) => ordinal(digits),
  centuryBefore: (digits) => ordinalToTen(digits),
  rulerWords: (digits, feminine) => ordinalToTen(digits, feminine),
  named: (digits) => cardinal(digits),
  year: (digits) => cardinal(digits),
};
