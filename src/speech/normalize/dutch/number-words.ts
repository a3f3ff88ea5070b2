import { numerals } from '../../../languages/dutch/spoken/numerals.ts';
import { germanicSpelling } from '../shared/germanic-numbers.ts';
import { figureByFigure, isCode, splitGroups } from '../shared/spell-number.ts';

const { ones, joinedOne, thousand, large } = numerals;
const spelling = germanicSpelling(numerals);
const { belowTwoThousand } = spelling;

/** "tweeëntwintig", "tweeduizend driehonderd": a space follows "duizend", as the spelling rules have it. */
export function cardinal(digits: string): string {
  if (isCode(digits)) return figureByFigure(digits, ones);
  const n = Number(digits);
  if (n === 0) return ones[0] ?? '';
  // "vijftienhonderd", as everybody says between a thousand and two.
  if (n >= 1100 && n < 2000) return belowTwoThousand(n);
  const words = splitGroups(digits).map(({ value, scale }) => {
    if (scale === 0) return belowTwoThousand(value);
    if (scale === 1) return (value === 1 ? '' : belowTwoThousand(value, joinedOne)) + thousand;
    return `${belowTwoThousand(value)} ${large[scale - 2]?.[1]}`;
  });
  return words.join(' ');
}

/** "eerste", "derde", "achtste", "twintigste", "honderdste". */
export function ordinal(digits: string): string {
  const words = cardinal(digits);
  const ending = /(?:twee|vier|vijf|zes|zeven|negen|tien|elf|twaalf)$/.test(words) ? 'de' : 'ste';
  return spelling.ordinal(words, digits, (below) => (below < 20 ? ending : 'ste'));
}
