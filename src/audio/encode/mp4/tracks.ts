import type { Chapter } from '../../../kernel/artifacts.ts';
import { oneLine } from '../../../kernel/rules/one-line.ts';
import { AAC_FRAME, AAC_PRIMING } from '../../codec/stream-formats.ts';
import { SAMPLE_RATE } from '../../sample-rate.ts';
import { concat, latin1, uint16, uint32, uint64, utf8, utf8Within } from '../bytes.ts';
import { languageCode } from '../id3/language-code.ts';
import type { AdtsStream } from './adts-frames.ts';
import { box, fullBox, MATRIX, packedLanguage } from './box.ts';

/** The movie's clock runs in samples; the chapters' in milliseconds. */
export const MOVIE_SCALE = SAMPLE_RATE;
const CHAPTER_SCALE = 1000;
const SOUND_TRACK = 1;
const CHAPTER_TRACK = 2;
/** Frames in a chunk: about a second. */
const FRAMES_A_CHUNK = 43;
const MOST_TITLE_BYTES = 1000;
const MOST_OFFSET32 = 0xffffffff;

export interface TrackFacts {
  stream: AdtsStream;
  channels: 1 | 2;
  /** Samples of sound that are to be heard. */
  frames: number;
  bitrateKbps: number;
  language: string;
  chapters: readonly Chapter[];
}

/** Where the first byte of each track's samples lies in the file. */
export interface TrackOffsets {
  sound: number;
  chapters: number;
}

export function soundTrack(facts: TrackFacts, offset: number): Uint8Array {
  const { stream, frames } = facts;
  const offsets: number[] = [];
  let at = offset;
  stream.sizes.forEach((size, i) => {
    if (i % FRAMES_A_CHUNK === 0) offsets.push(at);
    at += size;
  });
  const length = stream.sizes.length * AAC_FRAME;
  return box(
    'trak',
    trackHeader(SOUND_TRACK, 7, frames, 0x100),
    // What comes before the sound is skipped, and what the last frame holds beyond it.
    box('edts', fullBox('elst', 0, 0, ...[1, frames, AAC_PRIMING, 0x10000].map(uint32))),
    ...(facts.chapters.length > 0 ? [box('tref', box('chap', uint32(CHAPTER_TRACK)))] : []),
    box(
      'mdia',
      mediaHeader(SAMPLE_RATE, length, facts.language),
      handler('soun', 'Sound'),
      box(
        'minf',
        fullBox('smhd', 0, 0, uint32(0)),
        DATA_HERE,
        box(
          'stbl',
          fullBox('stsd', 0, 0, uint32(1), aacEntry(facts)),
          fullBox('stts', 0, 0, ...[1, stream.sizes.length, AAC_FRAME].map(uint32)),
          chunkTable(stream.sizes.length),
          fullBox('stsz', 0, 0, ...[0, stream.sizes.length, ...stream.sizes].map(uint32)),
          offsetTable(offsets),
          // A decoder needs the frame before to start clean.
          fullBox('sgpd', 1, 0, latin1('roll'), uint32(2), uint32(1), uint16(0xffff)),
          fullBox('sbgp', 0, 0, latin1('roll'), uint32(1), uint32(stream.sizes.length), uint32(1)),
        ),
      ),
    ),
  );
}

/** The titles as samples of a text track (QuickTime File Format, "Chapter lists"). */
export function chapterSamples(chapters: readonly Chapter[]): Uint8Array[] {
  return chapters.map(({ title }) => {
    const text = utf8Within(oneLine(title), MOST_TITLE_BYTES);
    // 'encd' 256: the text is UTF-8.
    return concat([uint16(text.length), text, box('encd', uint32(256))]);
  });
}

