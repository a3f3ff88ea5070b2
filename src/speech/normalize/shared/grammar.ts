export type Gender = 'm' | 'f' | 'n';

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
  words: {
    comma: string;
    point: string;
    minus: string;
    plus: string;
    /** Between the ends of a range. */
    to: string;
    /** Between a whole number and its fraction. */
    and: string;
    /** Between the sides of a size. */
    by: string;
    /** Between numerator and denominator where the fraction has no name. */
    over: string;
    /** Between the two numbers of a ratio or a score. */
    ratio: string;
    /** Of "3x" and "3×". */
    times: string;
    /** Of "#3". */
    number: string;
    /** Of "v2.1". */
    version: string;
  };
}
