/*
 * The building blocks that containers are written with.
 */

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, p) => sum + p.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (c) => c.charCodeAt(0) & 255);
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A text's UTF-8 bytes, cut at a whole character to at most `most` bytes. */
export function utf8Within(text: string, most: number): Uint8Array {
  let kept = '';
  let bytes = 0;
  for (const character of text) {
    bytes += utf8(character).length;
    if (bytes > most) break;
    kept += character;
  }
  return utf8(kept);
}

export function uint16(value: number): Uint8Array {
  return Uint8Array.of((value >> 8) & 255, value & 255);
}

/** A number as four bytes, the highest first. */
export function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, Math.min(0xffffffff, Math.max(0, Math.round(value))));
  return bytes;
}

/** A number as eight bytes, the highest first. */
export function uint64(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(Math.max(0, Math.round(value))));
  return bytes;
}

/** A number as four bytes, the lowest first. */
export function uint32le(value: number): Uint8Array {
  return uint32(value).reverse();
}
