import { scratch32 } from '../reels/scratch.ts';
import type { Stretch } from './stretch.ts';

interface Layout {
  stretches: Stretch[];
  channels: 1 | 2;
}

/**
 * The mono sound brought to its channels, times `scale`: mono stays as it is; in stereo each
 * stretch goes left and right by its speaker's placement. The array is reused by the next call.
 */
export function interleave(sound: Float32Array, layout: Layout, scale: number): Float32Array<ArrayBuffer> {
  const out = scratch32('interleaved', sound.length * layout.channels).subarray(
    0,
    sound.length * layout.channels,
  );
  if (layout.channels === 1) {
    for (let i = 0; i < sound.length; i++) out[i] = sound[i]! * scale;
    return out;
  }
  for (const { from, to, left, right } of layout.stretches) {
    const l = left * scale;
    const r = right * scale;
    for (let i = from; i < to; i++) {
      const v = sound[i]!;
      out[2 * i] = v * l;
      out[2 * i + 1] = v * r;
    }
  }
  return out;
}

/** The same as little-endian signed PCM: 16 bits with triangular dither, or 24 bits. */
export function interleavePcm(sound: Float32Array, layout: Layout, bits: 16 | 24): Uint8Array<ArrayBuffer> {
  const samples = interleave(sound, layout, 1);
  return bits === 16 ? toInt16(samples) : toInt24(samples);
}

/** Two uniform numbers a sample (TPDF, one step wide each) make the rounding error noise, not distortion. */
function toInt16(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const out = new Int16Array(samples.length);
  let state = 0x2545f491;
  let before = 0.5;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const random = (state >>> 0) / 2 ** 32;
    const value = Math.round(samples[i]! * 32767 + random - before);
    before = random;
    out[i] = value > 32767 ? 32767 : value < -32768 ? -32768 : value;
  }
  return new Uint8Array(out.buffer);
}

function toInt24(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(samples.length * 3);
  for (let i = 0, at = 0; i < samples.length; i++, at += 3) {
    const value = Math.max(-8388608, Math.min(8388607, Math.round(samples[i]! * 8388607)));
    out[at] = value & 255;
    out[at + 1] = (value >> 8) & 255;
    out[at + 2] = (value >> 16) & 255;
  }
  return out;
}
