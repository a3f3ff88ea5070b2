import type { Gender, NumberSigns } from '../../../languages/spoken-words.ts';

/** What a number counts: the word after it, as it will be said. */
export interface Counted {
  word: string;
  gender: Gender;
}

/** How a language says numbers. Digits are plain figures, without grouping. */
export interface NumberGrammar {
  /** A whole number; `counted` makes it agree ("ein Kilometer", "veintiuna horas"). */
  cardinal(digits: string, counted?: Counted): string;
  /** A number that names a year. */
  year(digits: string): string;
  /** The figures after the decimal sign. */
  decimals(digits: string): string;
  /** "drei Viertel"; undefined for a denominator that is not said so. */
  fraction(top: string, bottom: string): string | undefined;
  /** Whether the pairs of a telephone number are said as numbers ("vingt-trois"), not figure by figure. */
  telephonePairs?: boolean;
  /** The noun that follows a bare number, as far as its gender can be told from the text. */
  countedAfter(rest: string, before: string): Counted | undefined;
  words: NumberSigns;
}
