import { numerals } from '../../../languages/french/spoken/numerals.ts';
import type { Counted } from '../shared/grammar.ts';
import { figureByFigure, isCode, splitGroups } from '../shared/spell-number.ts';

const { ones, tens, large, seventy, fourTwenties, eighty, ninety } = numerals;

/** How seventy, eighty and ninety are said: by twenties in France, by tens further east and north. */
export interface FrenchKind {
  seventy: boolean;
  /** "huitante"; Belgium keeps "quatre-vingts". */
  eighty: boolean;
}

export const FRANCE: FrenchKind = { seventy: false, eighty: false };
export const BELGIUM: FrenchKind = { seventy: true, eighty: false };
export const SWITZERLAND: FrenchKind = { seventy: true, eighty: true };

/** The ten that a number below a hundred is built on, and its word. */
function tenOf(n: number, kind: FrenchKind): [number, string] {
  if (n >= 90 && kind.seventy) return [90, ninety];
  if (n >= 80) return [80, kind.eighty ? eighty : fourTwenties];
  if (n >= 70 && kind.seventy) return [70, seventy];
  const ten = Math.min(60, Math.floor(n / 10) * 10);
  return [ten, tens[ten / 10 - 1] ?? ''];
}

/** `last`: nothing is said after it that takes the plural's "s" away ("quatre-vingt mille"). */
function belowHundred(n: number, kind: FrenchKind, one: string, last: boolean): string {
  if (n === 1) return one;
  if (n < 20) return ones[n] ?? '';
  const [ten, word] = tenOf(n, kind);
  const rest = n - ten;
  if (rest === 0) return word === fourTwenties && last ? `${word}s` : word;
  const joint = (rest === 1 || rest === 11) && word !== fourTwenties ? ' et ' : '-';
  return word + joint + (rest === 1 ? one : ones[rest]);
}

function belowThousand(n: number, kind: FrenchKind, one: string, last: boolean): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  const words: string[] = [];
  if (hundreds === 1) words.push('cent');
  if (hundreds > 1) words.push(`${ones[hundreds]} ${rest === 0 && last ? 'cents' : 'cent'}`);
  if (rest > 0) words.push(belowHundred(rest, kind, one, last));
  return words.join(' ');
}

/** "quatre-vingt-onze"; before a feminine noun "vingt et une". */
export function cardinal(digits: string, counted?: Counted, kind = FRANCE): string {
  if (isCode(digits)) return figureByFigure(digits, ones);
  if (Number(digits) === 0) return ones[0] ?? '';
  const one = counted?.gender === 'f' ? 'une' : 'un';
  const words = splitGroups(digits).map(({ value, scale }) => {
    if (scale === 0) return belowThousand(value, kind, one, true);
    if (scale === 1) return value === 1 ? 'mille' : `${belowThousand(value, kind, 'un', false)} mille`;
    return `${belowThousand(value, kind, 'un', true)} ${large[scale - 2]?.[value > 1 ? 1 : 0]}`;
  });
  return words.join(' ');
}

/** "premier", "première", "deuxième", "vingt et unième". */
export function ordinal(digits: string, gender: 'm' | 'f' = 'm', kind = FRANCE): string {
  if (Number(digits) === 1) return gender === 'f' ? 'première' : 'premier';
  const words = cardinal(digits, undefined, kind).replace(/(?<=cent|vingt|ion|iard)s$/, '');
  if (words.endsWith('cinq')) return `${words}uième`;
  if (words.endsWith('neuf')) return `${words.slice(0, -1)}vième`;
  return `${words.replace(/e$/, '')}ième`;
}
