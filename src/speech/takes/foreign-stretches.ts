import type { Turn } from '../../kernel/artifacts.ts';
import type { SentenceRange } from './split-sentences.ts';

/** A stretch of the turn's text in one language. UTF-16 offsets into the text it was cut from. */
export interface Stretch {
  start: number;
  end: number;
  /** BCP 47; undefined for the script's own. */
  language?: string;
}

/**
 * Where the foreign stretches of a turn stand, in order. Each is looked for after the one before it,
 * so that a word named twice is found twice; what is not found, or overlaps, is left out.
 */
export function foreignStretches({ text, foreign = [] }: Pick<Turn, 'text' | 'foreign'>): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const { text: words, language } of foreign) {
    const at = indexOfWhole(text, words, from);
    const start = at < 0 ? indexOfWhole(text, words, 0) : at;
    if (start < 0 || found.some((s) => start < s.end && start + words.length > s.start)) continue;
    found.push({ start, end: start + words.length, language });
    from = Math.max(from, start + words.length);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Of whole words only: "an" is not looked for within "Mann". */
function indexOfWhole(text: string, words: string, from: number): number {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = text.slice(Math.max(0, at - 1), at) + words[0];
    const behind = (words.at(-1) ?? '') + text.slice(at + words.length, at + words.length + 1);
    if (!/^[\p{L}\p{N}]{2}$/u.test(around) && !/^[\p{L}\p{N}]{2}$/u.test(behind)) return at;
  }
  return -1;
}

/** A sentence cut where its language changes; offsets into the sentence. One piece where it does not. */
export function splitByLanguage({ start, end }: SentenceRange, stretches: readonly Stretch[]): Stretch[] {
  const pieces: Stretch[] = [];
  let at = start;
  for (const stretch of stretches) {
    const from = Math.max(stretch.start, start);
    const to = Math.min(stretch.end, end);
    if (from >= to) continue;
    if (from > at) pieces.push({ start: at - start, end: from - start });
    pieces.push({ ...stretch, start: from - start, end: to - start });
    at = to;
  }
  if (at < end) pieces.push({ start: at - start, end: end - start });
  return pieces;
}
