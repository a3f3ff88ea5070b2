import type { Fraction, SignWords } from './sign-words.ts';

const WRITTEN: Readonly<Record<string, Fraction>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
};
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** "t½" -> "half-life". */
export const readHalfLife = (text: string, { halfLife }: SignWords) =>
  text.replace(/(?<![\p{L}\d])t ?(?:½|_?\{?1\/2\}?)(?![\d/\p{L}])/gu, halfLife);

/** "about 1/3 of them" -> "about one third of them"; "24/7" and "Euro 3/4" are none. */
export function readFractions(text: string, words: SignWords): string {
  if (!/[/½⅓⅔¼¾⅕]/.test(text)) return text;
  const { fractions, beforeFraction, afterFraction, and } = words;
  const before = beforeFraction.map(escaped).join('|');
  const after = afterFraction.map(escaped).join('|');
  const sign = Object.keys(fractions).map(escaped).join('|');
  const alone = '(?![\\d/\\p{L}]|[.,]\\d)';
  const known = new RegExp(
    `(?<=(?:^|[\\s(])(?:${before}) ?|[~≈] ?)(?<![\\d/])(${sign})${alone}|(?<![\\d/.,])(${sign})(?= (?:${after})(?!\\p{L}))|(?<=\\(|[(,] )(${sign})(?= (?:\\p{Ll}{4}|${and} ))`,
    'giu',
  );
  return text
    .replace(/(?<![\d\p{L}])[½⅓⅔¼¾⅕]/gu, (mark) => `${fractions[WRITTEN[mark]!]} `)
    .replace(known, (written) => fractions[written as Fraction] ?? written);
}
