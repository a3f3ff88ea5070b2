import type { Counted } from '../shared/grammar.ts';
import { groupsOf, isCode } from '../shared/spell-number.ts';

const ONES = (
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici ' +
  'sedici diciassette diciotto diciannove'
).split(' ');
const TENS = '- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');
const LARGE = [
  ['milione', 'milioni'],
  ['miliardo', 'miliardi'],
  ['bilione', 'bilioni'],
];

/** The vowel before "uno" and "otto" falls: "ventuno", "centotto" keeps its "o" only before others. */
function belowHundred(n: number): string {
  if (n < 20) return ONES[n] ?? '';
  const tens = TENS[Math.floor(n / 10)] ?? '';
  const unit = n % 10;
  if (unit === 0) return tens;
  return (unit === 1 || unit === 8 ? tens.slice(0, -1) : tens) + ONES[unit];
}

function belowThousand(n: number): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  const start = hundreds === 0 ? '' : `${hundreds === 1 ? '' : ONES[hundreds]}cento`;
  if (rest === 0) return start;
  // "centottanta", "centotto": two "o" that meet become one.
  return (start && /^8/.test(String(rest)) ? start.slice(0, -1) : start) + belowHundred(rest);
}

const accented = (words: string) => words.replace(/(?<=\p{L})tre$/u, 'tré');

/** "un", "uno", "una" or "un'" before the noun. */
function oneBefore({ word, gender }: Counted): string {
  if (gender === 'f') return /^[aeiouàèéìòù]/i.test(word) ? "un'" : 'una';
  return /^(?:s[^aeiouàèéìòù\s]|z|gn|ps|pn|x|y)/i.test(word) ? 'uno' : 'un';
}

/** "ventitré"; before a noun "ventun giorni". "Un'" is followed by its noun without a space: see `joined`. */
export function cardinal(digits: string, counted?: Counted): string {
  if (isCode(digits)) return Array.from(digits, (d) => ONES[Number(d)]).join(' ');
  if (Number(digits) === 0) return 'zero';
  if (Number(digits) === 1 && counted) return oneBefore(counted);
  const large: string[] = [];
  let small = '';
  for (const { value, scale } of groupsOf(digits)) {
    if (scale === 0) small += belowThousand(value);
    else if (scale === 1) small += value === 1 ? 'mille' : `${belowThousand(value)}mila`;
    else
      large.push(
        value === 1
          ? `un ${LARGE[scale - 2]?.[0]}`
          : `${accented(belowThousand(value))} ${LARGE[scale - 2]?.[1]}`,
      );
  }
  const shortened =
    counted?.gender === 'm' && !counted.word.endsWith('e') && /[ae]ntuno$/.test(small)
      ? small.slice(0, -1)
      : small;
  return [...large, accented(shortened)].filter(Boolean).join(' ');
}

const FIRST = '- primo secondo terzo quarto quinto sesto settimo ottavo nono decimo'.split(' ');

/** "terzo", "ventitreesimo", "diciannovesima". */
export function ordinal(digits: string, gender: 'm' | 'f' = 'm'): string {
  const n = Number(digits);
  if (n === 0) return 'zero';
  const words = n <= 10 ? (FIRST[n] ?? '') : `${stemOf(cardinal(digits))}esimo`;
  return gender === 'f' ? words.replace(/o$/, 'a') : words;
}

/** The last vowel falls, but for "tre" and "sei", which keep theirs; "mila" counts as "mille". */
function stemOf(words: string): string {
  const plain = words.replace(/ /g, '').replace(/mila$/, 'mille').replace(/tré$/, 'tre');
  return /(?:tre|sei)$/.test(plain) ? plain : plain.slice(0, -1);
}
