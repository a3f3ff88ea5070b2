import type { Cue } from '../../kernel/artifacts.ts';
import { FRAMES_A_PIXEL } from '../master/frame-peaks.ts';
import type { MasterRecord } from '../master/master-reel.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';

/** A stretch of a show's sound that can be heard while the rest is made. */
export interface LiveSegment {
  /** From 0, without a hole. */
  index: number;
  /** On the clock of the live sound, which has no music and so begins with the first voice. */
  startMs: number;
  durationMs: number;
  /** Whole MPEG frames without bit reservoir: those of consecutive segments join without a seam. */
  mp3: Uint8Array;
  /** Of the turns in it, on the same clock. */
  cues: Cue[];
  /** Greatest sample of each 100 ms, 0 to 127. */
  peaks: number[];
}

const PEAKS_A_SECOND = 10;

/** The greatest sample of each 100 ms of a mastered reel, 0 to 127. */
export function segmentPeaks(record: MasterRecord, frames: number): number[] {
  const count = Math.ceil((frames * PEAKS_A_SECOND) / SAMPLE_RATE);
  const peaks = new Array<number>(count).fill(0);
  for (let pixel = 0; pixel * 2 < record.peaks.length; pixel++) {
    const at = Math.floor((pixel * FRAMES_A_PIXEL * PEAKS_A_SECOND) / SAMPLE_RATE);
    const most = Math.max(-record.peaks[2 * pixel]!, record.peaks[2 * pixel + 1]!);
    if (at < count) peaks[at] = Math.min(127, Math.max(peaks[at]!, most));
  }
  return peaks;
}
