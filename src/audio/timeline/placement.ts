import type { Speaker } from '../../kernel/artifacts.ts';

/** Linear gains of one speaker's voice in the left and right channel. */
export interface Placement {
  left: number;
  right: number;
}

/** The outermost voices differ by about 3 dB between the ears: heard as two places, lost to no one. */
const WIDEST_PAN = 0.22;

/**
 * Where each speaker stands, by slot. Constant power (left² + right² = 1), so a voice is as loud on
 * the side as in the middle and the stereo show reads the same loudness as the mono one; no delays,
 * so the sum to mono is clean. One speaker stands in the middle.
 */
export function placements(speakers: Speaker[]): Map<number, Placement> {
  const slots = speakers.map((s) => s.slot).sort((a, b) => a - b);
  return new Map(slots.map((slot, i) => [slot, placementAt(position(i, slots.length))]));
}

/** From -1, the first speaker on the left, to 1. */
function position(index: number, count: number): number {
  return count < 2 ? 0 : (2 * index) / (count - 1) - 1;
}

function placementAt(position: number): Placement {
  const angle = (Math.PI / 4) * (1 + WIDEST_PAN * position);
  return { left: Math.cos(angle), right: Math.sin(angle) };
}
