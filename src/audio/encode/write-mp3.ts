import type { FileHandle } from 'node:fs/promises';
import { readFile } from 'node:fs/promises';
import type { Chapter } from '../../kernel/artifacts.ts';
import { throwIfCancelled } from '../../kernel/errors.ts';
import { writeAtomically } from '../files/atomic-file.ts';
import { MP3_FRAME } from '../sample-rate.ts';
import { id3Tag } from './id3/id3-tag.ts';
import { infoFrame } from './info-frame.ts';
import { endOfFrames } from './mpeg-frames.ts';
import type { EpisodeTags } from './tags.ts';

/** A reel's encoded sound: bare frames, at least one more than the reel is long. */
export interface EncodedReel {
  path: string;
  /** Sound frames per channel, a multiple of 1,152. */
  frames: number;
}

/**
 * Joins encoded reels into one MP3 behind its tag and Info frame. Each reel gives as many frames as
 * it is long; the last gives one more, which carries the encoder's delay of the last samples.
 *
 * @returns bytes written
 */
export function writeMp3(
  path: string,
  reels: EncodedReel[],
  show: { bitrateKbps: number; channels: 1 | 2; tags: EpisodeTags; chapters: Chapter[] },
  signal?: AbortSignal,
): Promise<number> {
  const frames = reels.reduce((sum, reel) => sum + reel.frames / MP3_FRAME, 1);
  return writeAtomically(path, async (file) => {
    const tag = id3Tag(show.tags, show.chapters);
    const info = infoFrame({ ...show, frames, bytes: 0 });
    await file.write(tag);
    await file.write(info);
    let bytes = 0;
    for (const [i, reel] of reels.entries()) {
      throwIfCancelled(signal);
      bytes += await copyFrames(file, reel, i === reels.length - 1 ? 1 : 0, show.bitrateKbps);
    }
    await file.write(infoFrame({ ...show, frames, bytes }), 0, info.length, tag.length);
    return tag.length + info.length + bytes;
  });
}

async function copyFrames(
  file: FileHandle,
  reel: EncodedReel,
  more: number,
  bitrateKbps: number,
): Promise<number> {
  const stream = await readFile(reel.path);
  const end = endOfFrames(stream, reel.frames / MP3_FRAME + more, bitrateKbps);
  await file.write(stream, 0, end);
  return end;
}
