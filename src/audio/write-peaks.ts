import { writeAtomically } from '../platform/files/output-file.ts';
import { FRAMES_A_PIXEL } from './master/frame-peaks.ts';
import type { MasterRecord } from './master/master-reel.ts';
import type { MixedShow } from './mixed-show.ts';
import { msToFrames, SAMPLE_RATE } from './sample-rate.ts';

/** The version of audiowaveform's format that both forms follow. */
const FORMAT_VERSION = 2;
const FLAG_8_BIT = 1;

/**
 * Writes the waveform of the mastered show, mixed to one channel, in the form of BBC audiowaveform
 * 2, which `waveform-data` and peaks.js read: a path ending in `.dat` gets the binary form, any other
 * JSON. A pixel is the least and the greatest sample of 1,152 (26 ms), in 8 bits. The JSON also has
 * `stretches`: which speaker's slot sounds in pixels [start, end).
 *
 * Throws `output_not_writable`.
 */
export function writePeaks(path: string, show: MixedShow, masters: MasterRecord[]): Promise<number> {
  const content = path.endsWith('.dat') ? binary(masters) : Buffer.from(json(show, masters));
  return writeAtomically(path, async (file) => (await file.write(content)).bytesWritten);
}

function pixelCount(masters: MasterRecord[]): number {
  return masters.reduce((sum, m) => sum + m.peaks.length / 2, 0);
}

function binary(masters: MasterRecord[]): Buffer {
  const header = Buffer.alloc(24);
  header.writeInt32LE(FORMAT_VERSION, 0);
  header.writeUInt32LE(FLAG_8_BIT, 4);
  header.writeInt32LE(SAMPLE_RATE, 8);
  header.writeInt32LE(FRAMES_A_PIXEL, 12);
  header.writeUInt32LE(pixelCount(masters), 16);
  header.writeInt32LE(1, 20);
  return Buffer.concat([header, ...masters.map((m) => Buffer.from(Int8Array.from(m.peaks).buffer))]);
}

function json(show: MixedShow, masters: MasterRecord[]): string {
  const pixel = (ms: number) => Math.round(msToFrames(ms) / FRAMES_A_PIXEL);
  return JSON.stringify({
    version: FORMAT_VERSION,
    channels: 1,
    sample_rate: SAMPLE_RATE,
    samples_per_pixel: FRAMES_A_PIXEL,
    bits: 8,
    length: pixelCount(masters),
    data: masters.flatMap((m) => m.peaks),
    stretches: show.cues.map((cue) => ({
      speaker: cue.speaker,
      turnId: cue.turnId,
      start: pixel(cue.startMs),
      end: Math.max(pixel(cue.startMs) + 1, pixel(cue.endMs)),
    })),
  });
}
