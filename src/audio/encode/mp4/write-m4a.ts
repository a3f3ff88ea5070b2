import type { Chapter } from '../../../kernel/artifacts.ts';
import { throwIfCancelled } from '../../../kernel/errors.ts';
import { writeAtomically } from '../../../platform/files/output-file.ts';
import { concat, latin1, uint16, uint32, uint64 } from '../bytes.ts';
import type { EpisodeTags } from '../tags.ts';
import { adtsFrames, readAdts } from './adts-frames.ts';
import { box, fullBox, MATRIX } from './box.ts';
import {
  chapterSamples,
  chapterTrack,
  MOVIE_SCALE,
  soundTrack,
  type TrackFacts,
  type TrackOffsets,
} from './tracks.ts';
import { userData } from './user-data.ts';

/** The media box's size is always written in eight bytes, so that no length needs another form. */
const MEDIA_HEAD = 16;
const COPY = 1 << 18;

/**
 * Writes AAC frames as M4A (ISO 14496-12 and -14): what it is before the sound, so that a player may
 * start while it loads; chapters as a text track and as Nero has them; an edit list that makes the
 * sound as long as the show, to the sample.
 *
 * @returns bytes written
 */
export function writeM4a(
  path: string,
  encodedPath: string,
  about: {
    tags: EpisodeTags;
    chapters: readonly Chapter[];
    frames: number;
    channels: 1 | 2;
    bitrateKbps: number;
  },
  signal?: AbortSignal,
): Promise<number> {
  return writeAtomically(path, async (file) => {
    const stream = readAdts(encodedPath);
    const facts: TrackFacts = { ...about, stream, language: about.tags.language };
    const texts = concat(chapterSamples(about.chapters));
    const type = box('ftyp', latin1('M4A '), uint32(512), latin1('M4A isomiso2mp42'));
    // The sizes do not depend on the places, so the first draft tells them.
    const draft = movie(facts, about.tags, { sound: 0, chapters: 0 });
    const media = type.length + draft.length + MEDIA_HEAD;
    const head = movie(facts, about.tags, { chapters: media, sound: media + texts.length });
    const soundBytes = stream.sizes.reduce((sum, size) => sum + size, 0);
    const mediaBytes = MEDIA_HEAD + texts.length + soundBytes;
    await file.appendFile(concat([type, head, uint32(1), latin1('mdat'), uint64(mediaBytes), texts]));
    let waiting: Uint8Array[] = [];
    let bytes = 0;
    for (const { frame } of adtsFrames(encodedPath)) {
      waiting.push(Uint8Array.from(frame));
      bytes += frame.length;
      if (bytes < COPY) continue;
      throwIfCancelled(signal);
      await file.appendFile(concat(waiting));
      waiting = [];
      bytes = 0;
    }
    await file.appendFile(concat(waiting));
    return type.length + head.length + mediaBytes;
  });
}

function movie(facts: TrackFacts, tags: EpisodeTags, offsets: TrackOffsets): Uint8Array {
  const { chapters } = facts;
  return box(
    'moov',
    movieHeader(facts.frames, chapters.length > 0 ? 3 : 2),
    soundTrack(facts, offsets.sound),
    ...(chapters.length > 0 ? [chapterTrack(facts, offsets.chapters)] : []),
    userData(tags, chapters),
  );
}

function movieHeader(duration: number, nextTrack: number): Uint8Array {
  const times = [0, 0, MOVIE_SCALE, duration].map(uint32);
  const play = [uint32(0x10000), uint16(0x100), new Uint8Array(10)];
  return fullBox('mvhd', 0, 0, ...times, ...play, MATRIX, new Uint8Array(24), uint32(nextTrack));
}
