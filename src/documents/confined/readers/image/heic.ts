import { AppError } from '../../../../kernel/errors.ts';
import type { ReadLimits } from '../../../shared/limits.ts';
import { tooManyPixels } from './too-many-pixels.ts';

/** Brands of HEIF files whose pictures are coded as HEVC (ISO/IEC 23008-12, annex B). */
const BRANDS = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;

/** Told by the brand that the file begins with; `mif1` holding AV1 is AVIF and not meant. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(4, 64)).toString('latin1');
  return BRANDS.test(head) && !/avi[fs]/.test(head);
}

/** As a JPEG, turned upright; sharp's own build cannot decode HEVC. */
export async function heicAsJpeg(bytes: Uint8Array, limits: ReadLimits): Promise<Uint8Array> {
  if (largestExtent(bytes) > limits.pixels) throw tooManyPixels(limits);
  try {
    const { default: convert } = await import('heic-convert');
    return new Uint8Array(await convert({ buffer: bytes, format: 'JPEG', quality: 0.95 }));
  } catch (error) {
    throw new AppError(
      'document_damaged',
      'This HEIC picture is cut short or damaged and cannot be opened.',
      {
        details: { reason: (error instanceof Error ? error.message : String(error)).slice(0, 300) },
        cause: error,
      },
    );
  }
}

/** Pixels of the largest picture that the file's `ispe` boxes announce (ISO/IEC 23008-12, 6.5.3). */
function largestExtent(bytes: Uint8Array): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let most = 0;
  for (
    let at = buffer.indexOf('ispe');
    at >= 0 && at + 16 <= buffer.length;
    at = buffer.indexOf('ispe', at + 4)
  )
    most = Math.max(most, buffer.readUInt32BE(at + 8) * buffer.readUInt32BE(at + 12));
  return most;
}
