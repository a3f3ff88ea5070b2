import type { StoredPosition } from './stored.ts';
import type { Cue } from './types.ts';

/** A show left this close to its end begins again. */
const NEARLY_OVER_MS = 5000;

/**
 * Where to begin, in milliseconds: where it was left, as far into the same turn, whatever rendering
 * it was left in.
 * @param endMs of a finished show
 */
export function startPosition(
  position: StoredPosition | undefined,
  cues: readonly Cue[],
  endMs: number | undefined,
): number {
  if (!position) return 0;
  const cue =
    position.turnId === undefined ? undefined : cues.find((each) => each.turnId === position.turnId);
  const length = cue ? cue.endMs - cue.startMs : 0;
  const ms = cue ? cue.startMs + Math.min(position.intoMs ?? 0, length) : position.ms;
  const last = cues.at(-1)?.endMs ?? 0;
  if (endMs === undefined) return Math.min(ms, last);
  return ms >= endMs - NEARLY_OVER_MS ? 0 : ms;
}
