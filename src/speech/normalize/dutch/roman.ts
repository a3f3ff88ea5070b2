import { spoken } from '../../../languages/dutch/spoken/spoken.ts';
import type { RomanGrammar } from '../shared/roman.ts';
import { cardinal, ordinal } from './number-words.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const roman: RomanGrammar = {
  words: spoken.roman,
  countedWords: cardinal,
  centuryAfter: (digits) => ordinal(digits),
  rulerWords: (digits) => `de ${capital(ordinal(digits))}`,
  named: cardinal,
  year: cardinal,
};
