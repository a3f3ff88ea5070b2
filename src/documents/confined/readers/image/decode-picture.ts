import { AppError } from '../../../../kernel/errors.ts';
import type { ReadLimits } from '../../../shared/limits.ts';
import type { Raster } from '../../ocr/raster.ts';
import { heicAsJpeg, isHeic } from './heic.ts';
import { tooManyPixels } from './too-many-pixels.ts';

/** Pixels along the longer side that are kept: an A4 page at 400 dots an inch. */
const LONGEST = 4700;

/**
 * The first picture of a PNG, JPEG, WebP, HEIC, TIFF, AVIF or GIF as grey, turned as its EXIF data
 * says, transparency on white. Throws `document_too_large` beyond the limit of pixels, before they
 * are decoded, and `document_damaged`.
 */
export async function decodePicture(bytes: Uint8Array, limits: ReadLimits): Promise<Raster> {
  const encoded = isHeic(bytes) ? await heicAsJpeg(bytes, limits) : bytes;
  const { default: sharp } = await import('sharp');
  // One picture at a time: threads of its own would only take memory.
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const picture = sharp(encoded, { limitInputPixels: limits.pixels, pages: 1, failOn: 'truncated' });
    const { data, info } = await picture
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('b-w')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data: oneChannel(data, info.channels) };
  } catch (error) {
    throw pictureError(error, limits);
  }
}

function oneChannel(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 1) return new Uint8Array(data);
  return Uint8Array.from(
    { length: Math.floor(data.length / channels) },
    (_, index) => data[index * channels]!,
  );
}

function pictureError(error: unknown, limits: ReadLimits): AppError {
  const reason = error instanceof Error ? error.message : String(error);
  if (/pixel limit/i.test(reason)) return tooManyPixels(limits, error);
  return new AppError('document_damaged', 'This picture is cut short or damaged and cannot be opened.', {
    details: { reason: reason.slice(0, 300) },
    cause: error,
  });
}
