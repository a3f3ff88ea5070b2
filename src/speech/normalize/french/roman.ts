import { spoken } from '../../../languages/french/spoken/spoken.ts';
import type { NumberGrammar } from '../shared/grammar.ts';
import type { RomanGrammar } from '../shared/roman.ts';
import { type FrenchKind, ordinal } from './number-words.ts';

export function romanOf({ cardinal, year }: NumberGrammar, kind: FrenchKind): RomanGrammar {
  return {
    words: spoken.roman,
    countedWords: (digits) => cardinal(digits),
    centuryAfter: (digits, _lead) => (digits === '1' ? 'premier' : ordinal(digits, 'm', kind)),
    rulerWords: (digits, feminine) =>
      digits === '1' ? (feminine ? 'première' : 'premier') : cardinal(digits),
    named: (digits) => cardinal(digits),
    year,
  };
}
