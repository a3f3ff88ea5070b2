import { ALL_PACKS } from '../../../languages/packs.ts';

/*
 * The commonest function words of a few languages. In running text of a language its list covers
 * a quarter or more of all words, and the list of any other language far less, so a match
 * confirms a language at no cost; only what it cannot confirm goes to the detector.
 */
const lists = new Map<string, ReadonlySet<string>>(
  ALL_PACKS.map(({ code, reading }) => [code, new Set(reading.functionWords)]),
);

/** Whether a language's function words are listed: those are the languages that scripts are written in. */
export const isKnown = (code: string) => lists.has(code);

/** The language whose function words cover at least a fifth of these words and clearly most; null when none does. */
export function languageByFunctionWords(words: readonly string[]): string | null {
  if (words.length < 12) return null;
  const shares = [...lists].map(([code, list]) => ({ code, share: shareOf(words, list) }));
  shares.sort((a, b) => b.share - a.share);
  const [first, second] = shares;
  return first && second && first.share >= 0.2 && first.share >= second.share * 1.6 ? first.code : null;
}

function shareOf(words: readonly string[], list: ReadonlySet<string>): number {
  return words.filter((word) => list.has(word)).length / words.length;
}
