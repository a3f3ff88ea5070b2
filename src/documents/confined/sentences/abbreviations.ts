import { tokens } from '../../../kernel/patterns.ts';
import { ALL_PACKS, PACKS } from '../../../languages/packs.ts';

/*
 * Words that carry a full stop without ending a sentence. Two kinds: those that always lean on
 * what follows (a title before a name, "Fig." before a number), and those that may stand at the
 * end of a sentence as well ("etc.", "U.S."), where the next word decides.
 */

const leaning = new Map<string, ReadonlySet<string>>(
  ALL_PACKS.map(({ code, reading }) => [code, new Set(reading.abbreviations.leaning)]),
);
const english = new Set(PACKS.en.reading.abbreviations.leaning);
const surelyLeaning = new Map<string, ReadonlySet<string>>(
  ALL_PACKS.map(({ code, reading }) => [code, new Set(reading.abbreviations.surelyLeaning)]),
);
const maybeFinal = new Set(ALL_PACKS.flatMap(({ reading }) => reading.abbreviations.final));
const openers = new Map<string, ReadonlySet<string>>(
  ALL_PACKS.map(({ code, reading }) => [code, new Set(reading.openers)]),
);
const englishOpeners = new Set(PACKS.en.reading.openers);

/** English short forms that are whole words elsewhere: "das Gen.", "el mar.", "un été sec." */
const ENGLISH_ONLY = new Set(tokens`gen ver rep col obs mar sen cal no nos sec art arts vol hon app dec`);

/** `word` is lower case and without its last full stop. */
export function alwaysLeans(word: string, language: string): boolean {
  if (leaning.get(language)?.has(word)) return true;
  return english.has(word) && (language === 'en' || language === 'und' || !ENGLISH_ONLY.has(word));
}

/** Whether it leans on what follows whatever it means in other languages. */
export function surelyLeans(word: string, language: string): boolean {
  return surelyLeaning.get(language)?.has(word) ?? false;
}

export function mayEndSentence(word: string): boolean {
  return maybeFinal.has(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word);
}

export function opensSentence(word: string, language = 'en'): boolean {
  const lower = word.toLowerCase();
  return englishOpeners.has(lower) || (openers.get(language)?.has(lower) ?? false);
}

/** Languages that write ordinals as a number with a full stop: "am 3. Oktober". */
export const ORDINAL_STOP: ReadonlySet<string> = new Set([
  ...ALL_PACKS.filter(({ reading }) => reading.ordinalStop).map(({ code }) => code),
  ...tokens`da nb no nn fi cs sk hu pl hr sl et tr is lv`,
]);
