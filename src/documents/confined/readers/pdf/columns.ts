import type { Segment } from '../../layout.ts';

/** A column's segments, columns in reading order. */
export interface Region {
  segments: Segment[];
  x0: number;
  x1: number;
}

/** Fewest lines on each side of a gutter. */
const FEWEST_LINES = 4;
const DEEPEST = 4;
/** A page of more segments is a drawing; columns are not searched for in it. */
const MOST_SEGMENTS = 8000;

/**
 * Columns in reading order. A gutter is a stretch of x that few segments cross, with text that
 * fills its column on both sides; what crosses it (titles, wide figures) parts the page into
 * bands, and each band is read column by column. Columns are searched for gutters again.
 */
export function readingOrder(
  segments: readonly Segment[],
  usual: readonly number[] = [],
  depth = 0,
): Region[] {
  if (segments.length === 0) return [];
  if (segments.length > MOST_SEGMENTS) return [regionOf(segments)];
  const known = usual.find((x) => mayDivide(segments, x));
  const gutter = known ?? (depth < DEEPEST ? findGutter(segments) : null);
  if (gutter === null) return [regionOf(segments)];
  return bandsOf(segments, gutter).flatMap((band) => {
    if (band.crosses) return [regionOf(band.segments)];
    const left = band.segments.filter((segment) => middle(segment) < gutter);
    const right = band.segments.filter((segment) => middle(segment) >= gutter);
    if (isTable({ left, right }, gutter)) return [regionOf(band.segments)];
    return [...readingOrder(left, [], depth + 1), ...readingOrder(right, [], depth + 1)];
  });
}

/**
 * Gutters that several pages share. On a page full of figures or code the text may not show where
 * the columns part, but its neighbours do.
 */
export function usualGutters(pages: readonly (readonly Segment[])[]): number[] {
  const found = pages.map(findGutter).filter((x) => x !== null);
  const shared = found.filter(
    (x) => found.filter((other) => Math.abs(other - x) < 8).length >= Math.max(2, pages.length * 0.25),
  );
  return shared.filter((x, index) => shared.findIndex((other) => Math.abs(other - x) < 8) === index);
}

/** Whether a gutter known from other pages holds here: text on both sides, little across. */
function mayDivide(segments: readonly Segment[], x: number): boolean {
  const left = segments.filter((segment) => segment.x1 <= x).length;
  const right = segments.filter((segment) => segment.x0 >= x).length;
  return Math.min(left, right) >= FEWEST_LINES && segments.length - left - right <= Math.min(left, right);
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
  if (segments.length < FEWEST_LINES * 2 || segments.length > MOST_SEGMENTS) return null;
  const { x0, x1 } = regionOf(segments);
  const from = x0 + (x1 - x0) * 0.2;
  const to = x0 + (x1 - x0) * 0.8;
  const ends = segments.map((segment) => segment.x1).sort((a, b) => a - b);
  const starts = segments.map((segment) => segment.x0).sort((a, b) => a - b);
  let [left, begun] = [0, 0];
  let best: { x: number; score: number } | null = null;
  for (let x = from; x <= to; x += 2) {
    while (ends[left]! <= x) left += 1;
    while (starts[begun]! < x) begun += 1;
    // Counted first: at most places no gutter is possible, and few are looked at closely.
    if (!mayPart(left, segments.length - begun, begun - left)) continue;
    const score = gutterScore(segments, x);
    if (score > 0 && (best === null || score > best.score)) best = { x, score };
  }
  return best?.x ?? null;
}

/** Lines enough on both sides, and few across. */
function mayPart(left: number, right: number, crossing: number): boolean {
  const fewer = Math.min(left, right);
  return fewer >= FEWEST_LINES && crossing <= fewer * 0.8;
}

/** Above 0 when x may be a gutter; more for a wider one that fewer segments cross. */
function gutterScore(segments: readonly Segment[], x: number): number {
  const left = segments.filter((segment) => segment.x1 <= x);
  const right = segments.filter((segment) => segment.x1 > x && segment.x0 >= x);
  const crossing = segments.length - left.length - right.length;
  if (!mayPart(left.length, right.length, crossing)) return 0;
  const beside = besideEachOther(left, right);
  if (!beside || !areColumns(beside.left, beside.right)) return 0;
  const end = Math.max(...beside.left.map((segment) => segment.x1));
  const start = Math.min(...beside.right.map((segment) => segment.x0));
  const centred = 1 - Math.abs(x - (end + start) / 2) / 1000;
  return start - end < 4 ? 0 : (left.length + right.length - crossing * 2 + (start - end) / 100) * centred;
}

interface Sides {
  left: Segment[];
  right: Segment[];
}

/** The segments of both sides in the stretch of the page where both have some. */
function besideEachOther(left: readonly Segment[], right: readonly Segment[]): Sides | null {
  const top = Math.max(Math.min(...left.map((s) => s.y)), Math.min(...right.map((s) => s.y))) - 2;
  const bottom = Math.min(Math.max(...left.map((s) => s.y)), Math.max(...right.map((s) => s.y))) + 2;
  const within = (segment: Segment) => segment.y >= top && segment.y <= bottom;
  const sides = { left: left.filter(within), right: right.filter(within) };
  return sides.left.length >= FEWEST_LINES && sides.right.length >= FEWEST_LINES ? sides : null;
}

/** Running text fills its column: on one side in unbroken lines, on the other at least in rows. */
function areColumns(left: readonly Segment[], right: readonly Segment[]): boolean {
  const whole = [fillOf(left, false), fillOf(right, false)];
  const rows = [fillOf(left, true), fillOf(right, true)];
  return Math.max(...whole) >= 0.5 && Math.min(...whole) >= 0.2 && Math.min(...rows) >= 0.5;
}

/** Share of a side's characters that stand in lines of 16 characters or more over most of its width. */
function fillOf(segments: readonly Segment[], byRow: boolean): number {
  const { x0, x1 } = regionOf(segments);
  const lines = byRow ? rowsOf(segments) : segments.map((segment) => [segment]);
  const filled = lines.filter((line) => width(line) > (x1 - x0) * 0.6 && characters(line) >= 16);
  return characters(filled.flat()) / Math.max(1, characters(segments));
}

const width = (line: readonly Segment[]) => line.reduce((sum, segment) => sum + segment.x1 - segment.x0, 0);
const characters = (line: readonly Segment[]) =>
  line.reduce((sum, segment) => sum + segment.runs.reduce((n, run) => n + run.text.length, 0), 0);

function rowsOf(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row && Math.abs(row[0]!.y - segment.y) < 2) row.push(segment);
    else rows.push([segment]);
  }
  return rows;
}

/** Rows that run over the gutter with cells on both sides, none of them filling a column. */
function isTable({ left, right }: Sides, gutter: number): boolean {
  if (left.length === 0 || right.length === 0) return false;
  const rows = rowsOf([...left, ...right]);
  const shared = rows.filter(
    (row) => row.some((cell) => middle(cell) < gutter) && row.some((cell) => middle(cell) >= gutter),
  );
  return (
    shared.length >= Math.max(2, rows.length * 0.6) &&
    Math.min(fillOf(left, false), fillOf(right, false)) < 0.5
  );
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
