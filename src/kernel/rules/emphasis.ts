import type { Turn } from '../artifacts.ts';

export type Emphasis = NonNullable<NonNullable<Turn['directions']>['emphasis']>;

/** UTF-16 offsets into a text. */
export interface StressedRange {
  start: number;
  end: number;
}

/** As many as a turn may have (contract of scripts). */
const MOST_STRESSED = 50;

/** Where the stressed words of a turn stand in its text, in order; those that are not there any more are left out. */
export function stressedRanges(text: string, emphasis: Emphasis = []): StressedRange[] {
  const found = emphasis.flatMap(({ text: words, nth = 1 }) => {
    const places = placesOf(text, words);
    // Of fewer than there were, the last one is meant.
    const start = places[nth - 1] ?? places.at(-1);
    return start === undefined ? [] : [{ start, end: start + words.length }];
  });
  const sorted = found.sort((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter((range, i) => !sorted.slice(0, i).some((before) => before.end > range.start));
}

/** The directions that stress these stretches of a text; a stretch that is no whole word stresses nothing. */
export function emphasisOf(text: string, ranges: readonly StressedRange[]): Emphasis {
  return ranges.slice(0, MOST_STRESSED).flatMap(({ start, end }) => {
    const words = text.slice(start, end);
    const place = placesOf(text, words).indexOf(start);
    if (place < 0) return [];
    return [place === 0 ? { text: words } : { text: words, nth: place + 1 }];
  });
}

/** Stresses a stretch of a text, or no longer where words of it are. */
export function toggleEmphasis(text: string, emphasis: Emphasis, range: StressedRange): Emphasis {
  const ranges = stressedRanges(text, emphasis);
  const others = ranges.filter(({ start, end }) => end <= range.start || start >= range.end);
  return emphasisOf(
    text,
    others.length < ranges.length ? others : [...others, range].sort((a, b) => a.start - b.start),
  );
}

/** Shorter words could be read as the letters of an abbreviation. */
const LEAST_CAPITALS = 3;

/**
 * Words in capitals, as one writes what is stressed for somebody who reads aloud: services are sent it so, which
 * know no other stress. No letter becomes two, and short words stay as they are.
 */
export function inCapitals(words: string): string {
  return words.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const capitals = word.toUpperCase();
    return word.length >= LEAST_CAPITALS && capitals.length === word.length ? capitals : word;
  });
}

/** Of whole words only: "an" is not looked for within "Mann". */
function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  if (words.trim() === '') return places;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isWithin = isOneWord(text[at - 1], words[0]) || isOneWord(words.at(-1), text[at + words.length]);
    if (!isWithin) places.push(at);
  }
  return places;
}

function isOneWord(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && right !== undefined && /^[\p{L}\p{M}\p{N}]{2}$/u.test(left + right);
}
