import { readdir, readFile } from 'node:fs/promises';
import { integratedLoudness } from '../loudness/integrated-loudness.ts';
import type { MixedShow } from '../mixed-show.ts';
import type { Reel } from '../reels/reel.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import type { MasterRecord } from './master-reel.ts';
import { ensureMixed } from './master-show.ts';
import { gainsAmong, type MasterSettings, masterJob, masterPath } from './show-master.ts';

/** Gains are whole steps of this, so that a small change of the show mostly asks for the same one. */
const STEP_DB = 0.05;
/** How far from the target, in LU, the show may land: well within the half a unit that is promised. */
export const TOLERANCE_LU = 0.1;
/** A show of near silence is not blown up. */
const MOST_GAIN_DB = 30;
/** Reels, spread over the show, that tell how much the limiter takes. */
const PILOTS = 6;
const PILOT_ROUNDS = 4;

export function quantise(gainDb: number): number {
  const bounded = Math.max(-MOST_GAIN_DB, Math.min(MOST_GAIN_DB, gainDb));
  return Number((Math.round(bounded / STEP_DB) * STEP_DB).toFixed(2));
}

/**
 * The gain to master the show at, in decibels: the one at which most of its reels lie mastered in
 * the cache already, if the show lands on the target with it; else the difference from the target
 * and what the limiter takes of a few reels.
 */
export async function chooseGain(
  show: MixedShow,
  targetLufs: number,
  ceilingDbtp: number,
  pool: WorkerPool,
): Promise<number> {
  const mixed = integratedLoudness(show.reels.map((r) => r.record.blocks));
  if (!Number.isFinite(mixed)) return 0;
  const [gainDb, cached] = await mostCached(show, ceilingDbtp);
  if (cached.length > show.reels.length / 2) {
    const read = (reel: Reel) => readRecord(show, reel, { gainDb, ceilingDbtp });
    // A record that cannot be read is no ground to keep the gain.
    const taken = await takenByLimiter(cached, gainDb, read).catch(() => Number.NaN);
    if (Math.abs(mixed + gainDb - taken - targetLufs) <= TOLERANCE_LU) return gainDb;
  }
  // The more gain, the more the limiter takes: the reels are tried until the two agree.
  let gain = quantise(targetLufs - mixed);
  for (let round = 0; round < PILOT_ROUNDS; round++) {
    const settings = { gainDb: gain, ceilingDbtp };
    const taken = await takenByLimiter(show.reels, gain, async (reel) => {
      await ensureMixed(reel, pool);
      return pool.run('master', masterJob(reel, show, settings));
    });
    const next = quantise(targetLufs - mixed + taken);
    if (next === gain) break;
    gain = next;
  }
  return gain;
}

/** Loudness that limiting costs, in LU, judged by some of the reels. */
async function takenByLimiter(
  reels: Reel[],
  gainDb: number,
  master: (reel: Reel) => Promise<MasterRecord>,
): Promise<number> {
  const every = Math.ceil(reels.length / PILOTS);
  const pilots = reels.filter((_, i) => i % every === 0);
  const masters = await Promise.all(pilots.map(master));
  const before = integratedLoudness(pilots.map((reel) => reel.record.blocks)) + gainDb;
  const taken = before - integratedLoudness(masters.map((record) => record.blocks));
  return Number.isFinite(taken) ? taken : 0;
}

async function readRecord(show: MixedShow, reel: Reel, settings: MasterSettings): Promise<MasterRecord> {
  return JSON.parse(await readFile(`${masterPath(reel, show, settings)}.json`, 'utf8')) as MasterRecord;
}

/** The gain that most reels have been mastered at, and those reels. */
async function mostCached(show: MixedShow, ceilingDbtp: number): Promise<[gainDb: number, reels: Reel[]]> {
  const byGain = new Map<number, Reel[]>();
  for (const reel of show.reels) {
    const names = await readdir(reel.folder).catch(() => []);
    for (const gain of gainsAmong(names, reel, show, ceilingDbtp)) {
      byGain.set(gain, [...(byGain.get(gain) ?? []), reel]);
    }
  }
  return [...byGain].reduce(
    (best, next) => (next[1].length > best[1].length ? next : best),
    [0, [] as Reel[]],
  );
}
