import { numerals } from '../../../languages/italian/spoken/numerals.ts';
import type { Counted } from '../shared/grammar.ts';
import { figureByFigure, isCode, splitGroups } from '../shared/spell-number.ts';

const { ones, tens, large, first } = numerals;

/** The vowel before "uno" and "otto" falls: "ventuno", "centotto" keeps its "o" only before others. */
function belowHundred(n: number): string {
  if (n < 20) return ones[n] ?? '';
  const ten = tens[Math.floor(n / 10) - 1] ?? '';
  const unit = n % 10;
  if (unit === 0) return ten;
  return (unit === 1 || unit === 8 ? ten.slice(0, -1) : ten) + ones[unit];
}

function belowThousand(n: number): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  const start = hundreds === 0 ? '' : `${hundreds === 1 ? '' : ones[hundreds]}cento`;
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
  if (isCode(digits)) return figureByFigure(digits, ones);
  if (Number(digits) === 0) return ones[0] ?? '';
  if (Number(digits) === 1 && counted) return oneBefore(counted);
  const millions: string[] = [];
  let small = '';
  for (const { value, scale } of splitGroups(digits)) {
    if (scale === 0) small += belowThousand(value);
    else if (scale === 1) small += value === 1 ? 'mille' : `${belowThousand(value)}mila`;
    else
      millions.push(
        value === 1
          ? `un ${large[scale - 2]?.[0]}`
          : `${accented(belowThousand(value))} ${large[scale - 2]?.[1]}`,
      );
  }
  const shortened =
    counted?.gender === 'm' && !counted.word.endsWith('e') && /[ae]ntuno$/.test(small)
      ? small.slice(0, -1)
      : small;
  return [...millions, accented(shortened)].filter(Boolean).join(' ');
}

/** "terzo", "ventitreesimo", "diciannovesima". */
export function ordinal(digits: string, gender: 'm' | 'f' = 'm'): string {
  const n = Number(digits);
  if (n === 0) return ones[0] ?? '';
  const words = first[n - 1] ?? `${stemOf(cardinal(digits))}esimo`;
  return gender === 'f' ? words.replace(/o$/, 'a') : words;
}

/** The last vowel falls, but for "tre" and "sei", which keep theirs; "mila" counts as "mille". */
function stemOf(words: string): string {
  const plain = words.replace(/ /g, '').replace(/mila$/, 'mille').replace(/tré$/, 'tre');
  return /(?:tre|sei)$/.test(plain) ? plain : plain.slice(0, -1);
}
