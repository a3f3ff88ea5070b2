import type { BitDepth } from '../../kernel/rules/sound-formats.ts';
/** Turns samples into little-endian PCM; what it gives is good until the next call. */
export type PcmBytes = (samples: Float32Array) => Uint8Array;

/** Signed PCM of 16 bits with triangular dither, or of 24 bits. */
export function pcmBytes(bits: BitDepth): PcmBytes {
  return bits === 16 ? dithered16() : plain24();
}

/** Two uniform numbers a sample (TPDF, one step wide each) make the rounding error noise, not distortion. */
function dithered16(): PcmBytes {
  let room = new Int16Array(0);
  let state = 0x2545f491;
  let before = 0.5;
  return (samples) => {
    if (room.length < samples.length) room = new Int16Array(samples.length);
    for (let i = 0; i < samples.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      const random = (state >>> 0) / 2 ** 32;
      const value = Math.round(samples[i]! * 32767 + random - before);
      before = random;
      room[i] = value > 32767 ? 32767 : value < -32768 ? -32768 : value;
    }
    return new Uint8Array(room.buffer, 0, samples.length * 2);
  };
}

function plain24(): PcmBytes {
  let room = new Uint8Array(0);
  return (samples) => {
    if (room.length < samples.length * 3) room = new Uint8Array(samples.length * 3);
    for (let i = 0, at = 0; i < samples.length; i++, at += 3) {
      const value = Math.max(-8388608, Math.min(8388607, Math.round(samples[i]! * 8388607)));
      room[at] = value & 255;
      room[at + 1] = (value >> 8) & 255;
      room[at + 2] = (value >> 16) & 255;
    }
    return room.subarray(0, samples.length * 3);
  };
}
