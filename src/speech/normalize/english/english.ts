import { pattern, tokens } from '../../../kernel/patterns.ts';
import { notes } from '../../../languages/english/spoken/notes.ts';
import { applyRules, type Rule } from '../rule.ts';
import { noteRules } from '../shared/notes.ts';
import type { TracedText } from '../traced-text.ts';
import { abbreviationRules } from './abbreviations.ts';
import { acronymRules } from './acronyms.ts';
import { characterRules } from './characters.ts';
import { chemistryRules } from './chemistry.ts';
import { dateRules } from './dates.ts';
import { comparisonRules, mathRules } from './math.ts';
import { moneyRules } from './money.ts';
import { musicRules } from './music.ts';
import { numberRules } from './numbers.ts';
import { punctuationRules } from './punctuation.ts';
import { romanRules } from './roman.ts';
import { symbolRules } from './symbols.ts';
import { timeRules } from './times.ts';
import { unitRules } from './units.ts';
import { webRules } from './web.ts';
import { yearRules } from './years.ts';

/** Read in every sentence: shorthand looks like plain words. */
const NOTE_RULES = [...noteRules(notes), ...musicRules];

/** The order matters: what is written most specifically is read first and is words by then. */
export const ENGLISH_RULES: readonly Rule[] = [
  ...NOTE_RULES,
  ...characterRules,
  ...webRules,
  ...abbreviationRules,
  ...comparisonRules,
  ...dateRules,
  ...timeRules,
  ...moneyRules,
  ...unitRules,
  ...romanRules,
  ...yearRules,
  ...chemistryRules,
  ...mathRules,
  ...numberRules,
  ...acronymRules,
  ...symbolRules,
  ...punctuationRules,
];

/** Words, commas and one mark at the end: half of all sentences, and nothing to be done to them. */
const POINTED = tokens`
  etc al Inc Ltd Jr Sr Co Rd Ave Blvd Bros Corp [Dd]ept govt Univ Prof ibid viz approx cf ie eg cent`;
const PLAIN = pattern()`
  ^(?!.*\b(?:Dr|Mr|Mrs|Ms|St|vs)\b)(?!.*\b${POINTED}\.)
  [A-Z]?[a-z']+(?:[,;]? [A-Z]?[a-z]+(?:'[a-z]+)?)*[.?!]?$
`;

/** English as it is read aloud: plain words and the marks a voice pauses at. */
export function sayEnglish(text: TracedText): TracedText {
  return applyRules(text, PLAIN.test(text.text) ? NOTE_RULES : ENGLISH_RULES);
}
