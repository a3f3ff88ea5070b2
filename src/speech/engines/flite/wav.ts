const HEADER_BYTES = 44;
const SAMPLE_RATE_AT = 24;

/** The samples and the rate of flite's own RIFF output (44-byte header, 16-bit mono). */
export function readFliteWav(file: Uint8Array<ArrayBuffer>): {
  pcm: Int16Array<ArrayBuffer>;
  sampleRate: number;
} {
  if (file.length < HEADER_BYTES) throw new Error('flite wrote no sound');
  const sampleRate = new DataView(file.buffer).getUint32(SAMPLE_RATE_AT, true);
  const pcm = new Int16Array(file.buffer, HEADER_BYTES, (file.length - HEADER_BYTES) >> 1);
  return { pcm, sampleRate };
}
