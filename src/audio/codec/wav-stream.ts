import type { Readable } from 'node:stream';
import { AppError } from '../../kernel/errors.ts';
import type { DecodedSound } from './codec.ts';

/** Bytes before the samples of a streamed WAV; FFmpeg writes some 80. */
const MOST_HEADER = 4096;

/**
 * Reads a streamed WAV of 32-bit floats, whose sizes are not known beforehand. `end` settles when
 * the writer has ended and tells why it failed.
 */
export async function readWavStream(stream: Readable, end: Promise<void>): Promise<DecodedSound> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let head: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  for (;;) {
    const header = parseHeader(head);
    if (header)
      return { ...header, stretches: stretches(chunks, head.subarray(header.dataAt), header.channels, end) };
    const next = await chunks.next();
    if (next.done || head.length > MOST_HEADER) {
      await end;
      throw new AppError('audio_failed', 'The file holds no sound that can be read.');
    }
    head = Buffer.concat([head, next.value]);
  }
}

function parseHeader(head: Buffer): { sampleRate: number; channels: number; dataAt: number } | undefined {
  let format: { sampleRate: number; channels: number } | undefined;
  for (let at = 12; at + 8 <= head.length; ) {
    const id = head.toString('latin1', at, at + 4);
    if (id === 'data') return format && { ...format, dataAt: at + 8 };
    const size = head.readUInt32LE(at + 4);
    if (id === 'fmt ' && at + 16 <= head.length) {
      format = { channels: head.readUInt16LE(at + 10), sampleRate: head.readUInt32LE(at + 12) };
    }
    at += 8 + size + (size & 1);
  }
  return undefined;
}

async function* stretches(
  chunks: AsyncIterator<Buffer>,
  first: Buffer,
  channels: number,
  end: Promise<void>,
): AsyncGenerator<Float32Array> {
  const frameBytes = 4 * channels;
  let rest: Buffer<ArrayBufferLike> = first;
  for (;;) {
    const whole = rest.length - (rest.length % frameBytes);
    if (whole > 0) yield new Float32Array(Uint8Array.prototype.slice.call(rest, 0, whole).buffer);
    rest = rest.subarray(whole);
    const next = await chunks.next();
    if (next.done) break;
    rest = rest.length === 0 ? next.value : Buffer.concat([rest, next.value]);
  }
  await end;
}
