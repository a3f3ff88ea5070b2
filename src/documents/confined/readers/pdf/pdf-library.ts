import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { AppError } from '../../../../kernel/errors.ts';
import { fillRuntimeGaps } from './runtime-gaps.ts';

export type { PDFDocumentProxy, PDFPageProxy };

/** Opens a PDF, its pictures left alone unless `pictures` says how large they may be. Throws `document_encrypted` when it asks for a password, `document_damaged` when it cannot be followed. */
export async function openPdf(
  data: Uint8Array,
  pictures: { pixels: number } = { pixels: 0 },
): Promise<PDFDocumentProxy> {
  fillRuntimeGaps();
  const worker = await import('pdfjs-dist/build/pdf.worker.min.mjs' as string);
  (globalThis as Record<string, unknown>).pdfjsWorker = worker;
  const pdfjs = (await import('pdfjs-dist/build/pdf.min.mjs' as string)) as typeof import('pdfjs-dist');
  const folder = libraryFolder();
  try {
    return await pdfjs.getDocument({
      data,
      cMapUrl: `${join(folder, 'cmaps')}/`,
      cMapPacked: true,
      standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
      useSystemFonts: false,
      disableFontFace: true,
      isOffscreenCanvasSupported: false,
      useWorkerFetch: false,
      // Only pictures are decoded by it: JBIG2, JPEG 2000 and fax.
      useWasm: pictures.pixels > 0,
      wasmUrl: `${join(folder, 'wasm')}/`,
      enableXfa: false,
      // For text no picture is decoded: only the fonts of a page's drawing are wanted.
      maxImageSize: pictures.pixels,
      verbosity: 0,
    }).promise;
  } catch (error) {
    throw openingError(error);
  }
}

function openingError(error: unknown): AppError {
  if (error instanceof Error && error.name === 'PasswordException') {
    return new AppError(
      'document_encrypted',
      'This PDF is protected by a password. Save a copy without one and use that.',
    );
  }
  return new AppError(
    'document_damaged',
    'This PDF is cut short or damaged: its structure cannot be followed.',
    { cause: error },
  );
}

function libraryFolder(): string {
  const resolved = fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'));
  const folder = dirname(resolved);
  return existsSync(join(folder, 'cmaps')) ? folder : dirname(folder);
}
