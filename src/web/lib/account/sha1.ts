/**
 * SHA-1 of a text (UTF-8), uppercase hexadecimal, as range services of breached passwords count. By the
 * browser where it has `crypto.subtle`, which is for https alone; else here.
 */
export async function sha1Hex(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-1', bytes))
    : sha1Bytes(bytes);
  return toHex(digest);
}

/** SHA-1 (FIPS 180-4) of bytes: 20 bytes. */
export function sha1Bytes(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const hash = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  for (let at = 0; at < view.byteLength; at += BLOCK) compress(hash, view, at);
  const digest = new DataView(new ArrayBuffer(20));
  hash.forEach((word, index) => {
    digest.setUint32(index * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

/** Bytes of a block, and of the length in bits at the end of the last. */
const BLOCK = 64;
const LENGTH = 8;

function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 1 + LENGTH) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(size - LENGTH, BigInt(message.length) * 8n);
  return view;
}

const rotated = (word: number, by: number) => (word << by) | (word >>> (32 - by));

function compress(hash: Uint32Array, block: DataView, at: number): void {
  const words = new Uint32Array(80);
  for (let t = 0; t < 16; t += 1) words[t] = block.getUint32(at + t * 4);
  for (let t = 16; t < 80; t += 1)
    words[t] = rotated(
      word(words, t - 3) ^ word(words, t - 8) ^ word(words, t - 14) ^ word(words, t - 16),
      1,
    );
  let [a, b, c, d, e] = hash as unknown as [number, number, number, number, number];
  for (let t = 0; t < 80; t += 1) {
    const next = (rotated(a, 5) + mixed(t, b, c, d) + e + constantOf(t) + word(words, t)) | 0;
    [e, d, c, b, a] = [d, c, rotated(b, 30), a, next];
  }
  [a, b, c, d, e].forEach((value, index) => {
    hash[index] = word(hash, index) + value;
  });
}

const word = (words: Uint32Array, index: number) => words[index] ?? 0;

function mixed(t: number, b: number, c: number, d: number): number {
  if (t < 20) return (b & c) ^ (~b & d);
  if (t >= 40 && t < 60) return (b & c) ^ (b & d) ^ (c & d);
  return b ^ c ^ d;
}

function constantOf(t: number): number {
  if (t < 20) return 0x5a827999;
  if (t < 40) return 0x6ed9eba1;
  return t < 60 ? 0x8f1bbcdc : 0xca62c1d6;
}
