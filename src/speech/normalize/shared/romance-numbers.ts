import type { IberianNumerals } from '../../../languages/numeral-words.ts';

/** "vigésima primeira", of listed ordinals; undefined beyond the hundredth, where cardinals are said. */
export function listedOrdinal(
  digits: string,
  gender: 'm' | 'f',
  { first, tenths }: Pick<IberianNumerals, 'first' | 'tenths'>,
): string | undefined {
  const n = Number(digits);
  if (n === 0 || n > 100) return undefined;
  const words =
    first[n - 1] ?? [tenths[Math.floor(n / 10) - 1], first[(n % 10) - 1]].filter(Boolean).join(' ');
  return gender === 'f' ? words.replace(/o(?= |$)/g, 'a') : words;
}
