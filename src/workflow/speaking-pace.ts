import type { Speaker } from '../kernel/artifacts.ts';

/**
 * Words a minute of a show, its pauses counted in, as measured on four minutes of running text per
 * voice. Others were within 2 of the formant voices' 178.
 */
const MEASURED: Record<string, number> = { slt: 190, awb: 188, kal16: 188, rms: 166 };
export const USUAL_PACE = 178;

/** How fast a show by these speakers goes, each having about as much to say. */
export function paceOf(speakers: readonly Pick<Speaker, 'voiceId'>[]): number {
  const paces = speakers.map(({ voiceId }) => MEASURED[voiceId] ?? USUAL_PACE);
  return paces.reduce((sum, pace) => sum + pace, 0) / Math.max(1, paces.length);
}
