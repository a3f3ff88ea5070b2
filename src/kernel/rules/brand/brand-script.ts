import type { Script } from '../../artifacts.ts';
import type { BrandSettings } from '../../stored.ts';
import { turnBrander, type WordOfTurn } from './brand-turn.ts';
import type { BrandPart } from './parts.ts';

/** A brand voice as it holds for one episode. */
export interface HeldBrand {
  language: string;
  version: number;
  settings: BrandSettings;
  /** Parts that are not wanted for it. */
  apart: readonly BrandPart[];
}

/** A script by its brand voice, and the words that were said otherwise or pointed out. */
export function brandScript(script: Script, brand: HeldBrand): { script: Script; words: WordOfTurn[] } {
  if (brand.apart.includes('words')) return { script, words: [] };
  const toBrand = turnBrander(brand.settings, script);
  const branded = script.turns.map(toBrand);
  return {
    script: { ...script, turns: branded.map(({ turn }) => turn) },
    words: branded.flatMap(({ words }) => words),
  };
}

/** Lines that are not named one by one. */
const MOST_NOTES = 8;

/** What became of the words, in sentences for whoever made the episode. */
export function wordNotes(words: readonly WordOfTurn[]): string[] {
  const groups = new Map<string, { says: (lines: string) => string; turns: Set<string> }>();
  for (const each of words) {
    const key = JSON.stringify([each.word.toLowerCase(), each.use?.toLowerCase(), each.keptFor]);
    const group = groups.get(key) ?? { says: (lines: string) => sentenceOf(each, lines), turns: new Set() };
    groups.set(key, group);
    group.turns.add(each.turnId);
  }
  const all = [...groups.values()].map(({ says, turns }) =>
    says(turns.size === 1 ? 'in one line' : `in ${turns.size} lines`),
  );
  const more = all.length - MOST_NOTES;
  return more > 0 ? [...all.slice(0, MOST_NOTES), `Brand voice: ${more} more words like these.`] : all;
}

function sentenceOf({ word, use, keptFor }: WordOfTurn, lines: string): string {
  if (use !== undefined) return `Brand voice: “${word}” became “${use}” ${lines}.`;
  const why = {
    source: 'it is a word of the source',
    quotation: 'it stands in a quotation',
    nothing_instead: 'the brand voice names nothing to say instead',
  };
  return `Brand voice: “${word}” stays ${lines}: ${why[keptFor ?? 'source']}.`;
}
