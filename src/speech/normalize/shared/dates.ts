import { source } from '../../../kernel/patterns.ts';
import type { DateWords } from '../../../languages/spoken-words.ts';
import { before, type Rule } from '../rule.ts';
import type { NumberGrammar } from './grammar.ts';
import { DASH } from './written-number.ts';

/** The day of a date; `lead` is the text before it, and `ranged` it is the first or last of several. */
export type SayDay = (digits: string, lead: string, ranged: boolean) => string;

const END = String.raw`(?![\p{L}\p{N}]|[.,]\d)`;
const START = String.raw`(?<![\p{L}\p{N}.,/])`;
const DAY = String.raw`(0?[1-9]|[12]\d|3[01])`;

/** Days and months. Dates in figures have the day first, as these languages write them. */
export function dateRules(words: DateWords, sayDay: SayDay, { year: sayYear }: NumberGrammar): Rule[] {
  const { months, dayMark, between, to, of, aliases = {} } = words;
  const month = source`${words.month}`;
  const monthOf = (name: string, year: string | undefined) =>
    year === undefined ? name : `${name} ${of}${sayYear(year)}`;
  const date = (digits: string, name: string, year: string | undefined, lead: string) =>
    `${sayDay(digits, lead, false)} ${of}${monthOf(name, year)}`;
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
      say: (m) => {
        const days = [m[1], m[2]].map((figures) => sayDay(day(figures ?? ''), before(m), true));
        return `${days.join(` ${to} `)} ${of}${monthOf(full(m[3] ?? ''), m[4])}`;
      },
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
      say: ([, written = '', year = '']) => monthOf(full(written), year),
    },
  ];
}

function sameStart(name: string, written: string): boolean {
  const stem = written.replace(/\.$/, '').toLowerCase();
  return name.toLowerCase().startsWith(stem);
}
