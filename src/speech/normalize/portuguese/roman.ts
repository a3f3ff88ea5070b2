import { spoken } from '../../../languages/portuguese/spoken/spoken.ts';
import type { NumberGrammar } from '../shared/grammar.ts';
import type { RomanGrammar } from '../shared/roman.ts';
import { ordinal, type PortugueseKind } from './number-words.ts';

export function romanOf({ cardinal }: NumberGrammar, kind: PortugueseKind): RomanGrammar {
  /** Up to ten the numeral is an ordinal, above it a cardinal. */
  const ordinalToTen = (digits: string, feminine = false) =>
    Number(digits) <= 10 ? ordinal(digits, feminine ? 'f' : 'm', kind) : cardinal(digits);
  return {
    words: spoken.roman,
    countedWords: (digits) => cardinal(digits),
    centuryAfter: (digits) => ordinal(digits, 'm', kind),
    centuryBefore: (digits) => ordinalToTen(digits),
    rulerWords: (digits, feminine) => ordinalToTen(digits, feminine),
    named: (digits) => cardinal(digits),
    year: (digits) => cardinal(digits),
  };
}
