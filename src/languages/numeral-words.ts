/** The words that numbers are made of. How they are put together is a rule of `speech/normalize`. */
export interface NumeralWords {
  /** From zero, as far as each number has a word of its own. */
  ones: readonly string[];
  /** Ten, twenty and on, as far as the language counts by tens. */
  tens: readonly string[];
  /** Million and on, for one and for many. */
  large: readonly (readonly [one: string, many: string])[];
  /** Parts of a whole that are not named by their ordinal, for one and for many, by their figures. */
  parts: Readonly<Record<string, readonly [one: string, many: string]>>;
}

export interface EnglishNumerals extends NumeralWords {
  /** Ordinals that break the rule, by the last word of their cardinal. */
  ordinals: Readonly<Record<string, string>>;
}

/** German and Dutch say the units before the tens, and years by hundreds. */
export interface GermanicNumerals extends NumeralWords {
  /** One at the beginning or in the middle of a word: "einundzwanzig". */
  joinedOne: string;
  /** Between units and tens. */
  and: (unit: string) => string;
  hundred: string;
  /** Before a single hundred. */
  oneHundred: string;
  thousand: string;
  /** Ordinals that break the rule, by the end of their cardinal: "drei" -> "dritt". */
  ordinals: Readonly<Record<string, string>>;
}

/** French goes by twenties or by tens above sixty, from country to country. */
export interface FrenchNumerals extends NumeralWords {
  seventy: string;
  fourTwenties: string;
  eighty: string;
  ninety: string;
}

export interface ItalianNumerals extends NumeralWords {
  /** First and on, as far as the ordinals are not made of the cardinals. */
  first: readonly string[];
}

/** Spanish and Portuguese have a word for every hundred, and ordinals up to the hundredth. */
export interface IberianNumerals extends NumeralWords {
  hundreds: readonly string[];
  /** First and on. */
  first: readonly string[];
  /** Tenth to hundredth. */
  tenths: readonly string[];
}
