/** What numbers, dates, sums, signs and abbreviations are said with. */
export interface SpokenWords {
  abbreviations: Abbreviations;
  numbers: NumberSigns;
  dates: DateWords;
  times: TimeWords;
  money: MoneyWords;
  units: UnitWords;
  roman: RomanWords;
  science: ScienceWords;
  acronyms: AcronymWords;
  symbols: SymbolWords;
  /** Pairs such as "und/oder" whose slash is an "or". */
  alternatives: readonly string[];
  web: WebWords;
  notes: NoteWords;
}

export interface Abbreviations {
  /** Said in full wherever they stand. A space in the key may be missing in the text. */
  always: Record<string, string>;
  /** Only before a capital: titles. */
  beforeName: Record<string, string>;
  /** Only before a figure or a Roman numeral: references. Whatever the case of their first letter. */
  beforeNumber: Record<string, string>;
}

export type Gender = 'm' | 'f' | 'n';

export interface NumberSigns {
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
}

export interface DateWords {
  /** January to December. */
  months: readonly string[];
  /** Sources of every way a month is written, matched whatever its case. */
  month: readonly string[];
  /** Short forms that are not the beginning of the month's name, in small letters. */
  aliases?: Record<string, string>;
  /** Source of what may follow the day's figures: "\\.", "er", "º". */
  dayMark: string;
  /** Source of what may stand between day and month, month and year. */
  between: string;
  /** Said between the first and the last of several days. */
  to: string;
  /** Said before month and year, with a space behind it: "de ". */
  of: string;
}

export interface TimeWords {
  /** Source of the words that stand after a time: "Uhr", "h", "uur". */
  mark: string;
  /** Between two times. */
  to: string;
  /** Between the numbers of a ratio. */
  ratio: string;
}

/** Times of day in German and Dutch: "drei Uhr vier und fünf Sekunden". */
export interface GermanicTimeWords extends TimeWords {
  hour: string;
  seconds: readonly [one: string, many: string];
  /** Between minutes and seconds, and between two times. */
  and: string;
}

export interface Currency {
  one: string;
  many: string;
  gender: Gender;
  cent?: { one: string; many: string; gender: Gender } | undefined;
}

export interface MoneyWords {
  /** By sign and by code. */
  currencies: Record<string, Currency>;
  /** "Mio." -> ["Million", "Millionen"]. */
  scales: Record<string, readonly [string, string]>;
  /** Whether the cents are named after the units: "e cinquenta cêntimos". */
  namesCents?: boolean;
}

export type UnitName = readonly [one: string, many: string, gender: Gender];

export interface UnitWords {
  /** "k" -> "kilo". */
  prefixes: Readonly<Record<string, string>>;
  /** Units that are written with prefixes. */
  bases: Readonly<Record<string, UnitName>>;
  /** Units that stand as they are, and win over a base with a prefix. */
  others: Readonly<Record<string, UnitName>>;
  percent: string;
  perMille: string;
  /** Source of the words that may stand between two amounts of one unit: "bis|und|oder". */
  links: string;
  plusMinus: string;
  /** Source of the words for large numbers that may stand between amount and unit. */
  scales: string;
}

export interface RomanWords {
  /** Things that are counted, before a numeral: "Kapitel". */
  counted: readonly string[];
  /** What may follow a numeral before "century" ("e", "\\."), and the centuries after it. */
  centuryAfter?: { mark: string; nouns: readonly string[] };
  /** The century's name before the numeral: "siglo". */
  centuryBefore?: readonly string[];
  /** Names that rulers and popes shared: whole words, the feminine ones apart. */
  rulers: readonly string[];
  queens: readonly string[];
  /** What may follow a ruler's numeral: "er" of "Ier". */
  rulerMark: string;
}

export interface ScienceWords {
  /** alpha to omega, 24 names. */
  greek: readonly string[];
  squared: string;
  cubed: string;
  /** "hoch"; the exponent follows. */
  toThe: string;
  times: string;
  about: string;
  isAbout: string;
  atMost: string;
  atLeast: string;
  lessThan: string;
  moreThan: string;
  lessOrEqual: string;
  moreOrEqual: string;
  notEqual: string;
  equals: string;
  identical: string;
  proportional: string;
  infinity: string;
  root: string;
  plusMinus: string;
  dividedBy: string;
  arrow: string;
  integral: string;
  elementOf: string;
  muchLess: string;
  muchMore: string;
  partial: string;
}

export interface SymbolWords {
  and: string;
  or: string;
  percent: string;
  section: string;
  degrees: string;
  at: string;
  number: string;
  pounds: string;
  dollars: string;
  euros: string;
  copyright?: string;
}

export interface WebWords {
  at: string;
  dot: string;
  slash: string;
  dash: string;
  underscore: string;
  hashtag: string;
}

/** What people who write for themselves put shortly. */
export interface NoteWords {
  /** What stands behind the slash after an amount, and how both are said: "mo" of "$5/mo" as "per month". */
  rates: Readonly<Record<string, string>>;
  /** Of "10x faster", where it is not what is said between two factors. */
  fold: string;
  /** Spans of time by the signs of geology, after a number. */
  ages: Readonly<Record<string, string>>;
  /** Words of notes and chats, as whole words and in this case. */
  shorthand: Readonly<Record<string, string>>;
  /** Before "482F" and "15C" these mean something else: "Room". Small letters. */
  numbered: readonly string[];
}

export interface AcronymWords {
  /** Said as words although written in capitals. */
  words: readonly string[];
  /** Short words that are written in capitals for weight. */
  common: readonly string[];
  /** Names of the letters that a voice would not say rightly alone. */
  letters: Readonly<Record<string, string>>;
  /** "und". */
  and: string;
}
