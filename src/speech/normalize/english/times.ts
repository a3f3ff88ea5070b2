import type { Rule } from '../rule.ts';
import { cardinal } from './number-words.ts';

const HALF_DAY = String.raw`([ap])\.?\s?m(?:\.(?=\s\p{Ll}|,|;)|\b)`;

function minutesOf(minutes: string): string {
  if (minutes === '00') return '';
  return minutes.startsWith('0') ? ` oh ${cardinal(minutes.slice(1))}` : ` ${cardinal(minutes)}`;
}

function clock(hours: string, minutes: string, seconds: string | undefined): string {
  const hour = cardinal(String(Number(hours)));
  if (seconds !== undefined) return `${hour}${minutesOf(minutes) || ' hundred'}${minutesOf(seconds)}`;
  if (minutes !== '00') return `${hour}${minutesOf(minutes)}`;
  return Number(hours) > 12 || Number(hours) === 0 ? `${hour} hundred` : `${hour} o'clock`;
}

/** Times of day on both clocks, and ratios, which are what other numbers with a colon are. */
export const timeRules: Rule[] = [
  {
    pattern: /(?<=\d\s?[ap]\.?\s?m\.?)\s?[–-]\s?(?=\d)|(?<=\d:\d\d)\s?[–-]\s?(?=\d{1,2}:\d\d)/gi,
    say: () => ' to ',
  },
  { pattern: /(?<=(?<!\d)\d{1,2})\s?[–-]\s?(?=\d{1,2}(?::\d\d)?\s?[ap]\.?m\b)/gi, say: () => ' to ' },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}.:])(\d{1,2})(?:[:.](\d{2}))?\s?${HALF_DAY}`, 'giu'),
    say: ([, hours = '', minutes = '00', half = '']) =>
      `${cardinal(String(Number(hours)))}${minutesOf(minutes)} ${half.toUpperCase()} M`,
  },
  {
    pattern: /(?<![\p{L}\p{N}:.])([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?![\p{L}\p{N}:])/gu,
    say: ([, hours = '', minutes = '', seconds]) => clock(hours, minutes, seconds),
  },
  {
    pattern: /(?<![\p{L}\p{N}:.])(\d{1,3}(?:\.\d+)?)\s?:\s?(\d{1,3}(?:\.\d+)?)(?![\p{L}\p{N}:])/gu,
    say: ([, a, b]) => `${a} to ${b}`,
  },
];
