import { throwIfCancelled } from '../../kernel/errors.ts';
import { writeAtomically } from '../files/atomic-file.ts';
import { ensureMixed } from '../master/master-show.ts';
import { type MasterSettings, masterJob } from '../master/show-master.ts';
import type { MixedShow } from '../mixed-show.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import type { EpisodeTags } from './tags.ts';
import { wavHeader } from './wav-header.ts';

export interface WavRun {
  show: MixedShow;
  settings: MasterSettings;
  bits: 16 | 24;
  tags: EpisodeTags;
  pool: WorkerPool;
  signal: AbortSignal | undefined;
  onFrames: (frames: number) => void;
}

/** Masters the show again, reel by reel, into a WAV file. Gives the bytes written. */
export function writeWav(path: string, run: WavRun): Promise<number> {
  const { reels, frames, channels } = run.show;
  const master = async (index: number): Promise<Uint8Array> => {
    const reel = reels[index]!;
    await ensureMixed(reel, run.pool);
    const made = await run.pool.run('master', {
      ...masterJob(reel, run.show, run.settings),
      wavBits: run.bits,
    });
    return made.wav!;
  };
  return writeAtomically(path, async (file) => {
    const header = wavHeader({ channels, bits: run.bits, frames }, run.tags);
    await file.write(header);
    let bytes = header.length;
    // A few reels ahead of the one being written keep the threads busy without filling memory.
    const ahead: Promise<Uint8Array>[] = [];
    for (let i = 0; i < reels.length; i++) {
      throwIfCancelled(run.signal);
      while (ahead.length <= run.pool.size && i + ahead.length < reels.length) {
        const next = master(i + ahead.length);
        next.catch(() => {});
        ahead.push(next);
      }
      const samples = await ahead.shift()!;
      await file.write(samples);
      bytes += samples.length;
      run.onFrames(reels[i]!.record.frames);
    }
    if ((bytes - header.length) & 1) bytes += (await file.write(Uint8Array.of(0))).bytesWritten;
    return bytes;
  });
}
