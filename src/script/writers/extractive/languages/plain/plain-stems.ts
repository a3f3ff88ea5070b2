import { newStemmer } from 'snowball-stemmers';

/** Snowball's names of the languages it has and the writer has no phrase book for. */
const SNOWBALL: Record<string, string> = {
  sv: 'swedish',
  da: 'danish',
  no: 'norwegian',
  nb: 'norwegian',
  fi: 'finnish',
  hu: 'hungarian',
  ro: 'romanian',
  ru: 'russian',
  tr: 'turkish',
  cs: 'czech',
};
/** A word in this many sentences or fewer letters than this carries no topic. */
const LEAST_LETTERS = 4;

/** Stems where there is a stemmer, words as they are elsewhere; segmented by the Unicode rules. */
export function findStemmer(code: string): {
  stem(word: string): string;
  contentStems(text: string): string[];
} {
  const name = SNOWBALL[code];
  const stemmer = name === undefined ? undefined : newStemmer(name);
  const segmenter = new Intl.Segmenter(code, { granularity: 'word' });
  const stem = (word: string) => {
    const lower = word.toLowerCase();
    return stemmer ? stemmer.stem(lower) : lower;
  };
  return {
    stem,
    contentStems: (text) =>
      [...segmenter.segment(text)]
        .filter((s) => s.isWordLike && carriesTopic(s.segment))
        .map((s) => stem(s.segment)),
  };
}

/** Short words of alphabets are mostly grammar; a single Han character may be a word. */
function carriesTopic(word: string): boolean {
  return (
    word.length >= LEAST_LETTERS || /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2}/u.test(word)
  );
}
