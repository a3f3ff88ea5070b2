import { numerals } from '../../../languages/german/spoken/numerals.ts';
import { germanicSpelling } from '../shared/germanic-numbers.ts';
import type { Counted } from '../shared/grammar.ts';
import { figureByFigure, isCode, splitGroups } from '../shared/spell-number.ts';

const { ones, joinedOne, thousand, large } = numerals;
const { belowTwoThousand, ordinal } = germanicSpelling(numerals);

/** "einundzwanzig"; before a noun "ein Kilometer", "eine Sekunde". */
export function cardinal(digits: string, counted?: Counted): string {
  if (isCode(digits)) return figureByFigure(digits, ones);
  if (Number(digits) === 0) return ones[0] ?? '';
  // Only one itself agrees with its noun: "ein Gast", "einhunderteins Gäste".
  const alone = counted !== undefined && Number(digits) === 1;
  const one = alone ? (counted.gender === 'f' ? 'eine' : joinedOne) : undefined;
  let words = '';
  for (const { value, scale } of splitGroups(digits)) {
    if (scale === 0) words += belowTwoThousand(value, one);
    else if (scale === 1) words += belowTwoThousand(value, joinedOne) + thousand;
    else words += `${belowTwoThousand(value, 'eine')} ${large[scale - 2]?.[value === 1 ? 0 : 1]} `;
  }
  return words.trim();
}

/** "neunzehnhundertvierzehn", "zweitausendvierundzwanzig". */
export function year(digits: string): string {
  const n = Number(digits);
  return n < 1100 || n > 1999 ? cardinal(digits) : belowTwoThousand(n);
}

/** The ordinal without its ending: "dritt", "einundzwanzigst". */
export function ordinalStem(digits: string): string {
  const words = cardinal(digits).replace(/ (?=Milli|Billi)/g, '');
  return ordinal(words, digits, (below) => (below > 0 && below < 20 ? 't' : 'st'));
}
