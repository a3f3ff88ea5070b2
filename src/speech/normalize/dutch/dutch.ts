import { spoken } from '../../../languages/dutch/spoken/spoken.ts';
import type { Rule } from '../rule.ts';
import { rulesOf, type SpokenLanguage, sayIn } from '../shared/spoken-language.ts';
import type { TracedText } from '../traced-text.ts';
import { money, units } from './amounts.ts';
import { dates, times } from './dates-and-times.ts';
import { numbers } from './grammar.ts';
import { cardinal, ordinal } from './number-words.ts';
import { roman } from './roman.ts';

const joined = (digits: string) => cardinal(digits).replace(/één$/, 'een');

/** "20-jarige", "3-maal", "2½ uur", "'t" and "'n". */
const early: readonly Rule[] = [
  {
    pattern: /(?<=(?<![\d.,])\d{1,2})\.(?=[0-5]\d\s?(?:tot|en|[-–])\s?\d{1,2}[.:]\d\d\suur)/gu,
    say: () => ':',
  },
  {
    pattern: /(?<![\p{L}\p{N}.,⁄/]|\d )1[⁄/]2(?=\s+(\p{Ll}{2,}))/gu,
    say: ([, noun = '']) =>
      /^(?:uur|jaar|kwartier|kilo|pond|glas|brood|blik|miljoen|miljard)$/.test(noun)
        ? 'een half'
        : 'een halve',
  },
  {
    pattern: /(?<![\p{L}\p{N}.,])(\d+)\s1[⁄/]2(?![\p{L}\p{N}])/gu,
    say: ([, n = '']) =>
      n === '1' ? 'anderhalf' : `${joined(n)}eneenhalf`.replace(/(?<=twee|drie)eneen/, 'ëneen'),
  },
  {
    pattern:
      /(?<![\p{L}\p{N}.,])(\d+)-?(?=(?:jarig|maal|voud|daags|uurs|delig|kops|talig|zijdig|cijferig|maandelijks|dimensionaal)\p{Ll}*)/gu,
    say: ([, n = '']) => joined(n),
  },
  { pattern: /(?<![\p{L}\p{N}])['’]t(?=\s)/gu, say: () => 'het' },
  { pattern: /(?<![\p{L}\p{N}])['’]n(?=\s)/gu, say: () => 'een' },
  { pattern: /(?<=\bjaren\s)['’]?(\d0)(?!\d)/g, say: ([, n = '']) => cardinal(n) },
  { pattern: /(?<![\p{L}\p{N}])['’](\d\d)(?!\d)/gu, say: ([, n = '']) => cardinal(n) },
];

const own: readonly Rule[] = [
  {
    pattern: /(?<![\p{L}\p{N}.,])(\d{1,4})(?:-?(?:de|ste|e|ᵉ))(?![\p{L}\p{N}])/gu,
    say: ([, n = '']) => ordinal(n),
  },
  {
    // "1914-18": the century is not said again.
    pattern:
      /(?<![\p{L}\p{N}٬$€£-]|\d[.,])(1[1-9]\d{2}|20\d{2})\s?[-–/]\s?(\d{2})(?![\p{L}\p{N}]|[.,]\d|-\d)/gu,
    say: ([, from = '', to = '']) =>
      Number(to) > Number(from) % 100 ? `${cardinal(from)} tot ${cardinal(String(Number(to)))}` : undefined,
  },
];

const language: SpokenLanguage = {
  numbers,
  words: spoken,
  dates,
  times,
  money,
  units,
  roman,
  early,
  own,
};

let rules: readonly Rule[] | undefined;

/** The rules in their order, built when first asked for. */
export function dutchRules(): readonly Rule[] {
  rules ??= rulesOf(language);
  return rules;
}

/** Dutch as it is read aloud. */
export function sayDutch(text: TracedText): TracedText {
  return sayIn(text, dutchRules());
}
