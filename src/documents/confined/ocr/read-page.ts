import { detectLanguage } from '../language/detect-language.ts';
import { languageByFunctionWords } from '../language/function-words.ts';
import type { Engine, ReadLine } from './engine/engine.ts';
import { dataCode } from './engine/language-data.ts';
import { preparedPage } from './prepare/upright.ts';
import { cropped, type Raster, turned } from './raster.ts';

/** A page as it was read. */
export interface PageReading {
  /** Pixels of the prepared page, which the lines are placed on. */
  width: number;
  height: number;
  lines: ReadLine[];
  /** Mean of its words, weighted by their length; 0 to 1. */
  confidence: number;
  /** BCP 47 of the text, as far as a sample tells; "und" when it does not. */
  language: string;
  /** Codes of the data it was read with. */
  codes: string[];
  /** Degrees it was turned by clockwise to stand upright, 0 to 360. */
  turned: number;
}

/** Languages that a text is first looked at with; their letters are those of most others. */
const FIRST_LOOK = ['eng', 'deu', 'fra'];
/** The language that most texts turn out to be in, looked for by itself: with others it takes three times as long. */
const LIKELIEST = 'eng';
/** A sample read as well as this stands upright. */
const SURE = 0.75;
/** A sample read with one language as well as this, in that language's own words, is in it. */
const CERTAIN = 0.88;

/**
 * Reads one picture of a page. `languages` are BCP 47 tags that the caller is sure of; without them
 * a sample of the text tells the language.
 */
export async function readPage(
  engine: Engine,
  picture: Raster,
  languages: readonly string[],
): Promise<PageReading> {
  if (isOneShade(picture)) return { width: picture.width, height: picture.height, ...NOTHING_READ };
  const prepared = preparedPage(picture);
  const wanted = languages.map(dataCode).filter((code) => code !== null && engine.has(code)) as string[];
  const look = wanted.length > 0 ? wanted : FIRST_LOOK.filter((code) => engine.has(code));
  const part = sampleOf(prepared.raster);
  const plain = wanted.length > 0 ? null : plainSample(engine, part);
  const { page, sample, onHead } = plain
    ? { page: prepared.raster, sample: plain, onHead: false }
    : uprightSample(engine, prepared.raster, part, look);
  const language = await detectLanguage(sample.map(textOf).join('\n'), null);
  const codes = wanted.length > 0 ? wanted : codesFor(engine, language, look);
  const isWhole = part === page && codes.join() === (plain ? LIKELIEST : look.join());
  const lines = isWhole ? sample : engine.read(page, codes, 'page');
  return {
    width: page.width,
    height: page.height,
    lines,
    confidence: meanConfidence(lines),
    language,
    codes,
    turned: (((prepared.turned + (onHead ? 180 : 0)) % 360) + 360) % 360,
  };
}

const NOTHING_READ = { lines: [], confidence: 0, language: 'und', codes: [], turned: 0 };

/** Nothing stands on it, and preparing it would take as long as a page of text. */
function isOneShade({ data }: Raster): boolean {
  return data.every((value) => value === data[0]);
}

const textOf = (line: ReadLine) => line.words.map((word) => word.text).join(' ');

/** The sample read with the likeliest language, when it is beyond doubt in that and upright; else null. */
function plainSample(engine: Engine, part: Raster): ReadLine[] | null {
  if (!engine.has(LIKELIEST)) return null;
  const sample = engine.read(part, [LIKELIEST], 'page');
  const words =
    sample
      .map(textOf)
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const isIt = dataCode(languageByFunctionWords(words) ?? 'und') === LIKELIEST;
  return isIt && meanConfidence(sample) >= CERTAIN ? sample : null;
}

/** Turns the page over when a sample of it reads clearly better that way. */
function uprightSample(
  engine: Engine,
  page: Raster,
  part: Raster,
  codes: readonly string[],
): { page: Raster; sample: ReadLine[]; onHead: boolean } {
  const sample = engine.read(part, codes, 'page');
  const confidence = meanConfidence(sample);
  if (confidence >= SURE && lettersOf(sample) > 20) return { page, sample, onHead: false };
  const over = engine.read(turned(part, 2), codes, 'page');
  if (merit(over) > merit(sample) * 1.15) return { page: turned(page, 2), sample: over, onHead: true };
  return { page, sample, onHead: false };
}

const lettersOf = (lines: readonly ReadLine[]) => lines.map(textOf).join('').match(/\p{L}/gu)?.length ?? 0;
/** Letters read, by how surely: text on its head gives fewer, and unsure ones. */
const merit = (lines: readonly ReadLine[]) => meanConfidence(lines) ** 2 * Math.sqrt(lettersOf(lines));

function codesFor(engine: Engine, language: string, look: readonly string[]): string[] {
  const code = dataCode(language);
  if (code === null || !engine.has(code)) return [...look];
  return code === 'eng' || !engine.has('eng') ? [code] : [code, 'eng'];
}

/** Share of the page's height that is enough to tell by. */
const SAMPLE_HEIGHT = 320;

/** The band of the page that holds the most ink. */
function sampleOf(page: Raster): Raster {
  if (page.height <= SAMPLE_HEIGHT * 1.5) return page;
  const inked = new Float64Array(page.height + 1);
  for (let y = 0; y < page.height; y += 1) {
    let ink = 0;
    // Solid dark is a picture or a border, not text: edges between light and dark are counted.
    for (let x = 1; x < page.width; x += 1) {
      const at = y * page.width + x;
      if (page.data[at]! < 128 !== page.data[at - 1]! < 128) ink += 1;
    }
    inked[y + 1] = inked[y]! + ink;
  }
  let top = 0;
  for (let y = 0; y + SAMPLE_HEIGHT <= page.height; y += 8) {
    const [here, best] = [inked[y + SAMPLE_HEIGHT]! - inked[y]!, inked[top + SAMPLE_HEIGHT]! - inked[top]!];
    if (here > best) top = y;
  }
  return cropped(page, 0, top, page.width, top + SAMPLE_HEIGHT);
}

/** Mean confidence of words, weighted by their characters. */
export function meanConfidence(lines: readonly ReadLine[]): number {
  let [sum, characters] = [0, 0];
  for (const { text, confidence } of lines.flatMap((line) => line.words)) {
    sum += confidence * text.length;
    characters += text.length;
  }
  return characters === 0 ? 0 : sum / characters;
}
