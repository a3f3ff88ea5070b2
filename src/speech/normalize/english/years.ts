import { after, before, type Rule } from '../rule.ts';
import { cardinal, decade, year } from './number-words.ts';
import { DASH } from './written-number.ts';

const YEAR = String.raw`1\d{3}|20\d{2}`;
/** After these a number of four figures is a year. */
const POINTS_TO_YEAR =
  /\b(?:in|since|by|from|until|till|before|after|during|around|about|circa|of|year|late|early|mid|summer|winter|spring|autumn|fall|between|and|to|the)\s$/i;
/** A plural noun after it makes it a count. */
const COUNTED =
  /^\s(?!(?:was|is|has|does|its|his|this|as|us|thus|always|across|unless|perhaps|towards|besides|plus)\b)\p{Ll}+s\b/u;
const SURELY_YEAR = /\b(?:in|since|until|till|circa|year|summer|winter|spring|autumn|fall)\s$/i;

function isYear(match: RegExpExecArray): boolean {
  const rest = after(match);
  if (/^\s?(?:AD|BC|BCE|CE)\b/.test(rest)) return true;
  if (/\bthe\s$/i.test(before(match)) && /^1[7-9]|^20/.test(match[1] ?? '')) return true;
  if (SURELY_YEAR.test(before(match))) return true;
  if (/^\s(?:or|people|men|women|million|billion|percent)\b/.test(rest) || COUNTED.test(rest)) return false;
  if (POINTS_TO_YEAR.test(before(match))) return true;
  return /^1[1-9]|^20/.test(match[1] ?? '');
}

function secondYear(first: string, second: string): string {
  if (second.length === 4) return year(second);
  return second.startsWith('0') && first.length === 4 ? `oh ${cardinal(second.slice(1))}` : cardinal(second);
}

/** Years, spans of years and decades. */
export const yearRules: Rule[] = [
  {
    pattern: /(?<![\p{L}\p{N}]|\d[.,])(?:(1\d|20)(\d0)|['’]?([2-9]0))['’]?s(?![\p{L}\p{N}])/gu,
    say: ([, century, ten, short]) => decade(short ?? `${century}${ten}`),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}$€£]|\d[.,])(${YEAR})${DASH}(\d{4}|\d{2})(?![\p{L}\p{N}]|[.,]\d|-\d)`,
      'gu',
    ),
    say: ([, from = '', to = '']) => {
      const end = to.length === 4 ? Number(to) : Math.floor(Number(from) / 100) * 100 + Number(to);
      return end > Number(from) && end < 2100 ? `${year(from)} to ${secondYear(from, to)}` : undefined;
    },
  },
  {
    pattern: new RegExp(String.raw`(?<=\b(?:post|pre|mid|late|early))-(${YEAR})(?![\p{L}\p{N}])`, 'giu'),
    say: ([, digits = '']) => ` ${year(digits)}`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}$€£#-]|\d[.,])(${YEAR})(?![\p{L}\p{N}%]|[.,]\d|-\d)`, 'gu'),
    say: (m) => (isYear(m) ? year(m[1] ?? '') : undefined),
  },
];
