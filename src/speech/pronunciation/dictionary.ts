import type { Pronunciation } from '../../kernel/artifacts.ts';
import type { Respelling } from '../normalize/normalize.ts';
import { sameLanguage, withinLanguage } from '../voices/language-match.ts';
import { respellIpa } from './respell-ipa.ts';

/** Writes phonemes for an engine; undefined for what it cannot say. */
export type WritePhonemes = (ipa: string, language: string) => string | undefined;

/**
 * Until the rules of the language are done, a word given in phonemes is one letter that no rule changes:
 * of a script (Yi) that no document we read aloud is in.
 */
const FIRST_MARK = 0xa000;
const MOST_MARKS = 1165;
const MARK = /([\uA000-\uA48C])('s(?!\p{L}))?/gu;
const HAS_MARK = /[\uA000-\uA48C]/u;

/** "Kyra's": the ending goes within the phonemes, for after them it would be spelled. */
function withS(phonemes: string): string {
  const end = /(?:s|z|S|Z|tS|dZ)\]\]$/.test(phonemes) ? 'Iz' : /[ptkfT]\]\]$/.test(phonemes) ? 's' : 'z';
  return phonemes.replace(/\]\]$/, `${end}]]`);
}

/** A name stays one: "Nguyễn" is "Win", so that "Mr" before it is a title. */
function likeWritten(written: string, words: string): string {
  return /^\p{Lu}\p{Ll}/u.test(written) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

interface Saying {
  grapheme: string;
  words: string;
}

/** How an entry is said by this engine; undefined when it has only phonemes and they cannot be given. */
function sayingOf(entry: Pronunciation, language: string, phonemes: WritePhonemes | undefined) {
  const inPhonemes = entry.ipa === undefined ? undefined : phonemes?.(entry.ipa, language);
  if (inPhonemes !== undefined) return { words: inPhonemes, inPhonemes: true };
  const respelled =
    entry.ipa !== undefined && sameLanguage(language, 'en') ? respellIpa(entry.ipa) : undefined;
  const words = entry.alias ?? respelled;
  return words === undefined ? undefined : { words, inPhonemes: false };
}

const applies = (entry: Pronunciation, language: string) =>
  entry.language === undefined ||
  withinLanguage(language, entry.language) ||
  (!entry.language.includes('-')
    ? sameLanguage(language, entry.language)
    : withinLanguage(entry.language, language));

const pattern = (grapheme: string) =>
  grapheme
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, String.raw`\s+`);

/**
 * The entries that hold in this language, made ready to be found as whole words, the longest first.
 * A grapheme with a capital is found only as it is written; others in any case.
 *
 * @param entries merged already: of two for the same word the later one counts
 */
export function buildDictionary(
  entries: readonly Pronunciation[],
  language: string,
  phonemes: WritePhonemes | undefined,
): Respelling | undefined {
  const exact = new Map<string, Saying & { inPhonemes: boolean }>();
  const folded = new Map<string, Saying & { inPhonemes: boolean }>();
  for (const entry of entries) {
    const saying = applies(entry, language) ? sayingOf(entry, language, phonemes) : undefined;
    if (!saying || entry.grapheme.trim() === '') continue;
    const grapheme = entry.grapheme.trim().normalize('NFC');
    const key = grapheme.replace(/\s+/g, ' ').replace(/’/g, "'");
    if (/\p{Lu}/u.test(grapheme)) exact.set(key, { grapheme, ...saying });
    else folded.set(key.toLowerCase(), { grapheme, ...saying });
  }
  const all = [...exact.values(), ...folded.values()].sort((a, b) => b.grapheme.length - a.grapheme.length);
  if (all.length === 0) return undefined;
  const words = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${all.map((saying) => pattern(saying.grapheme)).join('|')})(?![\p{L}\p{M}\p{N}])`,
    'giu',
  );
  const marks = new Map<string, string>();
  const byWords = new Map<string, string>();
  const markFor = (saying: string) => {
    const known = byWords.get(saying);
    if (known !== undefined) return known;
    if (marks.size >= MOST_MARKS) return undefined;
    const mark = String.fromCharCode(FIRST_MARK + marks.size);
    marks.set(mark, saying);
    byWords.set(saying, mark);
    return mark;
  };
  return {
    mark: (text) =>
      HAS_MARK.test(text.text)
        ? text
        : text.replace(words, (match) => {
            const key = match[0].replace(/\s+/g, ' ').replace(/’/g, "'");
            const saying = exact.get(key) ?? folded.get(key.toLowerCase());
            if (saying === undefined) return undefined;
            return saying.inPhonemes ? markFor(saying.words) : likeWritten(match[0], saying.words);
          }),
    unmark: (text) =>
      text.replace(MARK, ([mark = '', letter = '', possessive]) => {
        const said = marks.get(letter);
        return said === undefined || possessive === undefined
          ? said && mark.replace(letter, said)
          : withS(said);
      }),
  };
}

/**
 * What of a dictionary a voice cannot be given, in sentences for a person.
 *
 * @param phonemes as the voice's engine gives it
 */
export function unusableEntries(
  entries: readonly Pronunciation[],
  language: string,
  phonemes: WritePhonemes | undefined,
): string[] {
  return entries
    .filter((entry) => applies(entry, language) && sayingOf(entry, language, phonemes) === undefined)
    .map(
      (entry) =>
        `"${entry.grapheme}" is given in phonemes (${entry.ipa ?? ''}) that this voice cannot take; add an alias in ordinary letters.`,
    );
}
