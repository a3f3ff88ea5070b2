import { inflateRawSync } from 'node:zlib';
import { AppError } from '../../../../kernel/errors.ts';
import { damaged, type ZipEntry } from './zip-directory.ts';

const LOCAL_HEADER = 0x04034b50;

/**
 * One file out of a zip container, inflated to at most `allowance` bytes whatever the directory
 * claims. Throws `document_too_large`, `document_damaged` or `document_encrypted`.
 */
export function readZipPart(bytes: Uint8Array, entry: ZipEntry, allowance: number): Uint8Array {
  if (entry.encrypted)
    throw new AppError(
      'document_encrypted',
      'This document is protected by a password. Save a copy without one and use that.',
    );
  const data = storedBytes(bytes, entry);
  if (entry.method === 0) return data;
  if (entry.method !== 8) throw damaged();
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, allowance) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw damaged();
    throw new AppError(
      'document_too_large',
      'This document unpacks to far more than it should. It was not read further.',
      { details: { limit: 'inflatedBytes' } },
    );
  }
}

function storedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = entry.headerOffset;
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== LOCAL_HEADER) throw damaged();
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + entry.compressedSize > view.byteLength) throw damaged();
  return bytes.subarray(start, start + entry.compressedSize);
}
