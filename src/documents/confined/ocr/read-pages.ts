import type { OnProgress } from '../../../kernel/artifacts.ts';
import { compact } from '../../../kernel/compact.ts';
import { AppError } from '../../../kernel/errors.ts';
import { languageName } from '../../shared/language-name.ts';
import type { ReadLimits } from '../../shared/limits.ts';
import { dataCode, hasLanguageData, installHint } from './engine/language-data.ts';
import type { Raster } from './raster.ts';
import type { PageReading } from './read-page.ts';
import { Recogniser, threadsFor, type Unread } from './recogniser.ts';

/** A picture of a page that is fetched when its turn comes; null: there is no picture after all. */
export interface PictureOfPage {
  page: number;
  picture: () => Promise<Raster | null>;
}

export interface ReadPageResult {
  page: number;
  outcome: PageReading | Unread | 'no_picture';
}

export interface RecognitionWish {
  limits: ReadLimits;
  /** BCP 47, where the caller knows; their data must be installed. */
  languages: readonly string[];
  onProgress: OnProgress;
}

/**
 * Reads pictures of pages, several at once, and gives them in the order they came. Throws
 * `ocr_language_missing` when the data of a language that was asked for is not installed.
 */
export async function readPages(
  pictures: readonly PictureOfPage[],
  wish: RecognitionWish,
): Promise<ReadPageResult[]> {
  refuseMissing(wish.languages);
  const recogniser = new Recogniser(wish.limits, wish.languages);
  const results: ReadPageResult[] = [];
  const waiting = [...pictures.entries()];
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { page, picture }] = next;
      const raster = await picture();
      results[index] = { page, outcome: raster ? await recogniser.read(raster) : 'no_picture' };
      done += 1;
      wish.onProgress(done, pictures.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: threadsFor(pictures.length) }, work));
    // Memory for several pages at once may not have been there; for one it is.
    for (const [index, { page, picture }] of pictures.entries()) {
      if (results[index]!.outcome !== 'failed' || pictures.length === 1) continue;
      await recogniser.close();
      const raster = await picture();
      if (raster) results[index] = { page, outcome: await recogniser.read(raster) };
    }
  } finally {
    await recogniser.close();
  }
  return results;
}

function refuseMissing(languages: readonly string[]): void {
  for (const language of languages) {
    const code = dataCode(language);
    if (code !== null && hasLanguageData(code)) continue;
    const remedy = code
      ? `Install it with \`${installHint(code)}\`.`
      : 'There is no data for it; leave the language out to have it told from the text.';
    throw new AppError(
      'ocr_language_missing',
      `The data to recognise ${languageName(language)} in pictures is not installed. ${remedy}`,
      { details: compact({ language, package: code ? `@tesseract.js-data/${code}` : undefined }) },
    );
  }
}
