import { times } from '../../../languages/dutch/spoken/calendar.ts';
import { spoken } from '../../../languages/dutch/spoken/spoken.ts';
import type { Rule } from '../rule.ts';
import { firstTimeRule, germanicTime } from '../shared/germanic-times.ts';
import { everywhere, type SpokenLanguage, spokenReader } from '../shared/spoken-language.ts';
import { money, units } from './amounts.ts';
import { numbers } from './grammar.ts';
import { cardinal, ordinal } from './number-words.ts';

const joined = (digits: string) => cardinal(digits).replace(/één$/, 'een');

/** "20-jarige", "3-maal", "2½ uur", "'t" and "'n". */
const early: readonly Rule[] = [
  firstTimeRule(times),
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

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const language: SpokenLanguage = {
  numbers,
  words: spoken,
  // "drie mei"; the day is an ordinal only after "van de".
  day: (digits, lead, ranged) =>
    !ranged && /(?:^|\s)van de\s$/i.test(lead) ? ordinal(digits) : cardinal(digits),
  time: germanicTime(times, numbers),
  money,
  units,
  roman: {
    centuryAfter: ordinal,
    rulerWords: (digits) => `de ${capital(ordinal(digits))}`,
  },
  early,
  own,
};

/** Dutch as it is read aloud. */
export const dutchReader = spokenReader(everywhere, () => language);
