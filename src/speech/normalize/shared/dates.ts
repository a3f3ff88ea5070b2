import { source } from '../../../kernel/patterns.ts';
import type { DateWords } from '../../../languages/spoken-words.ts';
import { before, type Rule } from '../rule.ts';
import { DASH } from './written-number.ts';

export interface DateGrammar extends DateWords {
  /** A whole date; `lead` is the text before it. */
  date(day: string, month: string, year: string | undefined, lead: string): string;
  /** "3 to 5 May". */
  days(from: string, to: string, month: string, year: string | undefined, lead: string): string;
  monthAndYear(month: string, year: string): string;
}

const END = String.raw`(?![\p{L}\p{N}]|[.,]\d)`;
const START = String.raw`(?<![\p{L}\p{N}.,/])`;
const DAY = String.raw`(0?[1-9]|[12]\d|3[01])`;

/** Days and months. Dates in figures have the day first, as these languages write them. */
export function dateRules(grammar: DateGrammar): Rule[] {
  const { months, dayMark, between, date, days, monthAndYear, aliases = {} } = grammar;
  const month = source`${grammar.month}`;
  const nameOf = (figures: string) => months[Number(figures) - 1];
  const full = (written: string) =>
    months.find((name) => sameStart(name, aliases[written.toLowerCase()] ?? written)) ?? written;
  const day = (figures: string) => String(Number(figures));
  const inFigures = (m: RegExpExecArray, d: string, mo: string, y: string) => {
    const [first, second] = Number(mo) > 12 ? [mo, d] : [d, mo];
    const name = nameOf(second);
    return name && Number(first) <= 31 && Number(first) > 0
      ? date(day(first), name, y, before(m))
      : undefined;
  };
  return [
    {
      pattern: /(?<![\p{L}\p{N}-])(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?![\p{L}\p{N}]|-)/gu,
      say: (m) => inFigures(m, m[3] ?? '', m[2] ?? '', m[1] ?? ''),
    },
    {
      pattern: /(?<![\p{L}\p{N}/.-])(\d{1,2})(\/|\.\s?|-)(\d{1,2})\2(\d{4})(?![\p{L}\p{N}/-]|[.,]\d)/gu,
      say: (m) => inFigures(m, m[1] ?? '', m[3] ?? '', m[4] ?? ''),
    },
    {
      // "le 30/04": in two figures each, after an article or a preposition, no fraction.
      pattern:
        /(?<=(?<!\p{L})(?:du|le|au|del|el|al|il|dal|em|a|de|op|van|tot|vom|am)\s)(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])(?![\p{L}\p{N}/%]|[.,]\d)/giu,
      say: (m) => {
        const name = nameOf(m[2] ?? '');
        return name && date(day(m[1] ?? ''), name, undefined, before(m));
      },
    },
    {
      pattern: new RegExp(
        String.raw`${START}${DAY}(?:${dayMark})?${DASH}${DAY}(?:${dayMark})?\s(?:${between})?(${month})(?:\s(?:${between})?(\d{4}))?${END}`,
        'giu',
      ),
      say: (m) => days(day(m[1] ?? ''), day(m[2] ?? ''), full(m[3] ?? ''), m[4], before(m)),
    },
    {
      pattern: new RegExp(
        String.raw`${START}${DAY}(?:${dayMark})?\s?(?:\s(?:${between})?)(${month})(?:,?\s(?:${between})?(\d{4}))?${END}`,
        'giu',
      ),
      say: (m) => date(day(m[1] ?? ''), full(m[2] ?? ''), m[3], before(m)),
    },
    {
      pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(${month})\s(?:${between})?(\d{4})${END}`, 'giu'),
      say: ([, written = '', year = '']) => monthAndYear(full(written), year),
    },
  ];
}

function sameStart(name: string, written: string): boolean {
  const stem = written.replace(/\.$/, '').toLowerCase();
  return name.toLowerCase().startsWith(stem);
}
