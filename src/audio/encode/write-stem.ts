import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Codec } from '../codec/codec.ts';
import { toStretches } from '../master/show-master.ts';
import type { StemPart } from '../master/stem-reel.ts';
import type { MixedShow } from '../mixed-show.ts';
import { reelPcmPath } from '../reel.ts';
import { writeFlac } from './flac/write-flac.ts';
import { type WavRun, writeReels } from './write-wav.ts';

/** One part of the mix as a file of its own. */
export interface StemOutput {
  /** A speaker's slot, or the music. */
  part: StemPart;
  path: string;
  /** Its name, for the title. */
  name: string;
}

/** No stem goes above this, so that what was not limited is not cut off. */
const MOST_PEAK_DBTP = -1;

/**
 * The gain of all stems of a show, in decibels: the master's, or less where the mix before limiting
 * would not fit. Together the stems are the mix before limiting.
 */
export function stemGainDb(show: MixedShow, masterGainDb: number): number {
  return Math.min(masterGainDb, MOST_PEAK_DBTP - show.loudness.truePeakDbtp);
}

/**
 * Writes one part of the mix as FLAC of 24 bits, as long as the show and in its place to the sample.
 *
 * @param work folder of this export's own, there already
 * @returns bytes written
 */
export async function writeStem(
  stem: StemOutput,
  gainDb: number,
  work: string,
  codec: Codec,
  run: Omit<WavRun, 'settings' | 'bits' | 'onFrames'>,
): Promise<number> {
  const { show, pool, signal } = run;
  const wavPath = join(work, 'stem.wav');
  const flacPath = join(work, 'stem.flac');
  const gain = 10 ** (gainDb / 20);
  await writeReels(wavPath, { ...run, bits: 24, onFrames: () => {} }, (reel, wav) => {
    const stretches = toStretches(reel, show);
    const { frames } = reel.record;
    const music = reel.music ? { music: reel.music } : {};
    const { channels } = show;
    const job = { pcmPath: reelPcmPath(reel), frames, stretches, channels, ...music };
    return pool.run('stem', { ...job, part: stem.part, gain, wav });
  });
  await codec.encodeStream(
    { inputPath: wavPath, outputPath: flacPath },
    { format: 'flac', bits: 24 },
    signal,
  );
  await rm(wavPath, { force: true });
  const tags = { ...run.tags, title: `${run.tags.title} - ${stem.name}` };
  return writeFlac(stem.path, flacPath, { tags, chapters: show.chapters }, signal);
}
