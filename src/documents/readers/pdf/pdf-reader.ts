import { AppError } from '../../../kernel/errors.ts';
import type { Draft, ReadContext } from '../../draft.ts';
import { type ReadLimits, refuseTooLong } from '../../limits.ts';
import { Vocabulary } from '../../vocabulary.ts';
import { usualGutters } from './columns.ts';
import { draftBlocks } from './draft-blocks.ts';
import { Fonts } from './fonts.ts';
import type { Page, Segment } from './layout.ts';
import { readOutline } from './outline.ts';
import { pageLines, pageSegments } from './page-lines.ts';
import { pageRuns } from './page-runs.ts';
import { bodyStyle } from './page-style.ts';
import { openPdf, type PDFDocumentProxy } from './pdf-library.ts';
import { pdfProperties } from './pdf-title.ts';
import { withoutRunningHeads } from './running-heads.ts';

/** Reads a PDF: text in reading order, with the blocks that its layout shows. */
export async function readPdf(bytes: Uint8Array, context: ReadContext): Promise<Draft> {
  const pdf = await openPdf(bytes);
  refuseTooManyPages(pdf.numPages, context);
  const { sheets, failed } = await readSheets(pdf, context);
  const gutters = usualGutters(sheets.map((sheet) => sheet.segments));
  const pages = sheets.map(({ segments, ...sheet }) => ({
    ...sheet,
    lines: pageLines(segments, sheet.number, gutters),
  }));
  if (failed.length === pdf.numPages)
    throw new AppError('document_damaged', 'None of the pages of this PDF could be read.');
  refuseScan(pages);
  const vocabulary = new Vocabulary();
  for (const page of pages) for (const line of page.lines) vocabulary.add(line.text);
  const properties = pdfProperties(
    ((await pdf.getMetadata().catch(() => null))?.info ?? {}) as Record<string, unknown>,
  );
  const outline = await readOutline(pdf);
  const blocks = draftBlocks(withoutRunningHeads(pages, bodyStyle(pages)), outline, vocabulary);
  return { ...properties, pages: pdf.numPages, blocks, warnings: warningsOf(pages, failed) };
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

/** A page's text before it is put in order. */
interface Sheet {
  number: number;
  width: number;
  height: number;
  segments: Segment[];
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

function refuseScan(pages: readonly Page[]): void {
  if (pages.some((page) => page.lines.some((line) => /[\p{L}\p{N}]/u.test(line.text)))) return;
  throw new AppError(
    'document_empty',
    'This PDF holds pictures of pages but no text. Scanned pages need text recognition (OCR) first.',
  );
}

function warningsOf(pages: readonly Page[], failed: readonly number[]): string[] {
  const bare = pages.filter((page) => page.lines.length === 0).map((page) => page.number);
  const warnings: string[] = [];
  if (bare.length > 0)
    warnings.push(
      `${pagesNamed(bare)} no text: ${bare.length === 1 ? 'it is' : 'they are'} empty, or pictures that need text recognition.`,
    );
  if (failed.length > 0)
    warnings.push(
      `${failed.length === 1 ? `Page ${failed[0]} is` : `Pages ${failed.slice(0, 12).join(', ')} are`} damaged and could not be read.`,
    );
  return warnings;
}

function pagesNamed(numbers: readonly number[]): string {
  const listed = numbers.slice(0, 12).join(', ') + (numbers.length > 12 ? ' and others' : '');
  return numbers.length === 1 ? `Page ${listed} has` : `Pages ${listed} have`;
}
