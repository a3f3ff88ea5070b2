import { cleanForAnyVoice } from './clean.ts';
import { sayDutch } from './dutch/dutch.ts';
import { sayEnglish } from './english/english.ts';
import { sayFrench } from './french/french.ts';
import { sayGerman } from './german/german.ts';
import { sayItalian } from './italian/italian.ts';
import { sayPortuguese } from './portuguese/portuguese.ts';
import { saySpanish } from './spanish/spanish.ts';
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
const readers: Readonly<Record<string, (text: TracedText, language: string) => TracedText>> = {
  en: sayEnglish,
  de: sayGerman,
  fr: sayFrench,
  es: saySpanish,
  it: sayItalian,
  pt: sayPortuguese,
  nl: sayDutch,
};

const primary = (language: string) => language.split(/[-_]/)[0]?.toLowerCase() ?? '';

/**
 * Turns a sentence written for readers into one written for a voice. The seven languages become
 * plain words; others are only rid of what no voice can say, since their engine reads its own numbers.
 *
 * @param text one sentence
 * @param language BCP 47, such as "en-GB"
 * @param words pronunciations that go before the language's own rules
 */
export function normalize(text: string, language: string, words?: Respelling): NormalizedText {
  const written = TracedText.of(text);
  const original = words?.mark(written) ?? written;
  const say = readers[primary(language)];
  const said = cleanForAnyVoice(say ? say(original, language) : original);
  const traced = words?.unmark(said) ?? said;
  if (!/[\p{L}\p{N}]/u.test(traced.text)) return { spoken: '', map: [] };
  return { spoken: traced.text, map: traced.words().filter((w) => w.end > w.start) };
}
