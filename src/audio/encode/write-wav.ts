import { throwIfCancelled } from '../../kernel/errors.ts';
import type { BitDepth } from '../../kernel/rules/sound-formats.ts';
import { writeAtomically } from '../../platform/files/output-file.ts';
import { ensureMixed } from '../finish/master-show.ts';
import type { WavPart } from '../master/master-reel.ts';
import { type MasterSettings, masterJob } from '../master/show-master.ts';
import type { MixedShow } from '../mixed-show.ts';
import type { Reel } from '../reel.ts';
import { inLanes } from '../workers/in-lanes.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import type { EpisodeTags } from './tags.ts';
import { wavHeader } from './wav-header.ts';

export interface WavRun {
  show: MixedShow;
  settings: MasterSettings;
  bits: BitDepth;
  tags: EpisodeTags;
  pool: WorkerPool;
  signal: AbortSignal | undefined;
  onFrames: (frames: number) => void;
}

/** Masters the show again into a WAV file. Gives the bytes written. */
export function writeWav(path: string, run: WavRun): Promise<number> {
  const { show, settings, pool } = run;
  return writeReels(path, run, (reel, wav) =>
    pool.run('master', { ...masterJob(reel, show, settings), wav }),
  );
}

/**
 * Writes a WAV file reel by reel: each knows its place in it, so the threads write straight into the
 * file. Gives the bytes written.
 */
export function writeReels(
  path: string,
  run: Omit<WavRun, 'settings'>,
  write: (reel: Reel, wav: WavPart) => Promise<unknown>,
): Promise<number> {
  const { reels, frames, channels } = run.show;
  return writeAtomically(path, async (file) => {
    const header = wavHeader({ channels, bits: run.bits, frames }, run.tags);
    await file.appendFile(header);
    const frameBytes = (channels * run.bits) / 8;
    let position = header.length;
    const reelPositions = reels.map((reel) => {
      const reelPosition = { reel, position };
      position += reel.record.frames * frameBytes;
      return reelPosition;
    });
    await inLanes(reelPositions, run.pool.size, async (reelPosition) => {
      throwIfCancelled(run.signal);
      await ensureMixed(reelPosition.reel, run.pool);
      await write(reelPosition.reel, {
        file: file.fd,
        path,
        position: reelPosition.position,
        bits: run.bits,
      });
      run.onFrames(reelPosition.reel.record.frames);
    });
    // Chunks are whole pairs of bytes.
    if ((position - header.length) & 1)
      position += (await file.write(Uint8Array.of(0), 0, 1, position)).bytesWritten;
    return position;
  });
}
