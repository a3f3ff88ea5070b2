import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { throwIfCancelled } from '../../kernel/errors.ts';
import { outputError, writeWhole } from '../../platform/files/output-file.ts';
import type { Codec } from '../codec/codec.ts';
import { PeakMeter } from '../loudness/peak-meter.ts';
import type { Reel } from '../reels/reel.ts';
import { inLanes } from '../workers/in-lanes.ts';
import { type Mp3Run, mp3Path } from './master-show.ts';

/** Reels decoded in one run of the decoder. */
const MOST_REELS_A_RUN = 16;

/** The true peak of a file as a listener's decoder gives it, linear. */
export async function decodedPeak(path: string, codec: Codec, signal?: AbortSignal): Promise<number> {
  const sound = await codec.decode(path, signal);
  const meter = new PeakMeter(sound.channels);
  for await (const stretch of sound.stretches) {
    throwIfCancelled(signal);
    meter.add(stretch);
  }
  return meter.read();
}

/**
 * The true peak of the show's MP3 frames, decoded, linear. What was found of a group of reels is
 * kept beside them, so that after a changed line only new reels are decoded.
 */
export async function decodedReelsPeak(run: Mp3Run): Promise<number> {
  const known = await Promise.all(run.show.reels.map((reel) => knownPeak(run, reel)));
  const missing = run.show.reels.filter((_, i) => known[i] === undefined);
  const length = Math.max(1, Math.min(MOST_REELS_A_RUN, Math.ceil(missing.length / run.pool.size)));
  const groups: Reel[][] = [];
  for (let at = 0; at < missing.length; at += length) groups.push(missing.slice(at, at + length));
  let most = Math.max(0, ...known.map((peak) => peak ?? 0));
  await inLanes(groups, run.pool.size, async (group) => {
    throwIfCancelled(run.signal);
    most = Math.max(most, await groupPeak(run, group));
  });
  return most;
}

function peakPath(run: Mp3Run, reel: Reel): string {
  return `${mp3Path(reel, run.show, run.settings, run.mp3.bitrateKbps)}.peak.json`;
}

async function knownPeak(run: Mp3Run, reel: Reel): Promise<number | undefined> {
  const text = await readFile(peakPath(run, reel), 'utf8').catch(() => '');
  const peak = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(peak) ? peak : undefined;
}

/** Frames of one rate follow each other in a file, whatever encoder they came from. */
async function groupPeak(run: Mp3Run, group: readonly Reel[]): Promise<number> {
  const work = join(run.cacheDir, `work-${randomUUID().slice(0, 8)}`);
  try {
    await mkdir(work, { recursive: true });
    const joined = join(work, 'joined.mp3');
    for (const reel of group) {
      await appendFile(joined, await readFile(mp3Path(reel, run.show, run.settings, run.mp3.bitrateKbps)));
    }
    const peak = await decodedPeak(joined, run.mp3.codec, run.signal);
    for (const reel of group) writeWhole(peakPath(run, reel), JSON.stringify(peak));
    return peak;
  } catch (cause) {
    throw outputError(run.cacheDir, cause);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
