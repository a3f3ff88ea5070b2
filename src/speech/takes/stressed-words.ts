import { inCapitals } from '../../kernel/rules/emphasis.ts';
import type { TextRange } from '../engines/engine.ts';
import type { SpokenRange } from '../normalize/traced-text.ts';
import type { Stretch } from './foreign-stretches.ts';
import type { SentenceRange } from './split-sentences.ts';

/** What of a turn's stressed words lies in one of its sentences; offsets into the sentence. */
export function stressedWithin(ranges: readonly TextRange[], sentence: SentenceRange): TextRange[] {
  return ranges
    .filter(({ start, end }) => start < sentence.end && end > sentence.start)
    .map(({ start, end }) => ({
      start: Math.max(start, sentence.start) - sentence.start,
      end: Math.min(end, sentence.end) - sentence.start,
    }));
}

/** The words of the spoken text that say stressed words of the written one, each stretch once. */
export function stressedSpoken(
  { spoken, map }: { spoken: string; map: readonly SpokenRange[] },
  ranges: readonly TextRange[],
): TextRange[] {
  return ranges.flatMap((range) => {
    const said = map.filter(({ start, end }) => start < range.end && end > range.start);
    if (said.length === 0) return [];
    const start = Math.min(...said.map(({ spokenStart }) => spokenStart));
    const end = Math.max(...said.map(({ spokenEnd }) => spokenEnd));
    // The mark behind a word is the sentence's.
    return [{ start, end: start + spoken.slice(start, end).replace(/(?<=[^.,;:!?])[.,;:!?]+$/, '').length }];
  });
}

/** What of the stressed words of a sentence lies in a part of it; offsets into the part. */
export function stressedInPart(
  ranges: readonly TextRange[] | undefined,
  { at, spoken }: { at: number; spoken: string },
): TextRange[] | undefined {
  const inside = stressedWithin(ranges ?? [], { start: at, end: at + spoken.length });
  return inside.length > 0 ? inside : undefined;
}

export interface StressedStretch extends Stretch {
  isStressed?: true;
}

/** Pieces of a sentence, cut where words are stressed, for engines that speak these by themselves. */
export function cutAtStress(pieces: readonly Stretch[], ranges: readonly TextRange[]): StressedStretch[] {
  return pieces.flatMap((piece) => {
    const cut: StressedStretch[] = [];
    let at = piece.start;
    for (const range of ranges) {
      const start = Math.max(range.start, piece.start);
      const end = Math.min(range.end, piece.end);
      if (start >= end) continue;
      if (start > at) cut.push({ ...piece, start: at, end: start });
      cut.push({ ...piece, start, end, isStressed: true });
      at = end;
    }
    if (at < piece.end) cut.push({ ...piece, start: at });
    return cut;
  });
}

/** A text with its stressed words in capitals. */
export function stressedInCapitals(text: string, ranges: readonly TextRange[]): string {
  return ranges.reduce(
    (written, { start, end }) =>
      written.slice(0, start) + inCapitals(written.slice(start, end)) + written.slice(end),
    text,
  );
}
