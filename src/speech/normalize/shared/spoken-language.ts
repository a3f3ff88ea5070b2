import type { SpokenWords } from '../../../languages/spoken-words.ts';
import { applyRules, type Rule } from '../rule.ts';
import type { TracedText } from '../traced-text.ts';
import { abbreviationRules } from './abbreviations.ts';
import { acronymRules } from './acronyms.ts';
import { characterRules } from './characters.ts';
import { dateRules, type SayDay } from './dates.ts';
import type { NumberGrammar } from './grammar.ts';
import { type MoneyGrammar, moneyRules } from './money.ts';
import { noteRules } from './notes.ts';
import { leftoverRules, numberRules } from './numbers.ts';
import { punctuationRules } from './punctuation.ts';
import { type RomanGrammar, romanRules } from './roman.ts';
import { comparisonRules, scienceRules } from './science.ts';
import { symbolRules } from './symbols.ts';
import { type SayTime, timeRules } from './times.ts';
import { type UnitGrammar, unitRules } from './units.ts';
import { webRules } from './web.ts';

/** All that the shared rules must know of a language, and the rules that are its own. */
export interface SpokenLanguage {
  words: SpokenWords;
  numbers: NumberGrammar;
  day: SayDay;
  time: SayTime;
  money: MoneyGrammar;
  units: UnitGrammar;
  roman: RomanGrammar;
  /** "1,234" is a group of figures, not a decimal. */
  commaGroups?: boolean;
  /** Read before dates, while everything is still in figures. */
  early?: readonly Rule[];
  /** Read before formulas and bare numbers: ordinals, years, decades, compounds with a number. */
  own?: readonly Rule[];
}

/** The order matters: what is written most specifically is read first and is words by then. */
function buildRules(language: SpokenLanguage): readonly Rule[] {
  const { words, numbers } = language;
  const { acronyms, science } = words;
  const { letters } = acronyms;
  return [
    ...noteRules(words.notes),
    ...characterRules({ commaGroups: language.commaGroups ?? false }),
    ...webRules(words.web, numbers.cardinal, letters),
    ...abbreviationRules(words.abbreviations),
    ...comparisonRules(science),
    ...(language.early ?? []),
    ...dateRules(words.dates, language.day, numbers),
    ...timeRules(words.times, language.time),
    ...moneyRules(numbers, language.money),
    ...unitRules(numbers, language.units),
    ...romanRules(words.roman, language.roman, numbers),
    ...(language.own ?? []),
    ...scienceRules(numbers, science, letters),
    ...numberRules(numbers),
    ...acronymRules(acronyms, numbers),
    ...symbolRules(words.symbols, words.alternatives),
    ...leftoverRules(numbers),
    ...punctuationRules,
  ];
}

/** Small letters, at most the first of a word capital, and commas: nothing to be done. */
const PLAIN =
  /^[A-ZÀ-ÖØ-ÞŒ]?[a-zß-öø-ÿœ]+(?:-[a-zß-öø-ÿœ]+)*(?:,? [A-ZÀ-ÖØ-ÞŒ]?[a-zß-öø-ÿœ]+(?:-[a-zß-öø-ÿœ]+)*)*[.?!]?$/u;
/** Without its point an abbreviation at the end ("usw.") would pass for a plain word. */
const LAST_WORD_MAY_BE_SHORT = /(?:^| )\p{L}{1,5}\.$/u;
const SHORT_TITLES =
  /(?:^| )(?:M(?:mes?|lles?|r|s|e|gr)|[DPS]r|Sra|Srta|Ste?|Cie|Fr|Hr|vs|[IVX](?:er|re|e))(?= |$|,)/;

function sayIn(text: TracedText, rules: readonly Rule[], shorthand: readonly Rule[]): TracedText {
  const plain =
    PLAIN.test(text.text) && !LAST_WORD_MAY_BE_SHORT.test(text.text) && !SHORT_TITLES.test(text.text);
  // Shorthand looks like plain words.
  return applyRules(text, plain ? shorthand : rules);
}

/** How a language is read aloud. */
export interface SpokenReader {
  say: (text: TracedText, language: string) => TracedText;
  /** All that `say` applies, in order. */
  rules: (language: string) => readonly Rule[];
}

/** A reader whose rules are built when first asked for, for each kind of the language that `kindOf` tells apart. */
export function spokenReader<Kind>(
  kindOf: (language: string) => Kind,
  build: (kind: Kind) => SpokenLanguage,
): SpokenReader {
  const built = new Map<Kind, readonly Rule[]>();
  let shorthand: readonly Rule[] | undefined;
  const rules = (language: string) => {
    const kind = kindOf(language);
    const known = built.get(kind) ?? buildRules(build(kind));
    built.set(kind, known);
    return known;
  };
  return {
    rules,
    say: (text, language) => {
      shorthand ??= noteRules(build(kindOf(language)).words.notes);
      return sayIn(text, rules(language), shorthand);
    },
  };
}

/** For a language that is read alike everywhere. */
export const everywhere = () => 'everywhere';
