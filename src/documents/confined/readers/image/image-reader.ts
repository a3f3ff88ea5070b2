import { AppError } from '../../../../kernel/errors.ts';
import { type Draft, type ReadContext, RecognitionNeeded } from '../../../shared/draft.ts';
import { readPages } from '../../ocr/read-pages.ts';
import { toSheets } from '../../ocr/reading-runs.ts';
import { listReadings, readingWarnings, withoutGuesses } from '../../ocr/reading-warnings.ts';
import { blocksOfSheets } from '../pdf/blocks-of-sheets.ts';
import { pageSegments } from '../pdf/page-lines.ts';
import { Outline } from '../pdf/pdf-headings.ts';
import { decodePicture } from './decode-picture.ts';

/** Reads pictures of pages, one or several, as one document: its pages are the pictures, in order. */
export async function readImages(bytes: Uint8Array, context: ReadContext): Promise<Draft> {
  const { limits, languages, onProgress } = context;
  const all = [() => bytes, ...context.further];
  if (!context.mayRecognise) throw new RecognitionNeeded(all.length);
  const pages = all.slice(0, limits.recognisedPages);
  const pictures = pages.map((load, index) => ({
    page: index + 1,
    picture: () => decodeNamed(load, index, all.length, context),
  }));
  const results = await readPages(pictures, { limits, languages, onProgress });
  const readings = listReadings(results);
  const sheets = toSheets(readings).map(({ runs, ...sheet }) => ({ ...sheet, segments: pageSegments(runs) }));
  const blocks = withoutGuesses(blocksOfSheets(sheets, new Outline([])).blocks);
  const warnings = await readingWarnings(results, blocks, true);
  if (all.length > pages.length)
    warnings.push(
      `Only the first ${pages.length} of ${all.length} pictures were read; more are not read at once.`,
    );
  return { title: null, authors: [], language: mainLanguage(readings), pages: all.length, blocks, warnings };
}

/** Of several pictures, the error says which. */
async function decodeNamed(
  load: () => Uint8Array,
  index: number,
  of: number,
  { limits, names }: ReadContext,
): ReturnType<typeof decodePicture> {
  try {
    return await decodePicture(load(), limits);
  } catch (error) {
    const name = names[index];
    if (of === 1 || !(error instanceof AppError) || name === undefined) throw error;
    throw new AppError(error.code, `${name}: ${error.message}`, {
      details: { ...error.details, file: name },
    });
  }
}

function mainLanguage(readings: ReturnType<typeof listReadings>): string | null {
  const counts = new Map<string, number>();
  for (const { reading } of readings)
    if (reading.language !== 'und') counts.set(reading.language, (counts.get(reading.language) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
