import type { Counted, NumberGrammar } from './grammar.ts';

/** Numbers longer than this are read figure by figure. */
export const MOST_DIGITS = 15;

/** Groups of three figures from the left, each with its scale: 0 for ones, 1 for thousands ... */
export function splitGroups(digits: string): { value: number; scale: number }[] {
  const groups: { value: number; scale: number }[] = [];
  for (let end = digits.length, scale = 0; end > 0; end -= 3, scale++) {
    const value = Number(digits.slice(Math.max(0, end - 3), end));
    if (value > 0) groups.unshift({ value, scale });
  }
  return groups;
}

/** Whether a number is read figure by figure: too long, or with zeros before it. */
export function isCode(digits: string): boolean {
  return /^0\d/.test(digits) || digits.length > MOST_DIGITS;
}

/** Each figure by itself, in the words from zero to nine. */
export function figureByFigure(digits: string, ones: readonly string[]): string {
  return Array.from(digits, (digit) => ones[Number(digit)]).join(' ');
}

/** Each figure by itself. */
export function digitByDigit(digits: string, { cardinal }: Pick<NumberGrammar, 'cardinal'>): string {
  return Array.from(digits, (digit) => cardinal(digit)).join(' ');
}

/** The fractional part as one number where it is short ("virgule quatorze"), with its zeros before it. */
export function shortDecimals(digits: string, cardinal: (digits: string) => string, most = 2): string {
  if (digits.length > most) return Array.from(digits, (digit) => cardinal(digit)).join(' ');
  const zeros = /^0*/.exec(digits)?.[0].length ?? 0;
  const rest = digits.slice(zeros);
  return [...new Array<string>(zeros).fill(cardinal('0')), ...(rest ? [cardinal(rest)] : [])].join(' ');
}

/**
 * A number as written: figures with "٬" between groups (the rules of characters put it there) and
 * a decimal comma or point.
 */
export function numberWords(written: string, grammar: NumberGrammar, counted?: Counted): string {
  const plain = written.replace(/٬/g, '');
  const [, whole = '', sign, fraction = ''] = /^(\d*)(?:([.,])(\d+))?$/.exec(plain) ?? [];
  if (sign === undefined) return grammar.cardinal(whole, counted);
  const { comma, point } = grammar.words;
  return `${grammar.cardinal(whole || '0')} ${sign === ',' ? comma : point} ${grammar.decimals(fraction)}`;
}
