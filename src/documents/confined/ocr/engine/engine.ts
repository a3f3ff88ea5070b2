import { createRequire } from 'node:module';
import type { Raster } from '../raster.ts';
import { languageData } from './language-data.ts';
import type { CoreModule, PageJson, RecognitionApi } from './tesseract-core.ts';

/** `page`: columns and blocks are found. `block`: one column of text. */
export type Segmentation = 'page' | 'block';

/** A word as it stands in the picture; lengths are pixels of the prepared page. */
export interface ReadWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

export interface ReadLine {
  words: ReadWord[];
  baseline: number;
  /** Height of small letters without ascenders. */
  letterHeight: number;
}

const MODES: Record<Segmentation, string> = { page: '3', block: '6' };
/** Neural recognition only: the data holds nothing else. */
const LSTM_ONLY = 1;

/**
 * Tesseract as WebAssembly, driven without the package's own worker: that one fetches data from the
 * network where a path is missing. Data comes from installed packages alone.
 */
export class Engine {
  private readonly core: CoreModule;
  private readonly written = new Set<string>();
  private readonly apis = new Map<string, RecognitionApi>();

  private constructor(core: CoreModule) {
    this.core = core;
  }

  static async start(): Promise<Engine> {
    const require = createRequire(import.meta.url);
    const load = require(coreFor()) as (options: object) => Promise<CoreModule>;
    return new Engine(await load({ TesseractProgress() {}, print() {}, printErr() {} }));
  }

  /** Whether the language's data is there; it is unpacked on the way. */
  has(code: string): boolean {
    if (this.written.has(code)) return true;
    const data = languageData(code);
    if (data === null) return false;
    this.core.FS.writeFile(`./${code}.traineddata`, data);
    this.written.add(code);
    return true;
  }

  /** The lines of a page, in the order the engine found them. `codes` must be there (`has`). */
  read(raster: Raster, codes: readonly string[], segmentation: Segmentation): ReadLine[] {
    const api = this.apiFor(codes);
    api.SetVariable('tessedit_pageseg_mode', MODES[segmentation]);
    const header = Buffer.from(`P5 ${raster.width} ${raster.height} 255\n`);
    this.core.FS.writeFile('/input', Buffer.concat([header, raster.data]));
    if (api.SetImageFile(1, 0) !== 0) throw new Error('The recogniser did not take the page.');
    api.Recognize(null);
    const page = JSON.parse(api.GetJSONText()) as PageJson;
    this.core.FS.unlink('/input');
    api.Clear();
    return linesOf(page);
  }

  private apiFor(codes: readonly string[]): RecognitionApi {
    const languages = codes.join('+');
    const known = this.apis.get(languages);
    if (known) return known;
    const api = new this.core.TessBaseAPI();
    if (api.Init(null, languages, LSTM_ONLY) !== 0)
      throw new Error(`The recogniser could not load ${languages}.`);
    // Resolution is unknown and guessing it costs a line of complaint; sizes are relative anyway.
    api.SetVariable('user_defined_dpi', '300');
    this.apis.set(languages, api);
    return api;
  }
}

/** A module that only splats a number over a vector and counts its bits. */
const VECTOR_MODULE = Uint8Array.from(
  Buffer.from('0061736d010000000105016000017b030201000a0a0108004100fd0ffd620b', 'hex'),
);

/** The build for what this processor can do, told by whether a module with vectors compiles. */
function coreFor(): string {
  try {
    new WebAssembly.Module(VECTOR_MODULE);
    return 'tesseract.js-core/tesseract-core-simd-lstm';
  } catch {
    return 'tesseract.js-core/tesseract-core-lstm';
  }
}

function linesOf(page: PageJson): ReadLine[] {
  const lines: ReadLine[] = [];
  for (const block of page.blocks ?? []) {
    for (const { words, baseline, rowAttributes } of (block.paragraphs ?? []).flatMap(
      (one) => one.lines ?? [],
    )) {
      const found = words
        .map(({ text, confidence, bbox }) => ({ text: text.trim(), confidence: confidence / 100, ...bbox }))
        .filter(({ text }) => text !== '');
      if (found.length === 0) continue;
      const { rowHeight, ascenders, descenders } = rowAttributes;
      lines.push({
        words: found,
        baseline: (baseline.y0 + baseline.y1) / 2,
        letterHeight: Math.max(1, rowHeight - Math.abs(ascenders) - Math.abs(descenders)),
      });
    }
  }
  return lines;
}
