/** A word that is not to be said, or one that is always written one way. */
export interface WordRule {
  avoid: string;
  /** Null: it is only pointed out. */
  use: string | null;
  /** Also where the source says it. */
  inSources: boolean;
}

export interface FoundWord {
  rule: WordRule;
  /** As it stands in the text. */
  word: string;
  start: number;
  end: number;
}

export type FindWords = (text: string) => FoundWord[];

/** White space between two words of a phrase, of which nobody writes more. */
const GAP = String.raw`\s{1,3}`;

/**
 * Finds words as a whole and in any case, the longest first. One with a capital in it is found only as it is written,
 * but for a spelling, which is found wherever it is written otherwise.
 *
 * @param spellings words that are always written as they stand here
 */
export function wordFinder(rules: readonly WordRule[], spellings: readonly string[]): FindWords {
  const byWord = new Map<string, { rule: WordRule; exact: boolean }>();
  for (const rule of rules)
    byWord.set(keyOf(rule.avoid), { rule, exact: rule.avoid !== rule.avoid.toLowerCase() });
  // Only its case changes, and what is said does not: the words of a source are written so, too.
  for (const use of spellings)
    byWord.set(keyOf(use), { rule: { avoid: use, use, inSources: true }, exact: false });
  if (byWord.size === 0) return () => [];
  const phrases = [...byWord.keys()].sort((a, b) => b.length - a.length).map(patternOf);
  const words = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${phrases.join('|')})(?![\p{L}\p{M}\p{N}])`,
    'giu',
  );
  return (text) =>
    [...text.matchAll(words)].flatMap(({ 0: word, index: start }) => {
      const found = byWord.get(keyOf(word));
      if (!found || (found.exact && spaced(word) !== found.rule.avoid)) return [];
      if (word === found.rule.use) return [];
      return { rule: found.rule, word, start, end: start + word.length };
    });
}

const spaced = (text: string) => text.replace(/\s+/g, ' ');
const keyOf = (text: string) => spaced(text.trim()).toLowerCase();
const patternOf = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', GAP);
