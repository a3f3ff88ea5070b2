import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { tooLarge, unreachable } from './page-errors.ts';
import { toUtf8 } from './to-utf8.ts';

export interface BodyLimits {
  maxBytes: number;
  signal: AbortSignal;
  onProgress?: ((received: number, total: number | undefined) => void) | undefined;
}

/** What the headers say of a body; hints only. */
export interface BodyHints {
  encoding: string | undefined;
  charset: string | undefined;
  length: number | undefined;
}

/**
 * Writes a body to a file, unpacked. Bytes are counted both as they arrive and as they unpack, and
 * nothing is unpacked far beyond the limit.
 *
 * @returns bytes written
 * @throws AppError url_unreachable; what the network and the decoder throw
 */
export async function receiveBody(
  body: Readable,
  file: string,
  hints: BodyHints,
  limits: BodyLimits,
): Promise<number> {
  if ((hints.length ?? 0) > limits.maxBytes) throw tooLarge(limits.maxBytes);
  let written = 0;
  const arriving = counter(limits.maxBytes, (bytes) => limits.onProgress?.(bytes, hints.length));
  const unpacked = counter(limits.maxBytes, (bytes) => {
    written = bytes;
  });
  const stages = [body, arriving, ...decoders(hints.encoding), unpacked, ...toUtf8(hints.charset)];
  await pipeline([...stages, createWriteStream(file)], { signal: limits.signal });
  return written;
}

/** Browsers take several codings on top of each other; nobody sends a page so but to harm. */
function decoders(encoding: string | undefined): Transform[] {
  const coding = encoding?.trim().toLowerCase() ?? '';
  if (coding === '' || coding === 'identity') return [];
  if (coding === 'gzip' || coding === 'x-gzip') return [zlib.createGunzip()];
  if (coding === 'deflate') return [zlib.createInflate()];
  if (coding === 'br') return [zlib.createBrotliDecompress()];
  throw unreachable('The page came packed in a way that is not read.', { encoding: coding.slice(0, 100) });
}

function counter(most: number, seen: (bytes: number) => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      if (bytes > most) return done(tooLarge(most));
      seen(bytes);
      done(null, chunk);
    },
  });
}
