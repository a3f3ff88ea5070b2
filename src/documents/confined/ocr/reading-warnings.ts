import { AppError } from '../../../kernel/errors.ts';
import type { DraftBlock } from '../../shared/draft.ts';
import { languageName } from '../../shared/language-name.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { dataCode, hasLanguageData, installHint } from './engine/language-data.ts';
import type { PageReading } from './read-page.ts';
import type { ReadPageResult } from './read-pages.ts';

/** A block read less surely than this is kept out of what is scripted from. */
const FEWEST_SURE = 0.65;
/** A page read less surely than this was not read at all. */
const UNREADABLE = 0.6;

/** Blocks that are mostly guesses take no part in scripts: their role says so. */
export function withoutGuesses(blocks: readonly DraftBlock[]): DraftBlock[] {
  return blocks.map((block) =>
    (block.confidence ?? 1) < FEWEST_SURE ? { ...block, role: 'back_matter' as const } : block,
  );
}

/**
 * What a person should know of recognised pages, in sentences. `text` is all of what was read.
 * Throws `document_empty` or `ocr_language_missing` when no page could be read and `alone` says that
 * there is nothing else in the document.
 */
export async function readingWarnings(
  results: readonly ReadPageResult[],
  blocks: readonly DraftBlock[],
  alone: boolean,
): Promise<string[]> {
  const readings = listReadings(results);
  const poor = readings.filter(({ reading }) => reading.lines.length > 0 && isPoor(reading));
  const read = readings.filter(({ reading }) => reading.lines.length > 0 && !isPoor(reading));
  if (alone && read.length === 0) throw unreadable(poor.length);
  const warnings: string[] = [];
  const say = (pages: readonly number[], one: string, many: string) => {
    if (pages.length > 0) warnings.push(`${pageList(pages)} ${pages.length === 1 ? one : many}`);
  };
  say(
    poor.map(({ page }) => page),
    'could hardly be read: it may be handwritten, out of focus, or in a language whose data is not installed.',
    'could hardly be read: they may be handwritten, out of focus, or in a language whose data is not installed.',
  );
  say(
    pagesThat(results, 'too_slow'),
    'took too long to recognise and is left out.',
    'took too long to recognise and are left out.',
  );
  say(
    pagesThat(results, 'failed'),
    'could not be recognised and is left out.',
    'could not be recognised and are left out.',
  );
  return [
    ...warnings,
    ...unsureWarning(blocks, poor),
    ...(await languageWarning(read.map(({ reading }) => reading))),
  ];
}

export function listReadings(results: readonly ReadPageResult[]): { page: number; reading: PageReading }[] {
  return results.flatMap(({ page, outcome }) =>
    typeof outcome === 'string' ? [] : [{ page, reading: outcome }],
  );
}

const pagesThat = (results: readonly ReadPageResult[], outcome: string) =>
  results.filter((result) => result.outcome === outcome).map(({ page }) => page);

const isPoor = (reading: PageReading) => reading.confidence < UNREADABLE;

function unreadable(pagesWithMarks: number): AppError {
  if (pagesWithMarks === 0)
    return new AppError(
      'document_empty',
      'No text was found in this picture. Pictures of printed pages are read.',
    );
  return new AppError(
    'ocr_language_missing',
    "The text in this picture could not be read. Handwriting is not read. If it is printed, in a language other than those installed, install that language's data (such as `npm install @tesseract.js-data/rus` for Russian) and name the language.",
  );
}

/** "Page 3", "Pages 1, 2 and others". */
export function pageList(pages: readonly number[]): string {
  const listed = pages.slice(0, 12).join(', ') + (pages.length > 12 ? ' and others' : '');
  return `${pages.length === 1 ? 'Page' : 'Pages'} ${listed}`;
}

function unsureWarning(blocks: readonly DraftBlock[], poor: readonly { page: number }[]): string[] {
  const reported = new Set(poor.map(({ page }) => page));
  const unsure = blocks.filter(
    (block) =>
      (block.confidence ?? 1) < FEWEST_SURE && !reported.has(block.page ?? 0) && block.inline.text.length > 8,
  );
  if (unsure.length === 0) return [];
  const pages = [...new Set(unsure.map((block) => block.page ?? 1))];
  return [
    `${unsure.length === 1 ? 'A passage' : `${unsure.length} passages`} on ${pageList(pages).toLowerCase()} could not be read surely and ${unsure.length === 1 ? 'is' : 'are'} left out of scripts.`,
  ];
}

/** Text in a language that was read with another language's data loses its accents. */
async function languageWarning(readings: readonly PageReading[]): Promise<string[]> {
  const text = readings.flatMap(({ lines }) =>
    lines.map((line) => line.words.map((word) => word.text).join(' ')),
  );
  // "und" claims nothing, and keeps the detector from guessing.
  const language = await detectLanguage(text.join('\n'), 'und');
  const code = dataCode(language);
  if (code === null || readings.some(({ codes }) => codes.includes(code)) || hasLanguageData(code)) return [];
  return [
    `This looks like ${languageName(language)}, whose data for recognising text is not installed: letters may be wrong. \`${installHint(code)}\` adds it.`,
  ];
}
