/** What counts as having heard something (IAB): a minute of sound, or all of it where there is less. */
const COUNTED_MS = 60_000;

/** The bytes that an ID3v2 tag has at the start of an MP3: 10 for its header, as many again for a footer. */
const TAG_HEADER_BYTES = 10;

/**
 * Bytes before the first frame of an MP3: covers and chapters lie in the tag, several 100 kB of them, and
 * no sound.
 *
 * @param head the first ten bytes of the file
 */
export function tagBytes(head: Uint8Array): number {
  if (head.length < TAG_HEADER_BYTES || head[0] !== 0x49 || head[1] !== 0x44 || head[2] !== 0x33) return 0;
  const [flags = 0, a = 0, b = 0, c = 0, d = 0] = head.subarray(5);
  const body = ((a & 0x7f) << 21) | ((b & 0x7f) << 14) | ((c & 0x7f) << 7) | (d & 0x7f);
  return TAG_HEADER_BYTES + body + (flags & 0x10 ? TAG_HEADER_BYTES : 0);
}

/**
 * Bytes of sound that make a download, after the tag.
 *
 * @param file.durationMs zero where nobody knows it: then all of the file is wanted
 */
export function bytesToCount(file: { bytes: number; tagBytes: number; durationMs: number }): number {
  const sound = Math.max(1, file.bytes - file.tagBytes);
  if (!(file.durationMs > COUNTED_MS)) return sound;
  return Math.max(1, Math.floor((sound * COUNTED_MS) / file.durationMs));
}

/** A stretch of a file that was sent, its end not counted in, as bytes of sound; undefined: it was all tag. */
export function soundSent(
  sent: { from: number; to: number },
  tag: number,
): { from: number; to: number } | undefined {
  const from = Math.max(0, sent.from - tag);
  const to = sent.to - tag;
  return to > from ? { from, to } : undefined;
}
