import type { Cue } from '../../../src/web/features/player/engine/types.ts';

/** Cues of alternating speakers from [turnId, startMs, endMs]. */
export function cuesOf(...turns: [turnId: string, startMs: number, endMs: number][]): Cue[] {
  return turns.map(([turnId, startMs, endMs], i) => ({
    turnId,
    startMs,
    endMs,
    segmentId: 'g1',
    speaker: i % 2,
    sentences: [],
  }));
}
