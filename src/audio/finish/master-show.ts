import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { throwIfCancelled } from '../../kernel/errors.ts';
import { outputError, writeWhole } from '../../platform/files/output-file.ts';
import type { Codec } from '../codec/codec.ts';
import { lameScale } from '../codec/lame-settings.ts';
import type { MasterRecord } from '../master/master-reel.ts';
import { type MasterSettings, masterJob, masterPath } from '../master/show-master.ts';
import type { MixedShow, ShowLayout } from '../mixed-show.ts';
import { type Reel, reelPcmPath } from '../reel.ts';
import { inLanes } from '../workers/in-lanes.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';

/** Reels encoded in one run of the encoder: starting it costs a tenth of a second. */
export const MOST_REELS_A_RUN = 8;

const MOST_OPEN_FILES = 16;

export interface MasterRun {
  show: MixedShow;
  settings: MasterSettings;
  /** Encodes as well, at this bit rate. */
  mp3?: { bitrateKbps: number; codec: Codec };
  pool: WorkerPool;
  cacheDir: string;
  signal: AbortSignal | undefined;
  /** Called with the frames of sound done since the last call. */
  onFrames: (frames: number) => void;
}

/** A run that encodes. */
export type Mp3Run = MasterRun & { mp3: NonNullable<MasterRun['mp3']> };

/** What decides under which names a run's reels lie in the cache. */
export interface CachedRun {
  show: ShowLayout;
  settings: MasterSettings;
  mp3?: { bitrateKbps: number };
}

/** Where a reel's encoded frames lie in the cache. */
export function mp3Path(reel: Reel, show: ShowLayout, settings: MasterSettings, bitrateKbps: number): string {
  return `${masterPath(reel, show, settings)}.${bitrateKbps}.mp3`;
}

/**
 * Masters every reel of the show, and encodes it when asked to, taking from the cache what is there.
 * Gives the reels' records in order.
 */
export async function masterShow(run: MasterRun): Promise<MasterRecord[]> {
  const records = await cachedRecords(run);
  const missing = run.show.reels.flatMap((reel, i) => {
    if (records[i]) run.onFrames(reel.record.frames);
    return records[i] ? [] : [i];
  });
  const runs = inRuns(missing, run.pool.size);
  await inLanes(runs, run.pool.size, async (indices) => {
    throwIfCancelled(run.signal);
    const made = await makeReels(
      run,
      indices.map((i) => run.show.reels[i]!),
    );
    for (const [k, i] of indices.entries()) records[i] = made[k]!;
  });
  return records as MasterRecord[];
}

/** Splits the work so that every core has some, and no run is long. */
function inRuns(missing: number[], cores: number): number[][] {
  const length = Math.max(1, Math.min(MOST_REELS_A_RUN, Math.ceil(missing.length / (2 * cores))));
  const runs: number[][] = [];
  for (let at = 0; at < missing.length; at += length) runs.push(missing.slice(at, at + length));
  return runs;
}

/** A few at a time: a long show has more reels than a process may have open files. */
async function cachedRecords(run: MasterRun): Promise<(MasterRecord | undefined)[]> {
  const records: (MasterRecord | undefined)[] = [];
  for (let at = 0; at < run.show.reels.length; at += MOST_OPEN_FILES) {
    const some = run.show.reels.slice(at, at + MOST_OPEN_FILES);
    records.push(...(await Promise.all(some.map((reel) => cachedRecord(run, reel)))));
  }
  return records;
}

/** The reel's record, if it lies mastered in the cache, and encoded where the run encodes. */
export async function cachedRecord(run: CachedRun, reel: Reel): Promise<MasterRecord | undefined> {
  try {
    const record = JSON.parse(await readFile(`${masterPath(reel, run.show, run.settings)}.json`, 'utf8'));
    if (run.mp3) await access(mp3Path(reel, run.show, run.settings, run.mp3.bitrateKbps));
    return record as MasterRecord;
  } catch {
    // Not there, or not whole: it is made anew.
    return undefined;
  }
}

/** The reel's record, from the cache or by mastering it now, for its figures alone. */
export async function masteredRecord(
  run: CachedRun & { pool: WorkerPool },
  reel: Reel,
): Promise<MasterRecord> {
  const known = await cachedRecord(run, reel);
  if (known) return known;
  await ensureMixed(reel, run.pool);
  const record = await run.pool.run('master', masterJob(reel, run.show, run.settings));
  writeWhole(`${masterPath(reel, run.show, run.settings)}.json`, JSON.stringify(record));
  return record;
}

/** Masters some reels in the pool, then encodes them in one run. */
async function makeReels(run: MasterRun, reels: Reel[]): Promise<MasterRecord[]> {
  const work = join(run.cacheDir, `work-${randomUUID().slice(0, 8)}`);
  try {
    await mkdir(work, { recursive: true, mode: 0o700 });
    const records = await Promise.all(reels.map((reel, i) => masterOne(run, reel, join(work, `${i}.f32`))));
    if (run.mp3) await encode(run, reels, work);
    for (const [i, reel] of reels.entries()) {
      writeWhole(`${masterPath(reel, run.show, run.settings)}.json`, JSON.stringify(records[i]));
      run.onFrames(reel.record.frames);
    }
    return records;
  } catch (cause) {
    throw outputError(run.cacheDir, cause);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function masterOne(run: MasterRun, reel: Reel, inputPath: string): Promise<MasterRecord> {
  await ensureMixed(reel, run.pool);
  const job = masterJob(reel, run.show, run.settings);
  if (!run.mp3) return run.pool.run('master', job);
  const encoderInput = { path: inputPath, scale: 1 / lameScale(run.mp3.bitrateKbps) };
  return run.pool.run('master', { ...job, encoderInput });
}

/** The unmastered sound may have been cleared from the cache; its takes can make it again. */
export async function ensureMixed(reel: Reel, pool: WorkerPool): Promise<void> {
  const pcmPath = reelPcmPath(reel);
  const there = await access(pcmPath).then(
    () => true,
    () => false,
  );
  if (!there) await pool.run('render', { plan: reel, pcmPath });
}

async function encode(run: MasterRun, reels: Reel[], work: string): Promise<void> {
  const { codec, bitrateKbps } = run.mp3!;
  const jobs = reels.map((_, i) => ({
    inputPath: join(work, `${i}.f32`),
    outputPath: join(work, `${i}.mp3`),
  }));
  await codec.encodeMp3(jobs, { channels: run.show.channels, bitrateKbps }, run.signal);
  for (const [i, reel] of reels.entries()) {
    await rename(jobs[i]!.outputPath, mp3Path(reel, run.show, run.settings, bitrateKbps));
  }
}
