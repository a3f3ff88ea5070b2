const HEADER_BYTES = 44;
const SAMPLE_RATE_AT = 24;

/** The samples and the rate of flite's own RIFF output (44-byte header, 16-bit mono). */
export function readFliteWav(
  chunks: Uint8Array<ArrayBuffer>[],
  bytes: number,
): { pcm: Int16Array<ArrayBuffer>; sampleRate: number } {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  if (bytes < HEADER_BYTES) throw new Error('flite wrote no sound');
  const sampleRate = new DataView(whole.buffer).getUint32(SAMPLE_RATE_AT, true);
  const pcm = new Int16Array(whole.buffer, HEADER_BYTES, (bytes - HEADER_BYTES) >> 1);
  return { pcm, sampleRate };
}
