import { AppError } from '../../../../kernel/errors.ts';
import type { Draft, ReadContext } from '../../../shared/draft.ts';
import { type ReadLimits, refuseTooLong } from '../../../shared/limits.ts';
import { pageList } from '../../ocr/reading-warnings.ts';
import { blocksOfSheets, type Sheet } from './blocks-of-sheets.ts';
import { Fonts } from './fonts.ts';
import { readOutline } from './outline.ts';
import { pageSegments } from './page-lines.ts';
import { pageRuns } from './page-runs.ts';
import { openPdf, type PDFDocumentProxy } from './pdf-library.ts';
import { pdfProperties } from './pdf-title.ts';
import { mayBeScans, readScans } from './scanned-pages.ts';

/**
 * Reads a PDF: text in reading order, with the blocks that its layout shows. Pages without text
 * that are scans are recognised; where this process may not do that, it throws RecognitionNeeded.
 */
export async function readPdf(bytes: Uint8Array, context: ReadContext): Promise<Draft> {
  // The library takes the bytes for itself; scans need them once more.
  const pdf = await openPdf(bytes.slice());
  refuseTooManyPages(pdf.numPages, context);
  const { sheets, failed } = await readSheets(
    pdf,
    context.mayRecognise ? { ...context, onProgress: () => {} } : context,
  );
  if (failed.length === pdf.numPages)
    throw new AppError('document_damaged', 'None of the pages of this PDF could be read.');
  const properties = pdfProperties(
    ((await pdf.getMetadata().catch(() => null))?.info ?? {}) as Record<string, unknown>,
  );
  const outline = await readOutline(pdf);
  const scans = mayBeScans(sheets);
  const read = scans.length === 0 ? null : await readScans(bytes, scans, sheets, context);
  const { pages, blocks } = blocksOfSheets(read?.sheets ?? sheets, outline);
  const settled = read ? await read.settle(blocks) : { blocks, warnings: [] };
  const bare = pages.filter((page) => page.lines.length === 0).map((page) => page.number);
  refuseBare(bare, pages.length);
  return {
    ...properties,
    pages: pdf.numPages,
    blocks: settled.blocks,
    warnings: [...bareWarning(bare), ...settled.warnings, ...failedWarning(failed)],
  };
}

function refuseTooManyPages(pages: number, { limits }: ReadContext): void {
  if (pages <= limits.pages) return;
  throw new AppError(
    'document_too_large',
    `This PDF has ${pages} pages; at most ${limits.pages} are read. Split it and read the parts one by one.`,
    {
      details: { pages, limit: 'pages', allowed: limits.pages },
    },
  );
}

async function readSheets(
  pdf: PDFDocumentProxy,
  { limits, onProgress }: ReadContext,
): Promise<{ sheets: Sheet[]; failed: number[] }> {
  const fonts = new Fonts();
  const sheets: Sheet[] = [];
  const failed: number[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await readSheet(pdf, number, fonts, limits);
    if (sheet) sheets.push(sheet);
    else failed.push(number);
    for (const segment of sheet?.segments ?? [])
      for (const run of segment.runs) characters += run.text.length;
    refuseTooLong(characters, limits);
    onProgress(number, pdf.numPages);
  }
  return { sheets, failed };
}

/** One broken page does not cost the others. */
async function readSheet(
  pdf: PDFDocumentProxy,
  number: number,
  fonts: Fonts,
  limits: ReadLimits,
): Promise<Sheet | null> {
  try {
    const page = await pdf.getPage(number);
    const { runs, width, height } = await pageRuns(page, fonts, limits);
    page.cleanup();
    return { number, width, height, segments: pageSegments(runs) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    return null;
  }
}

function refuseBare(bare: readonly number[], pages: number): void {
  if (bare.length < pages) return;
  throw new AppError(
    'document_empty',
    'No text was found in this PDF: its pages hold none, and no pictures of pages whose text could be recognised.',
  );
}

function bareWarning(bare: readonly number[]): string[] {
  if (bare.length === 0) return [];
  return [
    `${pageList(bare)} ${bare.length === 1 ? 'has' : 'have'} no text: ${bare.length === 1 ? 'it is' : 'they are'} empty, or no text could be recognised there.`,
  ];
}

function failedWarning(failed: readonly number[]): string[] {
  if (failed.length === 0) return [];
  return [`${pageList(failed)} ${failed.length === 1 ? 'is' : 'are'} damaged and could not be read.`];
}
