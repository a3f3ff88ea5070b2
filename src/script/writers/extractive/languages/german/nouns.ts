import { splitWords, type Word } from '../cues/cue-words.ts';
import { GIVEN_NAMES } from '../cues/given-names.ts';
import { carries, functionWords, stem } from './words.ts';

/*
 * German writes its nouns with a capital, which stands in for a tagger: a capital inside a sentence is a noun
 * or a name. At a sentence's start it tells nothing, so that the first word counts only after an article.
 */

const DEFINITE = /^(?:der|die|das|den|dem|des)$/;
const INDEFINITE =
  /^(?:ein|eine|einen|einem|einer|eines|zwei|drei|vier|fünf|einige|mehrere|manche|mancher|viele)$/;
/** Words that narrow a noun down right behind it, so that its article points forward, not back. */
const NARROWS =
  /^(?:der|des|eines|einer|von|vom|für|in|im|aus|zwischen|zu|zur|zum|mit|auf|bei|an|am|über|unter|gegen|um|namens|wie|als)$/;
const MOST_ADJECTIVES = 3;

export function isNoun(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}[\p{L}-]+$/u.test(word.text) && !functionWords.has(word.lower);
}

/** The place of the noun of a phrase whose article or first adjective stands at `from`; -1 without one. */
export function nounAfter(words: readonly Word[], from: number): number {
  for (let at = from; at <= from + MOST_ADJECTIVES && at < words.length; at += 1) {
    const word = words[at]!;
    if (isNoun(word)) return at;
    if (!/(?:e|en|er|es|em)$|^(?:sehr|besonders|so|ganz|etwa|rund)$|^\d/.test(word.lower)) return -1;
    if (functionWords.has(word.lower) && !/^(?:sehr|besonders|so|ganz|etwa|rund)$/.test(word.lower))
      return -1;
  }
  return -1;
}

/** Stems of nouns and names. */
export function nouns(text: string): string[] {
  return splitWords(text)
    .filter(isNoun)
    .map((word) => stem(word.text));
}

/** Stems of nouns that a sentence points at with "der", "die", "das" and tells nothing more of. */
export function definites(text: string): Set<string> {
  const words = splitWords(text);
  const out = new Set<string>();
  words.forEach((word, i) => {
    if (!DEFINITE.test(word.lower) || isRelative(words, i, text)) return;
    const at = nounAfter(words, i + 1);
    if (at >= 0 && carries(words[at]!) && !narrowed(words, at, text)) out.add(stem(words[at]!.text));
  });
  return out;
}

/** ", der das Wasser": a relative pronoun, no article, where a noun does not follow at once. */
function isRelative(words: readonly Word[], i: number, text: string): boolean {
  const before = words[i - 1];
  return before !== undefined && /,/.test(text.slice(before.end, words[i]!.start)) && !isNoun(words[i + 1]);
}

/** "der Druck der Luft", "das Wasser, das ...", "die Stadt Köln". */
function narrowed(words: readonly Word[], at: number, text: string): boolean {
  const next = words[at + 1];
  if (!next) return false;
  const between = text.slice(words[at]!.end, next.start);
  if (/,/.test(between))
    return /^(?:der|die|das|den|dem|deren|dessen|in|mit|bei|an|auf|wo|was)$/.test(next.lower);
  if (/[.;:]/.test(between)) return false;
  return NARROWS.test(next.lower) || isNoun(next);
}

/** Stems of nouns that a sentence brings in with "ein", "zwei", "einige". */
export function indefinites(text: string): string[] {
  const words = splitWords(text);
  return words.flatMap((word, i) => {
    if (!INDEFINITE.test(word.lower)) return [];
    const at = nounAfter(words, i + 1);
    return at < 0 || !carries(words[at]!) ? [] : [stem(words[at]!.text)];
  });
}

/** The noun that an opening "Der", "Die", "Das" points at; `bare` when nothing else tells which. */
export function pointedAt(text: string): { stem: string; bare: boolean } | undefined {
  const words = splitWords(text);
  if (!words[0] || words[0].start > 1 || !DEFINITE.test(words[0].lower)) return undefined;
  const at = nounAfter(words, 1);
  if (at < 0 || narrowed(words, at, text)) return undefined;
  return { stem: stem(words[at]!.text), bare: at === 1 };
}

/** The names of a sentence: a first name and what follows it, "Justus Liebig", "Alexander von Humboldt". */
export function names(text: string): { all: string[]; surnames: string[]; bare: string[] } {
  const words = splitWords(text);
  const given = (i: number) => words[i] !== undefined && GIVEN_NAMES.has(words[i]!.text);
  const surnames: string[] = [];
  const bare: string[] = [];
  words.forEach((word, i) => {
    if (!isNoun(word)) return;
    const noble = /^(?:von|van|de|der|den|la|le)$/.test(words[i - 1]?.lower ?? '');
    const first = noble ? (given(i - 2) ? i - 2 : i - 3) : i - 1;
    const named = given(first) && !given(i) && text.slice(words[first]!.end, word.start).length < 9;
    if (named && !/[,.;:]/.test(text.slice(words[first]!.end, word.start))) surnames.push(word.text);
    else if (!given(i)) bare.push(word.text);
  });
  return { all: words.filter(isNoun).map((word) => word.text), surnames, bare };
}
