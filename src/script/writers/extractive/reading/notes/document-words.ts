import type { NoteWords } from '../../languages/note-words.ts';
import type { LetterCase } from '../../text/letter-case.ts';

/** The words of a language, and how this document writes its own inside a sentence. */
export interface DocumentWords extends NoteWords {
  /** A phrase as it stands inside a sentence: small only where its first word is known to be no name. */
  small(phrase: string): string;
}

export function wordsFor(words: NoteWords, letterCase: LetterCase): DocumentWords {
  return { ...words, small: (phrase) => small(phrase, words, letterCase) };
}

function small(phrase: string, { grammar }: NoteWords, letterCase: LetterCase): string {
  const word = phrase.split(/[\s,.:;]/, 1)[0]!;
  // Letters, short forms and formulas keep their capitals.
  if (!/^\p{Lu}\p{Ll}+(?:['’-]\p{Ll}+)*$/u.test(word) && word !== 'A') return phrase;
  const lowered = phrase.charAt(0).toLowerCase() + phrase.slice(1);
  if (grammar.isNoName(word)) return lowered;
  return letterCase.sure(word) && letterCase.inside(word) !== word ? lowered : phrase;
}
