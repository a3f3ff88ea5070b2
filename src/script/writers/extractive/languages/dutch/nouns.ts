import { pattern, words } from '../../../../../kernel/patterns.ts';
import { splitWords, type Word } from '../cues/cue-words.ts';
import { carries, finiteVerbs, functionWords, stem } from './words.ts';

/*
 * Dutch nouns have no capital. They are told by what stands before them: an article or a preposition leads to
 * the last word before a function word, a verb of the list or a mark.
 */

const DEFINITE = /^(?:de|het)$/;
const INDEFINITE = /^(?:een|twee|drie|vier|vijf|enkele|enige|meerdere|verschillende|sommige|veel|vele)$/;

const LEADING_WORDS = words`
  de, het, een, geen, deze, dit, die, dat, zijn, haar, hun, onze, ons, elke, elk, ieder, iedere, alle,
  sommige, enkele, veel, weinig, twee, drie, vier, vijf, in, op, aan, bij, met, van, voor, uit, door,
  naar, over, onder, tegen, tussen, zonder, tijdens, volgens, en, of, per, tot, na, sinds, als
`;

const LEADS = pattern()`^${LEADING_WORDS}$`;
const NARROWS =
  /^(?:van|voor|uit|tussen|die|dat|waarin|waarop|waarmee|waarvan|waar|om|met|in|op|aan|tegen|over|onder|bij|naar|tot|per|te|als|genaamd)$/;
const MOST_BEFORE = 3;

/** The place of the noun of a phrase whose article stands right before `from`; -1 without one. */
export function nounAfter(words: readonly Word[], from: number, text: string): number {
  let found = -1;
  for (let at = from; at <= from + MOST_BEFORE && at < words.length; at += 1) {
    const word = words[at]!;
    const gap = at > from ? text.slice(words[at - 1]!.end, word.start) : ' ';
    if (/[^\s]/.test(gap)) break;
    if (
      /^(?:zeer|heel|erg|vrij|meest|minst|nog|eerste|tweede|derde|laatste|andere|zo'n|\d[\d.,]*)$/.test(
        word.lower,
      )
    )
      continue;
    if (!carriesNoun(word) || (found >= 0 && finiteVerbs.has(word.lower))) break;
    found = at;
    // "de grote dam": an adjective before its noun ends in -e; anything else is the noun.
    if (
      !/e$/.test(word.lower) &&
      !/(?:isch|ig|lijk|baar|zaam)$/.test(word.lower) &&
      !nextIsNoun(words, at, text)
    )
      break;
  }
  return found;
}

const ADJECTIVES = words`
  groot, klein, warm, koud, hoog, laag, lang, kort, oud, nieuw, nat, droog, zwaar, licht, snel, dik, dun,
  diep, breed, smal, vast, open, rond, zacht, hard, rijk, arm, jong, zout, zoet, vlak, sterk, zwak, goed,
  eigen, houten, gouden, stenen, \p{L}+(?:end|isch|ig|lijk)
`;

const ADJECTIVE = pattern('u')`^${ADJECTIVES}$`;

/** "een groot schip", "een warm land": short adjectives without their -e. */
function nextIsNoun(words: readonly Word[], at: number, text: string): boolean {
  const next = words[at + 1];
  if (!next || text.slice(words[at]!.end, next.start) !== ' ') return false;
  return ADJECTIVE.test(words[at]!.lower) && carriesNoun(next);
}

function carriesNoun(word: Word): boolean {
  return !functionWords.has(word.lower) && /\p{L}{2}/u.test(word.text);
}

/** Stems of nouns and names. */
export function nouns(text: string): string[] {
  const words = splitWords(text);
  const found = new Set<number>();
  words.forEach((word, i) => {
    if (/^\p{Lu}/u.test(word.text) && i > 0 && carries(word)) found.add(i);
    if (i === 0 && carries(word) && !finiteVerbs.has(word.lower)) found.add(nounAfter(words, 0, text));
    if (LEADS.test(word.lower)) found.add(nounAfter(words, i + 1, text));
  });
  return [...found]
    .filter((at) => at >= 0 && carries(words[at]!))
    .sort((a, b) => a - b)
    .map((at) => stem(words[at]!.text));
}

/** Stems of nouns that a sentence points at with "de", "het" and tells nothing more of. */
export function definites(text: string): Set<string> {
  const words = splitWords(text);
  const out = new Set<string>();
  words.forEach((word, i) => {
    if (!DEFINITE.test(word.lower)) return;
    const at = nounAfter(words, i + 1, text);
    if (at >= 0 && carries(words[at]!) && !/^\p{Lu}/u.test(words[at]!.text) && !narrowed(words, at, text))
      out.add(stem(words[at]!.text));
  });
  return out;
}

/** "de druk van de lucht", "het water dat ...". */
function narrowed(words: readonly Word[], at: number, text: string): boolean {
  const next = words[at + 1];
  if (!next) return false;
  const between = text.slice(words[at]!.end, next.start);
  if (/[.;:]/.test(between)) return false;
  if (/,/.test(between)) return /^(?:die|dat|waar\p{Ll}*)$/u.test(next.lower);
  return NARROWS.test(next.lower) || /^\p{Lu}/u.test(next.text);
}

/** Stems of nouns that a sentence brings in with "een", "twee", "enkele". */
export function indefinites(text: string): string[] {
  const words = splitWords(text);
  return words.flatMap((word, i) => {
    if (!INDEFINITE.test(word.lower)) return [];
    const at = nounAfter(words, i + 1, text);
    return at < 0 || !carries(words[at]!) ? [] : [stem(words[at]!.text)];
  });
}

/** The noun that an opening "De", "Het" points at; `bare` when nothing else tells which. */
export function pointedAt(text: string): { stem: string; bare: boolean } | undefined {
  const words = splitWords(text);
  if (!words[0] || words[0].start > 1 || !DEFINITE.test(words[0].lower)) return undefined;
  const at = nounAfter(words, 1, text);
  if (at < 0 || /^\p{Lu}/u.test(words[at]!.text) || narrowed(words, at, text)) return undefined;
  return { stem: stem(words[at]!.text), bare: at === 1 };
}

const PARTICLE = /^(?:van|de|der|den|ten|ter|von|di|da)$/;

/** The names of a sentence, told by their capitals: "Antoni van Leeuwenhoek" is one. */
export function names(text: string): { all: string[]; surnames: string[]; bare: string[] } {
  const words = splitWords(text);
  const capital = (i: number) =>
    words[i] !== undefined &&
    /^\p{Lu}[\p{Ll}-]+/u.test(words[i]!.text) &&
    !functionWords.has(words[i]!.lower) &&
    (i > 0 || /^\p{Lu}/u.test(words[1]?.text ?? ''));
  const beside = (i: number, j: number) =>
    words[i] !== undefined &&
    words[j] !== undefined &&
    /^\s$/.test(text.slice(words[i]!.end, words[j]!.start));
  const surnames: string[] = [];
  const bare: string[] = [];
  words.forEach((word, i) => {
    if (!capital(i) || (capital(i + 1) && beside(i, i + 1))) return;
    let before = i - 1;
    while (before > 0 && PARTICLE.test(words[before]!.lower) && beside(before, before + 1)) before -= 1;
    const joined = before < i - 1 ? /^(?:van|von)$/.test(words[before + 1]!.lower) : beside(before, i);
    if (capital(before) && joined && beside(before, before + 1)) surnames.push(word.text);
    else if (word.text.length > 2) bare.push(word.text);
  });
  return { all: words.filter((_, i) => capital(i)).map((word) => word.text), surnames, bare };
}
