import { stableFraction } from '../../kernel/rules/stable-fraction.ts';
import { integratedLoudness } from '../loudness/integrated-loudness.ts';
import type { MasterSettings } from '../master/show-master.ts';
import type { MixedShow } from '../mixed-show.ts';
import type { Reel } from '../reel.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { masteredRecord } from './master-show.ts';

/*
 * The gain follows from what is heard alone, never from what lies in the cache, so that a show
 * exported after a change is byte for byte the one exported anew. One line of an hour moves its
 * loudness by thousandths of a unit: steps as wide as these are hardly ever crossed by it, and all
 * reels but the changed ones are found in the cache.
 */
const STEP_DB = 0.2;
/** How far from the target, in LU, the show may land: half a step, and what the pilots did not tell. */
export const TOLERANCE_LU = 0.15;
/** A show of near silence is not blown up. */
const MOST_GAIN_DB = 30;
/** Reels that tell how much the limiter takes. */
const PILOTS = 6;
const PILOT_ROUNDS = 4;

export function quantise(gainDb: number): number {
  const bounded = Math.max(-MOST_GAIN_DB, Math.min(MOST_GAIN_DB, gainDb));
  return Number((Math.round(bounded / STEP_DB) * STEP_DB).toFixed(2));
}

/**
 * The gain to master the show at, in decibels: the difference from the target and what the limiter
 * takes of a few reels, which are mastered for it unless they lie mastered in the cache.
 */
export async function chooseGain(
  show: MixedShow,
  targetLufs: number,
  under: Omit<MasterSettings, 'gainDb'>,
  pool: WorkerPool,
): Promise<number> {
  const mixed = integratedLoudness(show.reels.map((r) => r.record.blocks));
  if (!Number.isFinite(mixed)) return 0;
  const pilots = pilotsOf(show.reels);
  // The more gain, the more the limiter takes: the reels are tried until the two agree.
  let gain = quantise(targetLufs - mixed);
  for (let round = 0; round < PILOT_ROUNDS; round++) {
    const run = { show, settings: { ...under, gainDb: gain }, pool };
    const masters = await Promise.all(pilots.map((reel) => masteredRecord(run, reel)));
    const before = integratedLoudness(pilots.map((reel) => reel.record.blocks)) + gain;
    const taken = before - integratedLoudness(masters.map((record) => record.blocks));
    const next = quantise(targetLufs - mixed + (Number.isFinite(taken) ? taken : 0));
    if (next === gain) break;
    gain = next;
  }
  return gain;
}

/** Reels chosen by their own keys: a changed line mostly leaves the choice as it was. */
function pilotsOf(reels: readonly Reel[]): Reel[] {
  const drawn = reels.map((reel) => ({ reel, lot: stableFraction(`pilot ${reel.key}`) }));
  const first = drawn.toSorted((a, b) => a.lot - b.lot).slice(0, PILOTS);
  return first.map(({ reel }) => reel);
}
