import type { LiveSegment, Range } from './types.ts';

/**
 * The stretch to load next: the first from the play head on that the buffer lacks, unless it begins
 * more than `aheadMs` after it.
 */
export function nextSegment(
  segments: readonly LiveSegment[],
  ranges: readonly Range[],
  positionMs: number,
  aheadMs: number,
): LiveSegment | undefined {
  return segments.find(
    (segment) =>
      segment.startMs + segment.durationMs > positionMs &&
      segment.startMs <= positionMs + aheadMs &&
      !holds(ranges, segment),
  );
}

/** The middle of the stretch is what tells: its ends may lie a frame beside those of the buffer. */
function holds(ranges: readonly Range[], segment: LiveSegment): boolean {
  const middle = (segment.startMs + segment.durationMs / 2) / 1000;
  return ranges.some(([start, end]) => middle >= start && middle < end);
}

/** What may leave the buffer: whatever ends more than `keepS` before the play head. */
export function rangeToDrop(ranges: readonly Range[], atS: number, keepS: number): Range | undefined {
  const first = ranges[0];
  if (!first || first[0] >= atS - keepS) return undefined;
  return [first[0], Math.min(first[1], atS - keepS)];
}

/** End of the sound so far, in milliseconds. */
export function liveEnd(segments: readonly LiveSegment[]): number {
  const last = segments.at(-1);
  return last ? last.startMs + last.durationMs : 0;
}
