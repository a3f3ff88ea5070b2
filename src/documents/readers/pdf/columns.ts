import type { Segment } from './layout.ts';

/** A column's segments, columns in reading order. */
export interface Region {
  segments: Segment[];
  x0: number;
  x1: number;
}

/** Fewest lines on each side of a gutter. */
const FEWEST_LINES = 4;
const DEEPEST = 4;

/**
 * Columns in reading order. A gutter is a stretch of x that few segments cross, with text that
 * fills its column on both sides; what crosses it (titles, wide figures) parts the page into
 * bands, and each band is read column by column. Columns are searched for gutters again.
 */
export function readingOrder(segments: readonly Segment[], depth = 0): Region[] {
  if (segments.length === 0) return [];
  const gutter = depth < DEEPEST ? findGutter(segments) : null;
  if (gutter === null) return [regionOf(segments)];
  return bandsOf(segments, gutter).flatMap((band) => {
    if (band.crosses) return [regionOf(band.segments)];
    const left = band.segments.filter((segment) => middle(segment) < gutter);
    const right = band.segments.filter((segment) => middle(segment) >= gutter);
    return [...readingOrder(left, depth + 1), ...readingOrder(right, depth + 1)];
  });
}

const middle = (segment: Segment) => (segment.x0 + segment.x1) / 2;

function regionOf(segments: readonly Segment[]): Region {
  return {
    segments: [...segments],
    x0: Math.min(...segments.map((segment) => segment.x0)),
    x1: Math.max(...segments.map((segment) => segment.x1)),
  };
}

/** The x in the middle of the widest gap that divides the text into columns; null for one column. */
function findGutter(segments: readonly Segment[]): number | null {
  const { x0, x1 } = regionOf(segments);
  const from = x0 + (x1 - x0) * 0.2;
  const to = x0 + (x1 - x0) * 0.8;
  let best: { x: number; score: number } | null = null;
  for (let x = from; x <= to; x += 2) {
    const score = gutterScore(segments, x);
    if (score > 0 && (best === null || score > best.score)) best = { x, score };
  }
  return best?.x ?? null;
}

/** Above 0 when x may be a gutter; more for a wider one that fewer segments cross. */
function gutterScore(segments: readonly Segment[], x: number): number {
  const left: Segment[] = [];
  const right: Segment[] = [];
  let crossing = 0;
  for (const segment of segments) {
    if (segment.x1 <= x) left.push(segment);
    else if (segment.x0 >= x) right.push(segment);
    else crossing += 1;
  }
  if (left.length < FEWEST_LINES || right.length < FEWEST_LINES) return 0;
  if (crossing > Math.min(left.length, right.length) * 0.8) return 0;
  const beside = besideEachOther(left, right);
  if (!beside || !fillsColumn(beside.left) || !fillsColumn(beside.right)) return 0;
  const width =
    Math.min(...beside.right.map((segment) => segment.x0)) -
    Math.max(...beside.left.map((segment) => segment.x1));
  const centred =
    1 -
    Math.abs(
      x -
        (Math.max(...beside.left.map((segment) => segment.x1)) +
          Math.min(...beside.right.map((segment) => segment.x0))) /
          2,
    ) /
      1000;
  return width < 4 ? 0 : (left.length + right.length - crossing * 2 + width / 100) * centred;
}

/** The segments of both sides in the stretch of the page where both have some. */
function besideEachOther(
  left: readonly Segment[],
  right: readonly Segment[],
): { left: Segment[]; right: Segment[] } | null {
  const top = Math.max(Math.min(...left.map((s) => s.y)), Math.min(...right.map((s) => s.y))) - 2;
  const bottom = Math.min(Math.max(...left.map((s) => s.y)), Math.max(...right.map((s) => s.y))) + 2;
  const within = (segment: Segment) => segment.y >= top && segment.y <= bottom;
  const sides = { left: left.filter(within), right: right.filter(within) };
  return sides.left.length >= FEWEST_LINES && sides.right.length >= FEWEST_LINES ? sides : null;
}

/** Running text fills most of its column with words; cells of a table do not. */
function fillsColumn(segments: readonly Segment[]): boolean {
  const { x0, x1 } = regionOf(segments);
  const wide = segments.filter((segment) => segment.x1 - segment.x0 > (x1 - x0) * 0.6);
  const characters = wide.reduce(
    (sum, segment) => sum + segment.runs.reduce((n, run) => n + run.text.length, 0),
    0,
  );
  return wide.length >= Math.max(3, segments.length * 0.4) && characters / wide.length >= 16;
}

interface Band {
  crosses: boolean;
  segments: Segment[];
}

function bandsOf(segments: readonly Segment[], gutter: number): Band[] {
  const sorted = [...segments].sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const crossing = sorted.filter((segment) => segment.x0 < gutter && segment.x1 > gutter);
  const bands: Band[] = [];
  for (const segment of sorted) {
    const crosses =
      crossing.includes(segment) ||
      inCrossingRow(segment, crossing) ||
      endsCrossing(segment, bands.at(-1), sorted, gutter);
    const open = bands.at(-1);
    if (open && open.crosses === crosses) open.segments.push(segment);
    else bands.push({ crosses, segments: [segment] });
  }
  return bands;
}

function inCrossingRow(segment: Segment, crossing: readonly Segment[]): boolean {
  return crossing.some((other) => Math.abs(other.y - segment.y) < segment.size * 0.4);
}

/** The short last line of a paragraph that crosses the gutter belongs to that paragraph. */
function endsCrossing(
  segment: Segment,
  band: Band | undefined,
  sorted: readonly Segment[],
  gutter: number,
): boolean {
  const above = band?.crosses ? band.segments.at(-1) : undefined;
  if (!above || Math.abs(above.size - segment.size) > 0.5 || segment.y - above.y > segment.size * 1.45)
    return false;
  if (Math.abs(segment.x0 - Math.min(...band!.segments.map((other) => other.x0))) > segment.size)
    return false;
  return !sorted.some(
    (other) => other !== segment && other.x0 > gutter && Math.abs(other.y - segment.y) < segment.size * 0.9,
  );
}
