import type { TimeWords } from '../../../languages/spoken-words.ts';
import { before, type Rule } from '../rule.ts';

/** A time of day; `minutes` and `seconds` without leading zeros, "0" where there are none. */
export type SayTime = (hours: string, minutes: string, seconds: string | undefined, lead: string) => string;

const HOURS = String.raw`([01]?\d|2[0-4])`;
const plain = (figures: string) => String(Number(figures));

/** Times of day in every spelling, and ratios, which are what other numbers with a colon are. */
export function timeRules({ mark, to, ratio }: TimeWords, sayTime: SayTime): Rule[] {
  const say = (m: RegExpExecArray) => {
    const [, hours = '', minutes = '0', seconds] = m;
    return sayTime(plain(hours), plain(minutes), seconds && plain(seconds), before(m));
  };
  return [
    {
      pattern: new RegExp(
        String.raw`(?<=(?<![\d.,])\d{1,2}(?:[:.h]\d\d)?(?:\s?h)?)\s?[–-]\s?(?=\d{1,2}(?:[:.h]\d\d\b|(?:[:.]\d\d)?\s?(?:${mark})(?!\p{L})))`,
        'giu',
      ),
      say: (m) => (/\d[:.h]\d\d$|h$/i.test(before(m)) || /\d$/.test(before(m)) ? ` ${to} ` : undefined),
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\p{N}:.,])${HOURS}\s?[:.]\s?([0-5]\d)(?::([0-5]\d))?\s?(?:${mark})(?![\p{L}\p{N}])`,
        'giu',
      ),
      say,
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\p{N}:.,])${HOURS}\s?h\s?([0-5]\d)(?!\s?min|[\p{L}\p{N}])`,
        'gu',
      ),
      say,
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\p{N}:.,])${HOURS}:([0-5]\d)(?::([0-5]\d))?(?![\p{L}\p{N}:])`,
        'gu',
      ),
      say,
    },
    {
      pattern: /(?<![\p{L}\p{N}:.])(\d{1,3}(?:[.,]\d+)?)\s?:\s?(\d{1,3}(?:[.,]\d+)?)(?![\p{L}\p{N}:])/gu,
      say: ([, a, b]) => `${a} ${ratio} ${b}`,
    },
  ];
}
