import { AppError } from '../../../../kernel/errors.ts';
import { type DraftBlock, type ReadContext, RecognitionNeeded } from '../../../shared/draft.ts';
import type { Raster } from '../../ocr/raster.ts';
import { readPages } from '../../ocr/read-pages.ts';
import { toSheets } from '../../ocr/reading-runs.ts';
import { listReadings, readingWarnings, withoutGuesses } from '../../ocr/reading-warnings.ts';
import type { Sheet } from './blocks-of-sheets.ts';
import { pageSegments } from './page-lines.ts';
import { readScan } from './page-pictures.ts';
import { openPdf, type PDFDocumentProxy } from './pdf-library.ts';
import { usualSize } from './segments.ts';

/** Letters on a page that a scan may have beside its picture: a stamp, a page number. */
const FEW_LETTERS = 24;
/** Letters that a text layer needs to be judged. */
const ENOUGH_LETTERS = 200;
/** Share of a text's tokens that are words; even tables and code of papers have more. */
const FEWEST_WORDS = 0.5;
/** A recognised page replaces a garbled text layer when it was read as surely as this. */
const BETTER = 0.75;

const textOf = (sheet: Sheet) =>
  sheet.segments.map((segment) => segment.runs.map((run) => run.text).join(' ')).join(' ');
const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Numbers of the pages that may be scans: with hardly any text, or text that is no words of any language. */
export function mayBeScans(sheets: readonly Sheet[]): number[] {
  return sheets
    .filter((sheet) => {
      const text = textOf(sheet);
      return lettersOf(text) < FEW_LETTERS || isGarbled(text);
    })
    .map((sheet) => sheet.number);
}

/** Text as a failed recognition of long ago left it: "tlie |}la^t ~f 1hc". */
export function isGarbled(text: string): boolean {
  if (lettersOf(text) < ENOUGH_LETTERS) return false;
  const tokens = text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token));
  const words = tokens.filter((token) =>
    /^[("“‘«[]*(?:[\p{L}\p{M}]{2,}(?:[-’'][\p{L}\p{M}]+)*|[aAIàyoOeEuU]|\d[\d.,]*%?)[)\]"”’».,:;!?]*$/u.test(
      token,
    ),
  );
  return words.length < tokens.length * FEWEST_WORDS;
}

export interface ScansRead {
  /** All pages, the recognised in place of the bare. */
  sheets: Sheet[];
  /** What comes of the recognised blocks, and what to say of them. */
  settle: (blocks: DraftBlock[]) => Promise<{ blocks: DraftBlock[]; warnings: string[] }>;
}

/** Recognises those of the pages that are scans; null when none is. */
export async function readScans(
  bytes: Uint8Array,
  numbers: readonly number[],
  sheets: readonly Sheet[],
  context: ReadContext,
): Promise<ScansRead | null> {
  const pdf = await openPdf(bytes.slice(), { pixels: context.limits.pixels });
  if (!context.mayRecognise) {
    for (const number of numbers)
      if (await rasterOf(pdf, number)) throw new RecognitionNeeded(numbers.length);
    return null;
  }
  const pages = numbers.slice(0, context.limits.recognisedPages);
  const results = await readPages(
    pages.map((page) => ({ page, picture: () => rasterOf(pdf, page) })),
    {
      limits: context.limits,
      languages: context.languages,
      onProgress: (done) => context.onProgress(sheets.length - pages.length + done, sheets.length),
    },
  );
  const old = new Map(sheets.map((sheet) => [sheet.number, sheet]));
  const worthwhile = listReadings(results).filter(
    ({ page, reading }) =>
      reading.lines.length > 0 &&
      (reading.confidence > BETTER || lettersOf(textOf(old.get(page)!)) < FEW_LETTERS),
  );
  const printed = sheets.filter((sheet) => !numbers.includes(sheet.number));
  const runs = printed.flatMap((sheet) => sheet.segments.flatMap((segment) => segment.runs));
  const fresh = new Map(
    toSheets(worthwhile, runs.length > 0 ? usualSize(runs) : undefined).map(({ runs: words, ...sheet }) => [
      sheet.number,
      { ...sheet, segments: pageSegments(words) },
    ]),
  );
  return {
    sheets: sheets.map((sheet) => fresh.get(sheet.number) ?? sheet),
    settle: async (blocks) => ({
      blocks: withoutGuesses(blocks),
      warnings: [
        ...(await readingWarnings(results, blocks, runs.length === 0)),
        ...leftOut(numbers.length - pages.length, pages.length),
      ],
    }),
  };
}

/** A page whose picture cannot be decoded has none. */
async function rasterOf(pdf: PDFDocumentProxy, number: number): Promise<Raster | null> {
  try {
    const page = await pdf.getPage(number);
    const raster = await readScan(page);
    page.cleanup();
    return raster;
  } catch (error) {
    if (error instanceof AppError) throw error;
    return null;
  }
}

function leftOut(pages: number, read: number): string[] {
  if (pages <= 0) return [];
  return [
    `Only the first ${read} scanned pages were recognised; ${pages} more are left out. Split the PDF to read them.`,
  ];
}
