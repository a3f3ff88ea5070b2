import { readdir } from 'node:fs/promises';
import { integratedLoudness } from '../loudness/integrated-loudness.ts';
import type { MixedShow } from '../mixed-show.ts';
import { gainsAmong } from './show-master.ts';

/** Gains are whole steps of this, so that a small change of the show mostly asks for the same one. */
const STEP_DB = 0.05;
/** How far from the target, in LU, the show may land: well within the half a unit that is promised. */
export const TOLERANCE_LU = 0.1;
/** A show of near silence is not blown up. */
const MOST_GAIN_DB = 30;

export function quantise(gainDb: number): number {
  const bounded = Math.max(-MOST_GAIN_DB, Math.min(MOST_GAIN_DB, gainDb));
  return Number((Math.round(bounded / STEP_DB) * STEP_DB).toFixed(2));
}

/**
 * The gain to master the show at, in decibels, as far as can be told before limiting: the gain at
 * which most of its reels lie mastered in the cache already, if the show lands on the target with
 * it; else the difference from the target.
 */
export async function chooseGain(show: MixedShow, targetLufs: number, ceilingDbtp: number): Promise<number> {
  const mixed = integratedLoudness(show.reels.map((r) => r.record.blocks));
  if (!Number.isFinite(mixed)) return 0;
  const counts = await cachedGains(show, ceilingDbtp);
  const [gainDb, count] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0]);
  const nearEnough = Math.abs(mixed + gainDb - targetLufs) <= 2 * TOLERANCE_LU;
  if (count > show.reels.length / 2 && nearEnough) return gainDb;
  return quantise(targetLufs - mixed);
}

async function cachedGains(show: MixedShow, ceilingDbtp: number): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const reel of show.reels) {
    const names = await readdir(reel.folder).catch(() => []);
    for (const gain of gainsAmong(names, reel, show, ceilingDbtp))
      counts.set(gain, (counts.get(gain) ?? 0) + 1);
  }
  return counts;
}
