import type { Counted } from '../shared/grammar.ts';
import { groupsOf, isCode } from '../shared/spell-number.ts';

const ONES = (
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn ' +
  'sechzehn siebzehn achtzehn neunzehn'
).split(' ');
const TENS = '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const LARGE = [
  ['Million', 'Millionen'],
  ['Milliarde', 'Milliarden'],
  ['Billion', 'Billionen'],
];

/** `one` is how a one at the very end is said: "eins" for itself, "ein" or "eine" before a noun. */
function belowHundred(n: number, one: string): string {
  if (n === 1) return one;
  if (n < 20) return ONES[n] ?? '';
  const unit = n % 10;
  const tens = TENS[Math.floor(n / 10)] ?? '';
  return unit === 0 ? tens : `${unit === 1 ? 'ein' : ONES[unit]}und${tens}`;
}

function belowThousand(n: number, one: string): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100 === 0 ? '' : belowHundred(n % 100, one);
  return hundreds === 0 ? rest : `${hundreds === 1 ? 'ein' : ONES[hundreds]}hundert${rest}`;
}

/** "einundzwanzig"; before a noun "ein Kilometer", "eine Sekunde". */
export function cardinal(digits: string, counted?: Counted): string {
  if (isCode(digits)) return Array.from(digits, (d) => ONES[Number(d)]).join(' ');
  if (Number(digits) === 0) return 'null';
  // Only one itself agrees with its noun: "ein Gast", "einhunderteins Gäste".
  const alone = counted !== undefined && Number(digits) === 1;
  const one = alone ? (counted.gender === 'f' ? 'eine' : 'ein') : 'eins';
  let words = '';
  for (const { value, scale } of groupsOf(digits)) {
    if (scale === 0) words += belowThousand(value, one);
    else if (scale === 1) words += `${belowThousand(value, 'ein')}tausend`;
    else words += `${belowThousand(value, 'eine')} ${LARGE[scale - 2]?.[value === 1 ? 0 : 1]} `;
  }
  return words.trim();
}

/** "neunzehnhundertvierzehn", "zweitausendvierundzwanzig". */
export function year(digits: string): string {
  const n = Number(digits);
  if (n < 1100 || n > 1999) return cardinal(digits);
  return `${belowHundred(Math.floor(n / 100), 'ein')}hundert${n % 100 === 0 ? '' : belowHundred(n % 100, 'eins')}`;
}

const ORDINAL_STEMS: Record<string, string> = {
  eins: 'erst',
  drei: 'dritt',
  sieben: 'siebt',
  acht: 'acht',
};

/** The ordinal without its ending: "dritt", "einundzwanzigst". */
export function ordinalStem(digits: string): string {
  const words = cardinal(digits).replace(/ (?=Milli|Billi)/g, '');
  const n = Number(digits) % 100;
  for (const [word, stem] of Object.entries(ORDINAL_STEMS))
    if (n < 20 && words.endsWith(word) && n !== 11) return words.slice(0, words.length - word.length) + stem;
  return words + (n > 0 && n < 20 ? 't' : 'st');
}
