import type { Cue } from '../../kernel/artifacts.ts';
import { frameBytes } from '../codec/mpeg-frames.ts';
import { FRAMES_A_PIXEL } from '../master/frame-peaks.ts';
import type { MasterRecord } from '../master/master-reel.ts';
import { framesToMs, MP3_FRAME, SAMPLE_RATE } from '../sample-rate.ts';
import { timestampTag } from './timestamp-tag.ts';

/** A stretch of a show's sound, 10 seconds at most, that can be heard while the rest is made. */
export interface LiveSegment {
  /** From 0, without a hole. */
  index: number;
  /** On the clock of the live sound, which has no music and so begins with the first voice. */
  startMs: number;
  durationMs: number;
  /**
   * A tag with `startMs`, as HLS wants it, then whole MPEG frames without bit reservoir: those of
   * consecutive segments join without a seam.
   */
  mp3: Uint8Array;
  /** Of the turns that begin in it, on the same clock. */
  cues: Cue[];
  /** Greatest sample of each 100 ms, 0 to 127. */
  peaks: number[];
}

/** What a segment may be long: a playlist promises it to players, which look for new ones as often. */
export const MOST_SEGMENT_SECONDS = 10;

const MOST_FRAMES = Math.floor((MOST_SEGMENT_SECONDS * SAMPLE_RATE) / MP3_FRAME);
const PEAKS_A_SECOND = 10;

/** A reel, encoded. */
export interface HeardReel {
  /** Exactly its MPEG frames. */
  mp3: Uint8Array;
  bitrateKbps: number;
  /** In sound frames, like `frames`. */
  start: number;
  frames: number;
  cues: Cue[];
  record: MasterRecord;
}

/** Cuts a reel, at its MPEG frames, into segments of about one length. */
export function cutSegments(reel: HeardReel, firstIndex: number): LiveSegment[] {
  const total = reel.frames / MP3_FRAME;
  const count = Math.ceil(total / MOST_FRAMES);
  const segments: LiveSegment[] = [];
  let bytes = 0;
  for (let k = 0; k < count; k++) {
    const [from, to] = [Math.round((k * total) / count), Math.round(((k + 1) * total) / count)];
    const end = skipFrames(reel, bytes, to - from);
    const startMs = framesToMs(reel.start + from * MP3_FRAME);
    const durationMs = framesToMs((to - from) * MP3_FRAME);
    // Cues are rounded to milliseconds: the last segment takes what is left.
    const isIn = (cue: Cue) =>
      (k === 0 || cue.startMs >= startMs) && (k === count - 1 || cue.startMs < startMs + durationMs);
    segments.push({
      index: firstIndex + k,
      startMs,
      durationMs,
      mp3: Buffer.concat([timestampTag(startMs), reel.mp3.subarray(bytes, end)]),
      cues: reel.cues.filter(isIn),
      peaks: peaksOf(reel.record, from, to),
    });
    bytes = end;
  }
  return segments;
}

function skipFrames({ mp3, bitrateKbps }: HeardReel, from: number, count: number): number {
  let at = from;
  for (let i = 0; i < count; i++) at += frameBytes(bitrateKbps) + ((mp3[at + 2]! >> 1) & 1);
  return at;
}

/** The greatest sample of each 100 ms of MPEG frames [from, to) of a mastered reel. */
function peaksOf({ peaks }: MasterRecord, from: number, to: number): number[] {
  const perPixel = (FRAMES_A_PIXEL * PEAKS_A_SECOND) / SAMPLE_RATE;
  const tenths = new Array<number>(Math.ceil((to - from) * perPixel)).fill(0);
  for (let pixel = from; pixel < to; pixel++) {
    const at = Math.floor((pixel - from) * perPixel);
    const most = Math.max(-peaks[2 * pixel]!, peaks[2 * pixel + 1]!);
    tenths[at] = Math.min(127, Math.max(tenths[at]!, most));
  }
  return tenths;
}
