import { pattern } from '../../../kernel/patterns.ts';
import { counted, rulers } from '../../../languages/english/spoken/roman.ts';
import { after, type Rule } from '../rule.ts';
import { romanDigits } from '../shared/roman.ts';
import { cardinal, ordinal, year } from './number-words.ts';

/** Roman numerals, where what stands before says that they are such. */
export const romanRules: Rule[] = [
  { pattern: /\bWW(I{1,2})\b/g, say: ([, n]) => `World War ${n === 'I' ? 'one' : 'two'}` },
  {
    // A heading that is only its number.
    pattern: /^\s*([IVXLC]{2,}|[VX])\.?\s*$/g,
    say: ([, numeral = '']) => {
      const digits = romanDigits(numeral);
      return digits && `${cardinal(digits)}.`;
    },
  },
  {
    pattern: pattern('giu')`\b(${counted}s?\s)([IVXLC]+)(?![\p{L}\p{N}'])`,
    say: ([, thing = '', numeral = '']) => {
      const digits = /^[ivxlc]+$/.test(numeral) && numeral.length === 1 ? undefined : romanDigits(numeral);
      return digits && thing + cardinal(digits);
    },
  },
  {
    pattern: pattern('gu')`\b(${rulers}\s)([IVX]+)(?![\p{L}\p{N}])`,
    say: (m) => {
      const digits = romanDigits(m[2] ?? '');
      // "said Henry I think": the pronoun, unless a word follows that fits a ruler.
      if (
        m[2] === 'I' &&
        /^\s(?:am|have|think|know|do|will|would|can|could|had|mean|see|say)\b/.test(after(m))
      )
        return undefined;
      return digits && `${m[1]}the ${ordinal(digits)}`;
    },
  },
  {
    pattern: /(?<=\b\p{Lu}\p{L}+\s)([IVX]{2,})(?![\p{L}\p{N}'])/gu,
    say: (m) => {
      const digits = romanDigits(m[0]);
      return digits && cardinal(digits);
    },
  },
  {
    pattern: /\b([IVX]+)(?:th)?(?=\s(?:century|centuries)\b)/g,
    say: (m) => {
      const digits = romanDigits(m[1] ?? '');
      return digits && ordinal(digits);
    },
  },
  {
    pattern: /\b(M{1,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3}))\b/g,
    say: (m) => {
      const digits = m[0].length >= 4 ? romanDigits(m[0]) : undefined;
      return digits && year(digits);
    },
  },
  {
    pattern: /\((x{0,1}(?:ix|iv|v?i{1,3}))\)/g,
    say: (m) => {
      const digits = romanDigits(m[1] ?? '');
      return digits && `(${cardinal(digits)})`;
    },
  },
];
