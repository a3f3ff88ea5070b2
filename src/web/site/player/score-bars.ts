import type { ListenFacts } from '../../../kernel/contracts/site.ts';

/** Greatest sample that peaks count to. */
const FULL = 127;

/** Peaks and voices as a score draws them: a level of 0 to 100 and who is heard, -1 for nobody. */
export function scoreBars({ peaks, voices }: Pick<ListenFacts, 'peaks' | 'voices'>): [number, number][] {
  return peaks.map((peak, i) => [Math.round((100 * peak) / FULL), peak === 0 ? -1 : (voices[i] ?? 0)]);
}
