import type { Line, Run, Segment } from '../../layout.ts';
import { type Region, readingOrder } from './columns.ts';
import { joinDropCaps } from './drop-caps.ts';
import { gatherSegments, usualSize } from './segments.ts';

/** A page's segments, its drop caps joined to their words. */
export function pageSegments(runs: readonly Run[]): Segment[] {
  return gatherSegments(joinDropCaps(runs));
}

/** A page's lines in reading order; `gutters` are those that the document's pages share. */
export function pageLines(segments: readonly Segment[], page: number, gutters: readonly number[]): Line[] {
  return readingOrder(segments, gutters).flatMap((region, index) =>
    regionLines(region, page, `${page}.${index}`),
  );
}

function regionLines(region: Region, page: number, id: string): Line[] {
  const rows: Segment[][] = [];
  for (const segment of [...region.segments].sort((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const row = rows.at(-1);
    if (row && Math.abs(row[0]!.y - segment.y) <= Math.min(row[0]!.size, segment.size) * 0.35)
      row.push(segment);
    else rows.push([segment]);
  }
  const column = { x0: region.x0, x1: region.x1, id };
  return rows.map((row) =>
    lineOf(
      row.sort((a, b) => a.x0 - b.x0),
      page,
      column,
    ),
  );
}

function lineOf(segments: Segment[], page: number, column: Line['column']): Line {
  const runs = segments.flatMap((segment) => segment.runs);
  const letters = runs.filter((run) => /[\p{L}\p{N}]/u.test(run.text) && run.shift === undefined);
  // Code within text is often set a size smaller than the text.
  const sized = letters.filter((run) => !run.font.mono && !run.font.math);
  const telling = letters.length > 0 ? letters : runs;
  const all = (test: (run: Run) => boolean) => telling.every(test);
  return {
    segments,
    x0: segments[0]!.x0,
    x1: Math.max(...segments.map((segment) => segment.x1)),
    y: segments[0]!.y,
    size: usualSize(sized.length > 0 ? sized : letters.length > 0 ? letters : runs),
    page,
    column,
    text: segments
      .map((segment) => runsText(segment.runs))
      .join(' ')
      .trim(),
    bold: all((run) => run.font.bold),
    italic: all((run) => run.font.italic),
    mono: all((run) => run.font.mono),
    mathShare: shareOf(runs, (run) => run.font.math),
  };
}

function shareOf(runs: readonly Run[], test: (run: Run) => boolean): number {
  const size = (some: readonly Run[]) =>
    some.reduce((sum, run) => sum + run.text.replace(/\s/g, '').length, 0);
  const total = size(runs);
  return total === 0 ? 0 : size(runs.filter(test)) / total;
}

/** The text of runs side by side, a space where the gap is one. */
export function runsText(runs: readonly Run[]): string {
  return runs
    .map((run, index) => gapBefore(runs, index) + run.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** ' ' where a run stands apart from the one before it. */
export function gapBefore(runs: readonly Run[], index: number): string {
  const before = runs[index - 1];
  const run = runs[index];
  if (!before || !run || /\s$/.test(before.text) || /^\s/.test(run.text)) return '';
  const gap = run.x0 - before.x1;
  const size = Math.min(before.size, run.size);
  return gap > size * (run.shift || before.shift ? 0.25 : 0.16) ? ' ' : '';
}
