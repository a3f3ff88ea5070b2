import { MONTH, MONTHS } from '../../../languages/english/spoken/calendar.ts';
import { before, type Rule } from '../rule.ts';
import { ordinal, year } from './number-words.ts';
import { DASH } from './written-number.ts';

function fullMonth(written: string): string {
  return MONTHS.find((name) => name.startsWith(written.slice(0, 3))) ?? written;
}

const DAY = String.raw`(0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?:(,?\s)(\d{4}))?`;
const END = String.raw`(?![\p{L}\p{N}]|[.,]\d)`;

function dayOf(day: string): string {
  return ordinal(String(Number(day)));
}

function withYear(separator: string | undefined, digits: string | undefined): string {
  if (digits === undefined) return '';
  return `${separator?.startsWith(',') ? ', ' : ' '}${year(digits)}`;
}

function article(match: RegExpExecArray): string {
  return /\bthe\s$/i.test(before(match)) ? '' : 'the ';
}

function validMonth(month: string): string | undefined {
  return MONTHS[Number(month) - 1];
}

/** Days and months. All-figure dates are said as dates only where day and month cannot be mixed up. */
export const dateRules: Rule[] = [
  {
    pattern: /(?<![\p{L}\p{N}-])(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?![\p{L}\p{N}]|-)/gu,
    say: ([, y = '', m = '', d = '']) => `${validMonth(m)} ${dayOf(d)}, ${year(y)}`,
  },
  {
    pattern: /(?<![\p{L}\p{N}/])(1[3-9]|2\d|3[01])[/.](0?[1-9]|1[0-2])[/.](\d{4})(?![\p{L}\p{N}]|\/)/gu,
    say: ([, d = '', m = '', y = '']) => `the ${dayOf(d)} of ${validMonth(m)} ${year(y)}`,
  },
  {
    pattern: /(?<![\p{L}\p{N}/])(0?[1-9]|1[0-2])\/(1[3-9]|2\d|3[01])\/(\d{4})(?![\p{L}\p{N}]|\/)/gu,
    say: ([, m = '', d = '', y = '']) => `${validMonth(m)} ${dayOf(d)}, ${year(y)}`,
  },
  {
    // Day and month cannot be told apart: said as written.
    pattern: /(?<![\p{L}\p{N}/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\p{L}\p{N}]|\/)/gu,
    say: ([, a = '', b = '', y = '']) => `${Number(a)} slash ${Number(b)} slash ${year(y)}`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}.,])${DAY}${DASH}${DAY}\s(?:of\s)?(${MONTH})${YEAR}${END}`,
      'gu',
    ),
    say: (m) => {
      const [, from = '', to = '', month = '', separator, digits] = m;
      return `${article(m)}${dayOf(from)} to ${dayOf(to)} of ${fullMonth(month)}${withYear(separator, digits)}`;
    },
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}.,])${DAY}\s(?:of\s)?(${MONTH})${YEAR}${END}`, 'gu'),
    say: (m) => {
      const [, day = '', month = '', separator, digits] = m;
      return `${article(m)}${dayOf(day)} of ${fullMonth(month)}${withYear(separator, digits)}`;
    },
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(${MONTH})\s${DAY}(?:${DASH}${DAY})?${YEAR}${END}`, 'gu'),
    say: ([, month = '', from = '', to, separator, digits]) => {
      const days = to === undefined ? dayOf(from) : `${dayOf(from)} to ${dayOf(to)}`;
      return `${fullMonth(month)} ${days}${withYear(separator, digits)}`;
    },
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(${MONTH})(,?\s(?:of\s)?)(\d{4})${END}`, 'gu'),
    say: ([, month = '', between = '', digits = '']) => `${fullMonth(month)}${between}${year(digits)}`,
  },
];
