import { newStemmer } from 'snowball-stemmers';

/** A word of a sentence, with its place. */
export interface Word {
  text: string;
  lower: string;
  /** UTF-16 offsets into the text. */
  start: number;
  end: number;
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*|\d[\d.,]*/gu;

/** The words of a text in order; an elided article ("l'eau", "dell'acqua") is a word of its own. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    lower: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** What tells words that carry a topic from those that do not, without a tagger. */
export interface Vocabulary {
  /** Snowball's name of the language, such as "german". */
  stemmer: string;
  /** Articles, pronouns, prepositions, conjunctions, auxiliaries, common adverbs; in small letters. */
  functionWords: ReadonlySet<string>;
  /** Nouns, verbs and adjectives that carry no topic: thing, make, large; in small letters. */
  lightWords: ReadonlySet<string>;
}

export interface Stems {
  stem(word: string): string;
  contentStems(text: string): string[];
  /** Whether a word carries a topic. */
  carries(word: Word): boolean;
}

export function buildStems({ stemmer, functionWords, lightWords }: Vocabulary): Stems {
  const snowball = newStemmer(stemmer);
  const found = new Map<string, string>();
  const stem = (word: string) => {
    const lower = word.toLowerCase();
    let stemmed = found.get(lower);
    if (stemmed === undefined) {
      stemmed = snowball.stem(lower);
      found.set(lower, stemmed);
    }
    return stemmed;
  };
  const carries = ({ lower }: Word) =>
    lower.length > 1 && !functionWords.has(lower) && !lightWords.has(lower) && !/^\d+$/.test(lower);
  return {
    stem,
    carries,
    contentStems: (text) =>
      splitWords(text)
        .filter(carries)
        .map((word) => stem(word.text)),
  };
}

/** "a b  c" -> a set; for lists of words in source. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
