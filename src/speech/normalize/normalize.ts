import { findWrittenLanguage, type WrittenLanguage } from '../../kernel/rules/written-languages.ts';
import { cleanForAnyVoice } from './clean.ts';
import { dutchReader } from './dutch/dutch.ts';
import { ENGLISH_RULES, sayEnglish } from './english/english.ts';
import { frenchReader } from './french/french.ts';
import { germanReader } from './german/german.ts';
import { italianReader } from './italian/italian.ts';
import { portugueseReader } from './portuguese/portuguese.ts';
import type { SpokenReader } from './shared/spoken-language.ts';
import { spanishReader } from './spanish/spanish.ts';
import { type SpokenRange, TracedText } from './traced-text.ts';

export interface NormalizedText {
  /** What the voice is given: words and the marks that make it pause. Empty when nothing can be said. */
  spoken: string;
  /** Each word of `spoken` with the stretch of the original it says. */
  map: SpokenRange[];
}

/** What changes a text before the rules of its language and is put in its final form after them. */
export interface Respelling {
  mark(text: TracedText): TracedText;
  unmark(text: TracedText): TracedText;
}

/** How each language is read aloud; others are left to their engine. */
export const READERS: Readonly<Record<WrittenLanguage, SpokenReader>> = {
  en: { say: sayEnglish, rules: () => ENGLISH_RULES },
  de: germanReader,
  fr: frenchReader,
  es: spanishReader,
  it: italianReader,
  pt: portugueseReader,
  nl: dutchReader,
};

/** UTF-16 units that the rules are given at once: longer than any sentence that is spoken. */
const LONGEST = 4000;

/**
 * Turns a sentence written for readers into one written for a voice. The seven languages become
 * plain words; others are only rid of what no voice can say, since their engine reads its own numbers.
 * A text longer than any sentence is taken piece by piece, so that no rule meets more than `LONGEST` units.
 *
 * @param text one sentence
 * @param language BCP 47, such as "en-GB"
 * @param words pronunciations that go before the language's own rules
 */
export function normalize(text: string, language: string, words?: Respelling): NormalizedText {
  if (text.length <= LONGEST) return normalizePiece(text, language, words);
  const spoken: string[] = [];
  const map: SpokenRange[] = [];
  let length = 0;
  for (const [at, piece] of piecesOf(text)) {
    const said = normalizePiece(piece, language, words);
    if (said.spoken === '') continue;
    const shift = length === 0 ? 0 : length + 1;
    for (const range of said.map)
      map.push({
        spokenStart: range.spokenStart + shift,
        spokenEnd: range.spokenEnd + shift,
        start: range.start + at,
        end: range.end + at,
      });
    spoken.push(said.spoken);
    length = shift + said.spoken.length;
  }
  return { spoken: spoken.join(' '), map };
}

/** Pieces of at most `LONGEST` units with their places: up to a space, else up to no half of a surrogate pair. */
function* piecesOf(text: string): Generator<[at: number, piece: string]> {
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + LONGEST);
    if (end < text.length) {
      const space = text.lastIndexOf(' ', end - 1);
      if (space > at) end = space + 1;
      else if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1;
    }
    yield [at, text.slice(at, end)];
    at = end;
  }
}

function normalizePiece(text: string, language: string, words?: Respelling): NormalizedText {
  const written = TracedText.of(text);
  const original = words?.mark(written) ?? written;
  const code = findWrittenLanguage(language);
  const reader = code && READERS[code];
  const said = cleanForAnyVoice(reader ? reader.say(original, language) : original);
  const traced = words?.unmark(said) ?? said;
  if (!/[\p{L}\p{N}]/u.test(traced.text)) return { spoken: '', map: [] };
  return { spoken: traced.text, map: traced.words().filter((w) => w.end > w.start) };
}
