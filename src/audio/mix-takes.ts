import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chapter, Cue, OnProgress, Script, Take } from '../kernel/artifacts.ts';
import { AppError, throwIfCancelled } from '../kernel/errors.ts';
import { writeWhole } from '../platform/files/output-file.ts';
import { integratedLoudness } from './loudness/integrated-loudness.ts';
import type { MixedShow } from './mixed-show.ts';
import { type PlannedReel, planReels } from './reels/plan-reels.ts';
import { type Reel, type ReelRecord, reelPcmPath } from './reels/reel.ts';
import { framesToMs, SAMPLE_RATE } from './sample-rate.ts';
import { chaptersOf } from './timeline/chapters.ts';
import { cueOf } from './timeline/cue.ts';
import { placements } from './timeline/placement.ts';
import { WorkerPool } from './workers/worker-pool.ts';

export interface MixOptions {
  /** Mixed reels are kept here by content and used again; anything in it may be deleted at any time. */
  cacheDir: string;
  /** Places several speakers slightly left and right; one speaker is mono either way. Default true. */
  stereo?: boolean;
  signal?: AbortSignal | undefined;
  /** Turns mixed, of all turns. */
  onProgress?: OnProgress;
}

/**
 * Mixes takes, which come one by one in the script's order, into the show: cleaned, trimmed to the
 * speech, brought to one loudness, with the gaps of a conversation between them. Reels whose takes
 * and gaps have not changed are taken from the cache. Memory does not grow with the show but for
 * its cues.
 *
 * Throws `audio_failed` (a take is missing, empty or out of order), `output_not_writable` (the
 * cache), `cancelled`.
 */
export async function mixTakes(
  script: Script,
  takes: AsyncIterable<Take>,
  options: MixOptions,
): Promise<MixedShow> {
  const pool = new WorkerPool();
  const laid: LaidShow = { reels: [], cues: [], frames: 0 };
  const mixing: Promise<{ planned: PlannedReel; reel: Reel }>[] = [];
  const layNext = async (): Promise<void> => {
    const { planned, reel } = await mixing.shift()!;
    lay(laid, planned, reel);
    options.onProgress?.(laid.cues.length, script.turns.length);
  };
  try {
    for await (const planned of planReels(script, takes)) {
      throwIfCancelled(options.signal);
      mixing.push(handled(mixReel(planned, pool, options.cacheDir)));
      if (mixing.length > pool.size) await layNext();
    }
    while (mixing.length > 0) {
      throwIfCancelled(options.signal);
      await layNext();
    }
  } finally {
    await pool.close();
  }
  return finish(script, laid, options.stereo ?? true);
}

interface LaidShow {
  reels: Reel[];
  cues: Cue[];
  frames: number;
}

/** A failure is met when its turn comes to be laid, not as an unhandled rejection before. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

async function mixReel(planned: PlannedReel, pool: WorkerPool, cacheDir: string) {
  const { plan } = planned;
  const folder = join(cacheDir, 'reels', plan.key);
  const recordPath = join(folder, 'mix.json');
  let record = await readRecord(recordPath);
  if (record?.parts.length !== plan.parts.length) {
    record = await pool.run('render', { plan, pcmPath: reelPcmPath({ folder }) });
    writeWhole(recordPath, JSON.stringify(record));
  }
  return { planned, reel: { ...plan, folder, record } };
}

async function readRecord(path: string): Promise<ReelRecord | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ReelRecord;
  } catch {
    // Not there, or not whole: it is made anew.
    return undefined;
  }
}

function lay(laid: LaidShow, planned: PlannedReel, reel: Reel): void {
  for (const [i, { turn, take }] of planned.turns.entries()) {
    laid.cues.push(cueOf(turn, take, reel.record.parts[i]!, laid.frames));
  }
  laid.reels.push(reel);
  laid.frames += reel.record.frames;
}

function finish(script: Script, laid: LaidShow, stereo: boolean): MixedShow {
  if (laid.reels.length === 0) throw new AppError('audio_failed', 'There is nothing to mix.');
  const chapters: Chapter[] = chaptersOf(script, laid.cues, framesToMs(laid.frames));
  return {
    sampleRate: SAMPLE_RATE,
    channels: stereo && script.speakers.length > 1 ? 2 : 1,
    frames: laid.frames,
    cues: laid.cues,
    chapters,
    loudness: {
      integratedLufs: integratedLoudness(laid.reels.map((r) => r.record.blocks)),
      truePeakDbtp: 20 * Math.log10(Math.max(...laid.reels.map((r) => r.record.truePeak))),
    },
    reels: laid.reels,
    places: placements(script.speakers),
  };
}
