import { after, before, type Rule } from '../rule.ts';
import { DASH } from './written-number.ts';

export interface YearGrammar {
  year(digits: string): string;
  to: string;
  /** Matches the text before a number that is surely a year. */
  surely: RegExp;
  /** Matches the text after a number of four figures that counts something. */
  counting: RegExp;
}

/** Years where they are said otherwise than numbers: "neunzehnhundertvierzehn". */
export function yearRules({ year, to, surely, counting }: YearGrammar): Rule[] {
  const YEAR = String.raw`1[1-9]\d{2}`;
  return [
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\p{N}٬$€£-]|\d[.,])(1[1-9]\d{2}|20\d{2})(?:${DASH}|\/)(\d{4}|\d{2})(?![\p{L}\p{N}]|[.,]\d|-\d)`,
        'gu',
      ),
      say: ([, from = '', end = '']) => {
        const last = end.length === 4 ? Number(end) : Math.floor(Number(from) / 100) * 100 + Number(end);
        return last > Number(from) && last < 2100
          ? `${year(from)} ${to} ${year(end.length === 4 ? end : String(Number(end)))}`
          : undefined;
      },
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{N}٬$€£#]|\d[.,])(?<!\p{L})(?<!\p{Ll}-)(${YEAR})(?![\p{L}\p{N}%٬]|[.,]\d|-\d)`,
        'gu',
      ),
      say: (m) => {
        if (!surely.test(before(m)) && counting.test(after(m))) return undefined;
        return year(m[1] ?? '');
      },
    },
  ];
}
