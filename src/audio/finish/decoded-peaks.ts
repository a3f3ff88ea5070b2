import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { throwIfCancelled } from '../../kernel/errors.ts';
import { outputError, writeWhole } from '../../platform/files/output-file.ts';
import type { Codec, DecodedSound } from '../codec/codec.ts';
import { endOfFrames } from '../codec/mpeg-frames.ts';
import { PeakMeter } from '../loudness/peak-meter.ts';
import { preRollFrames } from '../master/show-master.ts';
import type { Reel } from '../reel.ts';
import { MP3_FRAME } from '../sample-rate.ts';
import { inLanes } from '../workers/in-lanes.ts';
import { type Mp3Run, mp3Path } from './master-show.ts';

/** Reels decoded in one run of the decoder. */
const MOST_REELS_A_RUN = 16;
/**
 * Frames of sound at a reel's beginning in which the decoder still holds some of whatever came
 * before: silence, or pre-roll that is thrown away.
 */
const SETTLING = 2 * MP3_FRAME;

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
 * The true peak of the show's MP3 frames, decoded, linear. Each reel's own is kept beside it, so that
 * after a changed line only new reels are decoded, and what was found of others does not count.
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
    const peaks = await groupPeaks(run, group);
    most = Math.max(most, ...peaks);
  });
  return most;
}

function framesPath(run: Mp3Run, reel: Reel): string {
  return mp3Path(reel, run.show, run.settings, run.mp3.bitrateKbps);
}

function peakPath(run: Mp3Run, reel: Reel): string {
  return `${framesPath(run, reel)}.decoded.json`;
}

async function knownPeak(run: Mp3Run, reel: Reel): Promise<number | undefined> {
  const text = await readFile(peakPath(run, reel), 'utf8').catch(() => '');
  const peak = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(peak) ? peak : undefined;
}

/** Frames of one rate follow each other in a file, whatever encoder they came from. */
async function groupPeaks(run: Mp3Run, group: readonly Reel[]): Promise<number[]> {
  const work = join(run.cacheDir, `work-${randomUUID().slice(0, 8)}`);
  try {
    await mkdir(work, { recursive: true, mode: 0o700 });
    const joined = join(work, 'joined.mp3');
    const lengths: number[] = [];
    for (const reel of group) {
      const count = (preRollFrames(reel, run.settings) + reel.record.frames) / MP3_FRAME + 1;
      const stream = await readFile(framesPath(run, reel));
      await appendFile(joined, stream.subarray(0, endOfFrames(stream, count, run.mp3.bitrateKbps)));
      lengths.push(count * MP3_FRAME);
    }
    const sound = await run.mp3.codec.decode(joined, run.signal);
    const peaks = await peaksOf(sound, lengths, run.signal);
    for (const [i, reel] of group.entries()) writeWhole(peakPath(run, reel), JSON.stringify(peaks[i]));
    return peaks;
  } catch (cause) {
    throw outputError(run.cacheDir, cause);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The true peaks of sounds, so many frames long, that follow each other in one. */
async function peaksOf(
  { channels, stretches }: DecodedSound,
  lengths: readonly number[],
  signal: AbortSignal | undefined,
): Promise<number[]> {
  const meters = lengths.map(() => new PeakMeter(channels));
  const last = lengths.length - 1;
  let reel = 0;
  let at = 0;
  for await (const stretch of stretches) {
    throwIfCancelled(signal);
    for (let from = 0; from < stretch.length; ) {
      const left = reel === last ? stretch.length : (lengths[reel]! - at) * channels;
      const to = Math.min(stretch.length, from + left);
      const heard = from + Math.max(0, SETTLING - at) * channels;
      if (heard < to) meters[reel]!.add(stretch.subarray(heard, to));
      at += (to - from) / channels;
      from = to;
      if (reel === last || at < lengths[reel]!) continue;
      reel++;
      at = 0;
    }
  }
  return meters.map((meter) => meter.read());
}
