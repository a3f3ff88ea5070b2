import { scratch32 } from '../files/scratch.ts';
import type { Stretch } from './stretch.ts';

/** Frames handed on at a time: enough to make writing cheap, little enough to weigh nothing. */
export const CHUNK = 32_768;

/**
 * The mono sound brought to its channels, times `scale`, chunk by chunk: mono stays as it is; in
 * stereo each stretch goes left and right by its speaker's placement. A chunk is good until the next.
 */
export function* interleaved(
  sound: Float32Array,
  layout: { stretches: Stretch[]; channels: 1 | 2 },
  scale: number,
): Generator<Float32Array<ArrayBuffer>> {
  const room = scratch32('interleaved', CHUNK * layout.channels);
  for (const stretch of layout.stretches) {
    for (let from = stretch.from; from < stretch.to; from += CHUNK) {
      const part = sound.subarray(from, Math.min(stretch.to, from + CHUNK));
      const out = room.subarray(0, part.length * layout.channels);
      if (layout.channels === 1) spreadMono(part, scale, out);
      else spreadStereo(part, stretch.left * scale, stretch.right * scale, out);
      yield out;
    }
  }
}

function spreadMono(part: Float32Array, scale: number, out: Float32Array): void {
  for (let i = 0; i < part.length; i++) out[i] = part[i]! * scale;
}

function spreadStereo(part: Float32Array, left: number, right: number, out: Float32Array): void {
  for (let i = 0; i < part.length; i++) {
    const v = part[i]!;
    out[2 * i] = v * left;
    out[2 * i + 1] = v * right;
  }
}
