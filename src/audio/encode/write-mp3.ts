import type { Chapter } from '../../kernel/artifacts.ts';
import { throwIfCancelled } from '../../kernel/errors.ts';
import { writeAtomically } from '../../platform/files/output-file.ts';
import { endOfFrames, frameBytes } from '../codec/mpeg-frames.ts';
import { readInto } from '../files/read-into.ts';
import { MP3_FRAME } from '../sample-rate.ts';
import { id3Tag } from './id3/id3-tag.ts';
import { infoFrame } from './info-frame.ts';
import type { EpisodeTags } from './tags.ts';

/** An encoder gives a frame or two more than the reel is long. */
const SPARE_FRAMES = 4;

/** A reel's encoded sound: bare frames, at least one more than the reel is long. */
export interface EncodedReel {
  path: string;
  /** Sound frames per channel, a multiple of 1,152. */
  frames: number;
  /** Sound frames before the reel that the encoder was given as well; a multiple of 1,152. */
  preRoll: number;
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
  const longest = Math.max(...reels.map((reel) => (reel.preRoll + reel.frames) / MP3_FRAME)) + SPARE_FRAMES;
  const buffer = new Uint8Array(longest * (frameBytes(show.bitrateKbps) + 1));
  return writeAtomically(path, async (file) => {
    const tag = id3Tag(show.tags, show.chapters);
    const info = infoFrame({ ...show, frames, bytes: 0 });
    await file.appendFile(tag);
    await file.appendFile(info);
    let bytes = 0;
    for (const [i, reel] of reels.entries()) {
      throwIfCancelled(signal);
      const stream = buffer.subarray(0, readInto(reel.path, buffer));
      const count = reel.frames / MP3_FRAME + (i === reels.length - 1 ? 1 : 0);
      const start = endOfFrames(stream, reel.preRoll / MP3_FRAME, show.bitrateKbps);
      const end = start + endOfFrames(stream.subarray(start), count, show.bitrateKbps);
      await file.appendFile(stream.subarray(start, end));
      bytes += end - start;
    }
    await file.write(infoFrame({ ...show, frames, bytes }), 0, info.length, tag.length);
    return tag.length + info.length + bytes;
  });
}
