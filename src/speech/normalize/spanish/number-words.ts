import { numerals } from '../../../languages/spanish/spoken/numerals.ts';
import type { Counted } from '../shared/grammar.ts';
import { listedOrdinal } from '../shared/romance-numbers.ts';
import { figureByFigure, isCode, splitGroups } from '../shared/spell-number.ts';

const { ones, tens, hundreds, large } = numerals;

/** How a final one is said: for itself, before a masculine noun or "mil", before a feminine noun. */
type One = 'uno' | 'un' | 'una';

function belowHundred(n: number, one: One): string {
  if (n === 1) return one;
  if (n === 21) return one === 'un' ? 'veintiún' : `veinti${one}`;
  if (n < 30) return ones[n] ?? '';
  const unit = n % 10;
  return (tens[Math.floor(n / 10) - 1] ?? '') + (unit === 0 ? '' : ` y ${unit === 1 ? one : ones[unit]}`);
}

function belowThousand(n: number, one: One, feminine: boolean): string {
  if (n === 100) return 'cien';
  const words: string[] = [];
  if (n > 100) words.push((hundreds[Math.floor(n / 100) - 1] ?? '').replace(/os$/, feminine ? 'as' : 'os'));
  if (n % 100 > 0) words.push(belowHundred(n % 100, one));
  return words.join(' ');
}

/** Below a million: "veintiún mil doscientas". */
function belowMillion(n: number, one: One, feminine: boolean): string {
  const thousands = Math.floor(n / 1000);
  const words: string[] = [];
  if (thousands === 1) words.push('mil');
  if (thousands > 1) words.push(`${belowThousand(thousands, feminine ? 'una' : 'un', feminine)} mil`);
  if (n % 1000 > 0) words.push(belowThousand(n % 1000, one, feminine));
  return words.join(' ');
}

/** "treinta y uno"; before a noun "treinta y un libros", "doscientas una casas". */
export function cardinal(digits: string, counted?: Counted): string {
  if (isCode(digits)) return figureByFigure(digits, ones);
  if (Number(digits) === 0) return ones[0] ?? '';
  const feminine = counted?.gender === 'f';
  const one = counted === undefined ? 'uno' : feminine ? 'una' : 'un';
  const six = new Map<number, number>();
  for (const { value, scale } of splitGroups(digits)) {
    const at = Math.floor(scale / 2);
    six.set(at, (six.get(at) ?? 0) + value * (scale % 2 === 1 ? 1000 : 1));
  }
  const words = Array.from(six, ([scale, value]) => {
    if (scale === 0) return belowMillion(value, one, feminine);
    return `${belowMillion(value, 'un', false)} ${large[scale - 1]?.[value === 1 ? 0 : 1]}`;
  });
  return words.join(' ');
}

/** "tercera", "vigésimo primero"; `short` before a masculine noun: "primer", "tercer". */
export function ordinal(digits: string, gender: 'm' | 'f' = 'm', short = false): string {
  const words = listedOrdinal(digits, gender, numerals) ?? cardinal(digits);
  return short && gender === 'm' ? words.replace(/(primer|tercer)o$/, '$1') : words;
}
