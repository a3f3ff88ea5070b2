import { numerals } from '../../../languages/english/spoken/numerals.ts';
import { figureByFigure } from '../shared/spell-number.ts';

const { ones, tens, ordinals } = numerals;
/** Of each group of three figures. */
const SCALES = ['', 'thousand', ...numerals.large.map(([name]) => name)];

function belowHundred(n: number): string {
  if (n < 20) return ones[n] ?? '';
  const ten = tens[Math.floor(n / 10) - 1] ?? '';
  return n % 10 === 0 ? ten : `${ten} ${ones[n % 10]}`;
}

function belowThousand(n: number): string {
  if (n < 100) return belowHundred(n);
  const hundreds = `${ones[Math.floor(n / 100)]} hundred`;
  return n % 100 === 0 ? hundreds : `${hundreds} ${belowHundred(n % 100)}`;
}

/** Each digit by itself: "one nine four". */
export function digitByDigit(digits: string): string {
  return figureByFigure(digits, ones);
}

/** A whole number: "one hundred twenty three". Past quintillions, and with leading zeros, digit by digit. */
export function cardinal(digits: string): string {
  if (/^0\d/.test(digits) || digits.length > SCALES.length * 3) return digitByDigit(digits);
  const groups: string[] = [];
  for (let end = digits.length, scale = 0; end > 0; end -= 3, scale++) {
    const value = Number(digits.slice(Math.max(0, end - 3), end));
    if (value > 0)
      groups.unshift(scale === 0 ? belowThousand(value) : `${belowThousand(value)} ${SCALES[scale]}`);
  }
  return groups.join(' ') || (ones[0] ?? '');
}

/** "first", "twenty second", "one hundredth". */
export function ordinal(digits: string): string {
  const words = cardinal(digits);
  const cut = words.lastIndexOf(' ') + 1;
  const last = words.slice(cut);
  const ending = ordinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return words.slice(0, cut) + ending;
}

/** A number as written, with commas and a decimal point: "1,234.50" -> "... point five zero". */
export function numberWords(written: string): string {
  const [whole = '', fraction] = written.replace(/,/g, '').split('.');
  if (fraction === undefined) return cardinal(whole);
  const start = whole === '' ? '' : `${cardinal(whole)} `;
  return `${start}point ${digitByDigit(fraction)}`;
}

/** A year in the usual pairs: "ten sixty six", "nineteen oh five", "two thousand four". */
export function year(digits: string): string {
  const n = Number(digits);
  if (digits.length !== 4 || n < 1000) return cardinal(digits);
  const century = Math.floor(n / 100);
  const rest = n % 100;
  if (century % 10 === 0 && rest < 10) return cardinal(digits);
  if (rest === 0) return `${belowHundred(century)} hundred`;
  return `${belowHundred(century)} ${rest < 10 ? `oh ${ones[rest]}` : belowHundred(rest)}`;
}

/** "nineteen eighties", "eighties", "nineteen hundreds". */
export function decade(digits: string): string {
  const words = digits.length === 4 ? year(digits) : cardinal(digits);
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`;
}

/** Three figures of a name or model: "seven forty seven", "three eighty", "two hundred". */
export function modelNumber(digits: string): string {
  if (/^[1-9][1-9]\d$/.test(digits))
    return `${ones[Number(digits[0])]} ${belowHundred(Number(digits.slice(1)))}`;
  if (/^[1-9]0[1-9]$/.test(digits)) return `${ones[Number(digits[0])]} oh ${ones[Number(digits[2])]}`;
  return cardinal(digits);
}
