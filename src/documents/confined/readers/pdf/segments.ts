import type { Run, Segment } from '../../layout.ts';

/** Gaps up to this many sizes are spaces between words; wider ones part columns or cells. */
const WORD_GAP = 0.75;

/**
 * Runs gathered into segments: same baseline, no wide gap between. Raised and lowered marks join
 * the segment they lean on.
 */
export function gatherSegments(runs: readonly Run[]): Segment[] {
  const visible = runs.filter((run) => run.text.trim() !== '');
  const body = usualSize(visible);
  const larger = visible.filter((run) => run.size > body * 1.1).slice(0, 500);
  const isMark = (run: Run) => isSmallMark(run, body) || isBesideLarger(run, larger);
  const segments = chained(visible.filter((run) => !isMark(run)));
  const loose: Run[] = [];
  const rows = byHeight(segments);
  for (const mark of visible.filter(isMark).sort((a, b) => a.x0 - b.x0)) {
    const host = near(rows, mark.y).find((segment) => leansOn(mark, segment));
    if (host) attach(host, mark);
    else loose.push(mark);
  }
  return joined([...segments, ...chained(loose)]);
}

/** Well below the text's size, or a short number or symbol a little below it. */
function isSmallMark(run: Run, body: number): boolean {
  const text = run.text.trim();
  return (
    (text.length <= 12 && run.size < body * 0.82) ||
    (/^[\d∗*†‡§¶,–-]{1,7}$/.test(text) && run.size < body * 0.88)
  );
}

/** A short symbol or number close to clearly larger text: a mark on a heading. */
function isBesideLarger(run: Run, all: readonly Run[]): boolean {
  if (!/^[\d∗*†‡§¶,]{1,3}$/.test(run.text.trim())) return false;
  return all.some(
    (other) =>
      other.size > run.size * 1.15 &&
      Math.abs(other.y - run.y) < other.size * 0.75 &&
      run.x0 - other.x1 < other.size * 0.6 &&
      other.x0 - run.x1 < 1,
  );
}

/** The size most characters are set in. */
export function usualSize(runs: readonly { text: string; size: number }[]): number {
  const counts = new Map<number, number>();
  for (const run of runs) {
    const size = Math.round(run.size * 5) / 5;
    counts.set(size, (counts.get(size) ?? 0) + run.text.length);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

function chained(runs: readonly Run[]): Segment[] {
  const rows: Run[][] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y - run.y) <= Math.min(first.size, run.size) * 0.25) row.push(run);
    else rows.push([run]);
  }
  return rows.flatMap((row) => splitAtGaps(row.sort((a, b) => a.x0 - b.x0)));
}

function splitAtGaps(row: readonly Run[]): Segment[] {
  const segments: Segment[] = [];
  for (const run of row) {
    const open = segments.at(-1);
    if (open && run.x0 - open.x1 <= Math.max(open.size, run.size) * WORD_GAP) extend(open, run);
    else segments.push({ runs: [run], x0: run.x0, x1: run.x1, y: run.y, size: run.size });
  }
  return segments;
}

function extend(segment: Segment, run: Run): void {
  segment.runs.push(run);
  segment.x1 = Math.max(segment.x1, run.x1);
  segment.size = Math.max(segment.size, run.size);
}

function leansOn(mark: Run, segment: Segment): boolean {
  const rise = segment.y - mark.y;
  const near = mark.x0 >= segment.x0 - mark.size && mark.x0 - segment.x1 < segment.size * 0.6;
  return near && mark.size < segment.size * 0.9 && rise > -segment.size * 0.45 && rise < segment.size * 0.75;
}

function attach(segment: Segment, mark: Run): void {
  const rise = segment.y - mark.y;
  const shift = rise > segment.size * 0.12 ? 'super' : rise < -segment.size * 0.08 ? 'sub' : null;
  segment.runs.push(shift ? { ...mark, shift } : mark);
  segment.runs.sort((a, b) => a.x0 - b.x0);
  segment.x0 = Math.min(segment.x0, mark.x0);
  segment.x1 = Math.max(segment.x1, mark.x1);
}

/** Height of a band of segments that are looked at together, in points. */
const BAND = 24;

function byHeight(segments: readonly Segment[]): Map<number, Segment[]> {
  const rows = new Map<number, Segment[]>();
  for (const segment of segments) {
    const band = Math.floor(segment.y / BAND);
    const row = rows.get(band);
    if (row) row.push(segment);
    else rows.set(band, [segment]);
  }
  return rows;
}

function near(rows: ReadonlyMap<number, Segment[]>, y: number): Segment[] {
  const band = Math.floor(y / BAND);
  return [band - 1, band, band + 1].flatMap((index) => rows.get(index) ?? []);
}

/** Marks can close the gap between two segments of one line. */
function joined(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const host = leftNeighbour(result, segment);
    if (!host) result.push(segment);
    else for (const run of segment.runs) extend(host, run);
  }
  return result;
}

function leftNeighbour(result: readonly Segment[], segment: Segment): Segment | null {
  for (let at = result.length - 1; at >= 0; at -= 1) {
    const other = result[at]!;
    if (segment.y - other.y > segment.size) return null;
    const level = Math.abs(other.y - segment.y) < Math.min(other.size, segment.size) * 0.25;
    const gap = segment.x0 - other.x1;
    if (level && gap >= -1 && gap <= Math.max(other.size, segment.size) * WORD_GAP) return other;
  }
  return null;
}
