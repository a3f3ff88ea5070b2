import type { KeptFor, WordOfTurn } from './brand-turn.ts';

/** Words that are named one by one. */
const MOST_NOTES = 8;

const STAYS: Record<KeptFor, string> = {
  source: 'it is a word of the source',
  quotation: 'it stands in a quotation',
  nothing_instead: 'the brand voice names nothing to say instead',
};

/** What became of the words, in sentences for whoever made the episode. */
export function wordNotes(words: readonly WordOfTurn[]): string[] {
  const all = [...grouped(words).values()].map(({ first, turns }) =>
    sentenceOf(first, turns.size === 1 ? 'in one line' : `in ${turns.size} lines`),
  );
  const more = all.length - MOST_NOTES;
  return more > 0 ? [...all.slice(0, MOST_NOTES), `Brand voice: ${more} more words like these.`] : all;
}

interface SameWord {
  first: WordOfTurn;
  turns: Set<string>;
}

function grouped(words: readonly WordOfTurn[]): Map<string, SameWord> {
  const groups = new Map<string, SameWord>();
  for (const each of words) {
    const key = JSON.stringify([each.word.toLowerCase(), each.use?.toLowerCase(), each.keptFor]);
    const group = groups.get(key) ?? { first: each, turns: new Set() };
    groups.set(key, group);
    group.turns.add(each.turnId);
  }
  return groups;
}

function sentenceOf({ word, use, keptFor }: WordOfTurn, lines: string): string {
  if (use !== undefined) return `Brand voice: “${word}” became “${use}” ${lines}.`;
  return `Brand voice: “${word}” stays ${lines}: ${STAYS[keptFor ?? 'source']}.`;
}
