import type { ScriptFormat } from '../kernel/artifacts.ts';

/**
 * How much of a source each format can use, as a share of the minutes its body fills read out whole:
 * questions and transitions are added, sentences that cannot stand alone are left out. Medians of five
 * documents written at 180 minutes (debate: of six), where the share varied by about a sixth; a debate
 * takes only what stands for or against.
 */
const SHARES: Record<ScriptFormat, number> = {
  deep_dive: 0.85,
  interview: 0.9,
  panel: 0.87,
  lecture: 0.78,
  quiz: 0.57,
  debate: 0.35,
  brief: 0.85,
};

const BRIEF_MINUTES = 2;

/** Minutes that an episode of this format could fill at most: about. */
export function fillableMinutes(format: ScriptFormat, readOutMinutes: number): number {
  const minutes = readOutMinutes * SHARES[format];
  return format === 'brief' ? Math.min(BRIEF_MINUTES, minutes) : minutes;
}
