import type { Counted } from '../shared/grammar.ts';
import { groupsOf, isCode } from '../shared/spell-number.ts';

const ONES = (
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize ' +
  'dix-sept dix-huit dix-neuf'
).split(' ');
const TENS = '- - vingt trente quarante cinquante soixante'.split(' ');
const LARGE = ['million', 'milliard', 'billion'];

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
  if (n >= 90 && kind.seventy) return [90, 'nonante'];
  if (n >= 80) return [80, kind.eighty ? 'huitante' : 'quatre-vingt'];
  if (n >= 70 && kind.seventy) return [70, 'septante'];
  const ten = Math.min(60, Math.floor(n / 10) * 10);
  return [ten, TENS[ten / 10] ?? ''];
}

/** `last`: nothing is said after it that takes the plural's "s" away ("quatre-vingt mille"). */
function belowHundred(n: number, kind: FrenchKind, one: string, last: boolean): string {
  if (n === 1) return one;
  if (n < 20) return ONES[n] ?? '';
  const [ten, word] = tenOf(n, kind);
  const rest = n - ten;
  if (rest === 0) return word === 'quatre-vingt' && last ? 'quatre-vingts' : word;
  const joint = (rest === 1 || rest === 11) && word !== 'quatre-vingt' ? ' et ' : '-';
  return word + joint + (rest === 1 ? one : ONES[rest]);
}

function belowThousand(n: number, kind: FrenchKind, one: string, last: boolean): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  const words: string[] = [];
  if (hundreds === 1) words.push('cent');
  if (hundreds > 1) words.push(`${ONES[hundreds]} ${rest === 0 && last ? 'cents' : 'cent'}`);
  if (rest > 0) words.push(belowHundred(rest, kind, one, last));
  return words.join(' ');
}

/** "quatre-vingt-onze"; before a feminine noun "vingt et une". */
export function cardinal(digits: string, counted?: Counted, kind = FRANCE): string {
  if (isCode(digits)) return Array.from(digits, (d) => ONES[Number(d)]).join(' ');
  if (Number(digits) === 0) return 'zéro';
  const one = counted?.gender === 'f' ? 'une' : 'un';
  const words = groupsOf(digits).map(({ value, scale }) => {
    if (scale === 0) return belowThousand(value, kind, one, true);
    if (scale === 1) return value === 1 ? 'mille' : `${belowThousand(value, kind, 'un', false)} mille`;
    return `${belowThousand(value, kind, 'un', true)} ${LARGE[scale - 2]}${value > 1 ? 's' : ''}`;
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
