import { AppError } from '../../../../kernel/errors.ts';
import type { ReadLimits } from '../../../shared/limits.ts';
import type { Run } from '../../layout.ts';
import type { Fonts } from './fonts.ts';
import { type Matrix, product } from './matrix.ts';
import type { PDFPageProxy } from './pdf-library.ts';

export interface TextItem {
  str: string;
  width: number;
  height: number;
  transform: number[];
  fontName: string;
}

/** Horizontal text of a page as runs; text set at an angle (stamps, axis labels) is left out. */
export async function pageRuns(
  page: PDFPageProxy,
  fonts: Fonts,
  limits: ReadLimits,
): Promise<{ runs: Run[]; width: number; height: number }> {
  const items = await textItems(page, limits);
  await fonts.learn(page, items);
  const viewport = page.getViewport({ scale: 1 });
  const runs = items.flatMap((item) => {
    const run = runOf(item, viewport.transform as unknown as Matrix, fonts);
    return run ? [run] : [];
  });
  return { runs: withoutDoubles(runs), width: viewport.width, height: viewport.height };
}

/** The page's text as it streams in, so that a page without end is refused before it is held whole. */
async function textItems(page: PDFPageProxy, limits: ReadLimits): Promise<TextItem[]> {
  const reader = page.streamTextContent().getReader();
  const items: TextItem[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items as TextItem[]) if (item.str) items.push(item);
    if (items.length <= limits.pageItems) continue;
    await reader.cancel(new Error('too many items')).catch(() => undefined);
    throw new AppError(
      'document_too_large',
      `Page ${page.pageNumber} of this PDF holds more text than a page can show.`,
      {
        details: { page: page.pageNumber, limit: 'pageItems', allowed: limits.pageItems },
      },
    );
  }
  return items;
}

function runOf(item: TextItem, view: Matrix, fonts: Fonts): Run | null {
  const [a, b, c, d, e, f] = product(view, item.transform as unknown as Matrix);
  const across = Math.hypot(a, b);
  if (across === 0 || Math.abs(b) > across * 0.1 || a < 0) return null;
  const size = Math.hypot(c, d);
  if (!Number.isFinite(size + e + f + item.width) || size < 1) return null;
  return {
    text: withLigatures(item.str),
    x0: e,
    x1: e + item.width,
    y: f,
    size,
    font: fonts.get(item.fontName),
  };
}

const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl'];

/**
 * TeX's fonts keep ligatures in codes that Unicode calls control characters: 0x1B to 0x1F in the
 * T1 encoding, 0x0B to 0x0F in OT1. Fonts that say nothing about their encoding hand them on.
 */
function withLigatures(text: string): string {
  return text.replace(
    /[\u001B-\u001F\u000B-\u000F]/g,
    (mark) => LIGATURES[(mark.charCodeAt(0) & 0xf) - 0xb]!,
  );
}

/** Some programs make text bold by drawing it twice, a hair apart. */
function withoutDoubles(runs: Run[]): Run[] {
  const seen = new Set<string>();
  return runs.filter((run) => {
    if (run.text.trim() === '') return true;
    const [x, y] = [Math.round(run.x0 / 1.2), Math.round(run.y / 1.2)];
    const near = [-1, 0, 1].some((dx) =>
      [-1, 0, 1].some((dy) => seen.has(`${x + dx}|${y + dy}|${run.text}`)),
    );
    seen.add(`${x}|${y}|${run.text}`);
    return !near;
  });
}
