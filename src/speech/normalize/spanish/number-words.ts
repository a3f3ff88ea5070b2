import type { Counted } from '../shared/grammar.ts';
import { groupsOf, isCode } from '../shared/spell-number.ts';

const ONES = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis ' +
  'diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco ' +
  'veintiséis veintisiete veintiocho veintinueve'
).split(' ');
const TENS = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );
const LARGE = [
  ['millón', 'millones'],
  ['billón', 'billones'],
];

/** How a final one is said: for itself, before a masculine noun or "mil", before a feminine noun. */
type One = 'uno' | 'un' | 'una';

function belowHundred(n: number, one: One): string {
  if (n === 1) return one;
  if (n === 21) return one === 'un' ? 'veintiún' : `veinti${one}`;
  if (n < 30) return ONES[n] ?? '';
  const unit = n % 10;
  return (TENS[Math.floor(n / 10)] ?? '') + (unit === 0 ? '' : ` y ${unit === 1 ? one : ONES[unit]}`);
}

function belowThousand(n: number, one: One, feminine: boolean): string {
  if (n === 100) return 'cien';
  const hundreds = Math.floor(n / 100);
  const words: string[] = [];
  if (hundreds > 0) words.push((HUNDREDS[hundreds] ?? '').replace(/os$/, feminine ? 'as' : 'os'));
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
  if (isCode(digits)) return Array.from(digits, (d) => ONES[Number(d)]).join(' ');
  if (Number(digits) === 0) return 'cero';
  const feminine = counted?.gender === 'f';
  const one = counted === undefined ? 'uno' : feminine ? 'una' : 'un';
  const six = new Map<number, number>();
  for (const { value, scale } of groupsOf(digits)) {
    const at = Math.floor(scale / 2);
    six.set(at, (six.get(at) ?? 0) + value * (scale % 2 === 1 ? 1000 : 1));
  }
  const words = Array.from(six, ([scale, value]) => {
    if (scale === 0) return belowMillion(value, one, feminine);
    return `${belowMillion(value, 'un', false)} ${LARGE[scale - 1]?.[value === 1 ? 0 : 1]}`;
  });
  return words.join(' ');
}

const FIRST = (
  '- primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo ' +
  'decimotercero decimocuarto decimoquinto decimosexto decimoséptimo decimoctavo decimonoveno'
).split(' ');
const TENTHS =
  '- - vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo nonagésimo'.split(
    ' ',
  );

/** "tercera", "vigésimo primero"; `short` before a masculine noun: "primer", "tercer". */
export function ordinal(digits: string, gender: 'm' | 'f' = 'm', short = false): string {
  const n = Number(digits);
  if (n === 0 || n > 99) return n === 100 ? `centésim${gender === 'f' ? 'a' : 'o'}` : cardinal(digits);
  const unit = n < 20 ? (FIRST[n] ?? '') : n % 10 === 0 ? '' : ` ${FIRST[n % 10]}`;
  const words = n < 20 ? unit : (TENTHS[Math.floor(n / 10)] ?? '') + unit;
  if (gender === 'f') return words.replace(/o(?= |$)/g, 'a');
  return short ? words.replace(/(primer|tercer)o$/, '$1') : words;
}
