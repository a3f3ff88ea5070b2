import { spoken } from '../../../languages/italian/spoken/spoken.ts';
import type { RomanGrammar } from '../shared/roman.ts';
import { cardinal, ordinal } from './number-words.ts';

export const roman: RomanGrammar = {
  words: spoken.roman,
  countedWords: (digits) => cardinal(digits),
  centuryAfter: (digits) => ordinal(digits),
  centuryBefore: (digits) => ordinal(digits),
  rulerWords: (digits, feminine) => ordinal(digits, feminine ? 'f' : 'm'),
  named: (digits) => cardinal(digits),
  year: (digits) => cardinal(digits),
};