export function chapterTrack(facts: TrackFacts, offset: number): Uint8Array {
  const { chapters } = facts;
  const samples = chapterSamples(chapters);
  const lengths = chapters.map((c) => Math.max(1, Math.round(c.endMs) - Math.round(c.startMs)));
  const offsets: number[] = [];
  samples.reduce((at, sample) => {
    offsets.push(at);
    return at + sample.length;
  }, offset);
  return box(
    'trak',
    // Not enabled: it is read by way of the sound track, not shown.
    trackHeader(CHAPTER_TRACK, 2, facts.frames, 0),
    box(
      'mdia',
      mediaHeader(
        CHAPTER_SCALE,
        lengths.reduce((sum, length) => sum + length, 0),
        facts.language,
      ),
      handler('text', 'Chapters'),
      box(
        'minf',
        box('gmhd', fullBox('gmin', 0, 0, ...[0x40, 0x8000, 0x8000, 0x8000, 0, 0].map(uint16))),
        DATA_HERE,
        box(
          'stbl',
          fullBox('stsd', 0, 0, uint32(1), textEntry()),
          fullBox('stts', 0, 0, ...[lengths.length, ...lengths.flatMap((l) => [1, l])].map(uint32)),
          fullBox('stsc', 0, 0, ...[1, 1, 1, 1].map(uint32)),
          fullBox('stsz', 0, 0, ...[0, samples.length, ...samples.map((s) => s.length)].map(uint32)),
          offsetTable(offsets),
        ),
      ),
    ),
  );
}

const DATA_HERE = box('dinf', fullBox('dref', 0, 0, uint32(1), fullBox('url ', 0, 1)));

function trackHeader(id: number, flags: number, duration: number, volume: number): Uint8Array {
  const times = [0, 0, id, 0, duration, 0, 0].map(uint32);
  const shape = [uint16(0), uint16(0), uint16(volume), uint16(0), MATRIX, uint32(0), uint32(0)];
  return fullBox('tkhd', 0, flags, ...times, ...shape);
}

function mediaHeader(scale: number, duration: number, language: string): Uint8Array {
  const times = [0, 0, scale, duration].map(uint32);
  return fullBox('mdhd', 0, 0, ...times, packedLanguage(languageCode(language)), uint16(0));
}

export function handler(type: string, name: string): Uint8Array {
  return fullBox('hdlr', 0, 0, uint32(0), latin1(type), new Uint8Array(12), utf8(`${name}\0`));
}

function chunkTable(count: number): Uint8Array {
  const whole = Math.floor(count / FRAMES_A_CHUNK);
  const rest = count % FRAMES_A_CHUNK;
  const runs = [...(whole > 0 ? [[1, FRAMES_A_CHUNK, 1]] : []), ...(rest > 0 ? [[whole + 1, rest, 1]] : [])];
  return fullBox('stsc', 0, 0, uint32(runs.length), ...runs.flat().map(uint32));
}

function offsetTable(offsets: readonly number[]): Uint8Array {
  const wide = (offsets.at(-1) ?? 0) > MOST_OFFSET32;
  const entries = offsets.map(wide ? uint64 : uint32);
  return fullBox(wide ? 'co64' : 'stco', 0, 0, uint32(offsets.length), ...entries);
}

/** The sample entry 'mp4a' with its decoder's configuration (ISO 14496-14, 5.6; 14496-1, 7.2.6). */
function aacEntry({ stream, channels, bitrateKbps }: TrackFacts): Uint8Array {
  const rate = uint32(bitrateKbps * 1000);
  const largest = uint32(stream.sizes.reduce((most, size) => Math.max(most, size), 0));
  const descriptor = (tag: number, ...content: Uint8Array[]) => {
    const body = concat(content);
    return concat([Uint8Array.of(tag, body.length), body]);
  };
  // Object type 0x40: AAC; stream type 5, upstream 0: sound.
  const config = descriptor(
    4,
    Uint8Array.of(0x40, 0x15),
    largest.subarray(1),
    rate,
    rate,
    descriptor(5, stream.config),
  );
  const esds = fullBox(
    'esds',
    0,
    0,
    descriptor(3, uint16(0), Uint8Array.of(0), config, descriptor(6, Uint8Array.of(2))),
  );
  const head = [new Uint8Array(6), uint16(1), new Uint8Array(8)];
  return box('mp4a', ...head, uint16(channels), uint16(16), uint32(0), uint32(SAMPLE_RATE * 65_536), esds);
}

/** The sample entry of QuickTime text: black on nothing, at no place. */
function textEntry(): Uint8Array {
  const shape = new Uint8Array(4 + 4 + 6 + 8 + 8 + 2 + 2 + 1 + 2 + 6 + 1);
  return box('text', new Uint8Array(6), uint16(1), shape);
}
