/** One frame of 24 ms: MPEG 1 layer III, 128 kbit/s, 48 kHz, mono; empty side information is silence. */
const FRAME_BYTES = 384;
export const FRAME_MS = 24;

function frame(): Buffer {
  const bytes = Buffer.alloc(FRAME_BYTES);
  bytes.set([0xff, 0xfb, 0x94, 0xc0]);
  return bytes;
}

/** Bare frames of silence, which a browser decodes and whose clock runs like that of any other sound. */
export function silentMp3(ms: number): Buffer {
  return Buffer.concat(Array.from({ length: Math.round(ms / FRAME_MS) }, frame));
}
