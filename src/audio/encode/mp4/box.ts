import { concat, latin1, uint16, uint32 } from '../bytes.ts';

/** A box of the ISO base media file format (ISO 14496-12, 4.2). The copyright sign is one Latin-1 byte. */
export function box(type: string, ...content: Uint8Array[]): Uint8Array {
  const body = concat(content);
  return concat([uint32(body.length + 8), latin1(type), body]);
}

/** A box with a version and flags. */
export function fullBox(type: string, version: number, flags: number, ...content: Uint8Array[]): Uint8Array {
  const head = uint32(flags);
  head[0] = version;
  return box(type, head, ...content);
}

/** The identity, as a transformation matrix of movies and tracks. */
export const MATRIX = concat([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(uint32));

/** An ISO 639-2 code packed in 15 bits. */
export function packedLanguage(code: string): Uint8Array {
  const [a, b, c] = [...code].map((letter) => letter.charCodeAt(0) - 0x60);
  return uint16(((a ?? 0) << 10) | ((b ?? 0) << 5) | (c ?? 0));
}
