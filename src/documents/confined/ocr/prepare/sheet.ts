import { blank, histogram, otsu, type Raster, shrink } from '../raster.ts';
import { boxMean } from './box-filter.ts';
import { type Line, lineThrough, meeting } from './lines.ts';
import { fitProjective, type Point, warped } from './warp.ts';

/** Pixels along the longer side of the picture that the sheet is searched in. */
const SEARCHED = 480;
/** Least share of the picture that the sheet covers. */
const SMALLEST = 0.2;

/**
 * A photographed sheet, cut out and squared: where all four edges of a light sheet show clearly
 * against what it lies on. Otherwise the picture as it is.
 */
export function squaredSheet(raster: Raster): Raster {
  const corners = sheetCorners(raster);
  if (!corners) return raster;
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const width = Math.round(Math.max(distance(a, b), distance(d, c)));
  const height = Math.round(Math.max(distance(a, d), distance(b, c)));
  // A hair inside the edge, so that no sliver of the table stays.
  const inset = Math.max(width, height) * 0.004;
  const map = fitProjective(
    [
      { x: -inset, y: -inset },
      { x: width + inset, y: -inset },
      { x: width + inset, y: height + inset },
      { x: -inset, y: height + inset },
    ],
    corners,
  );
  return map ? warped(raster, map, width, height) : raster;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Top left, top right, bottom right and bottom left of the sheet in the picture; null when it is not clear. */
export function sheetCorners(raster: Raster): Point[] | null {
  const factor = Math.max(1, Math.round(Math.max(raster.width, raster.height) / SEARCHED));
  const small = boxMean(shrink(raster, factor), 2);
  const middle = otsu(histogram(small));
  for (const threshold of [middle, middle * 0.8, middle * 1.15]) {
    const corners = cornersAt(small, Math.min(250, threshold));
    if (corners)
      return corners.map(({ x, y }) => ({ x: (x + 0.5) * factor - 0.5, y: (y + 0.5) * factor - 0.5 }));
  }
  return null;
}

function cornersAt(small: Raster, threshold: number): Point[] | null {
  const sheet = largestLight(small, threshold);
  const spans = spansOf(sheet);
  if (spans.area < sheet.data.length * SMALLEST || spans.area > sheet.data.length * 0.97) return null;
  const rough = extremes(spans.edge);
  const sides = rough.map((corner, index) => sideLine(spans.edge, corner, rough[(index + 1) % 4]!));
  if (sides.some((side) => side === null)) return null;
  const lines = sides as Line[];
  const corners = lines.map((line, index) => meeting(lines[(index + 3) % 4]!, line));
  if (corners.some((corner) => corner === null)) return null;
  const found = corners as Point[];
  const agrees = Math.abs(areaOf(found) - spans.area) < spans.area * 0.06;
  return agrees && isWithin(found, small) && standsOut(found, small) ? found : null;
}

/** The largest connected light area, white on black. */
function largestLight(small: Raster, threshold: number): Raster {
  const { width, height, data } = small;
  const label = new Int32Array(data.length);
  const sizes = [0];
  const stack: number[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (label[start] !== 0 || data[start]! <= threshold) continue;
    const name = sizes.length;
    let size = 0;
    label[start] = name;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size += 1;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= data.length || label[next] !== 0 || data[next]! <= threshold) continue;
        label[next] = name;
        stack.push(next);
      }
    }
    sizes.push(size);
  }
  const largest = sizes.indexOf(Math.max(...sizes));
  const out = blank(width, height, 0);
  for (let at = 0; at < data.length; at += 1) if (label[at] === largest && largest > 0) out.data[at] = 255;
  return out;
}

interface Spans {
  /** The outermost light pixels of each row and each column. */
  edge: Point[];
  /** Pixels between the outermost of each row: what is written on the sheet counts as sheet. */
  area: number;
}

function spansOf({ width, height, data }: Raster): Spans {
  const edge: Point[] = [];
  let area = 0;
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(y * width, (y + 1) * width);
    const [first, last] = [row.indexOf(255), row.lastIndexOf(255)];
    if (first < 0) continue;
    area += last - first + 1;
    edge.push({ x: first, y }, { x: last, y });
  }
  for (let x = 0; x < width; x += 1) {
    let [first, last] = [-1, -1];
    for (let y = 0; y < height; y += 1) {
      if (data[y * width + x] !== 255) continue;
      if (first < 0) first = y;
      last = y;
    }
    if (first >= 0) edge.push({ x, y: first }, { x, y: last });
  }
  return { edge, area };
}

/** The points furthest out towards the four corners, clockwise from the top left. */
function extremes(edge: readonly Point[]): Point[] {
  const furthest = (measure: (point: Point) => number) =>
    edge.reduce((best, point) => (measure(point) > measure(best) ? point : best), edge[0]!);
  return [
    furthest(({ x, y }) => -x - y),
    furthest(({ x, y }) => x - y),
    furthest(({ x, y }) => x + y),
    furthest(({ x, y }) => y - x),
  ];
}

/** The straight line through the edge's points between two corners; null when they are not on one. */
function sideLine(edge: readonly Point[], from: Point, to: Point): Line | null {
  const length = distance(from, to);
  if (length < 40) return null;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const near = edge.filter((point) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const forth = dx * along.x + dy * along.y;
    const aside = Math.abs(dx * along.y - dy * along.x);
    return forth > length * 0.06 && forth < length * 0.94 && aside < length * 0.05;
  });
  return lineThrough(near, Math.max(1.2, length * 0.006), length * 0.6);
}

function areaOf(corners: readonly Point[]): number {
  let twice = 0;
  for (const [index, point] of corners.entries()) {
    const next = corners[(index + 1) % corners.length]!;
    twice += point.x * next.y - next.x * point.y;
  }
  return Math.abs(twice) / 2;
}

/** No side of the sheet runs along the picture's own border: there the sheet is cut, not ended. */
function isWithin(corners: readonly Point[], { width, height }: Raster): boolean {
  const margin = Math.max(width, height) * 0.006;
  const onBorder = (a: Point, b: Point) =>
    Math.max(a.x, b.x) < margin ||
    Math.max(a.y, b.y) < margin ||
    Math.min(a.x, b.x) > width - 1 - margin ||
    Math.min(a.y, b.y) > height - 1 - margin;
  const far = Math.max(width, height) * 0.03;
  const inside = corners.every(
    ({ x, y }) => x > -far && y > -far && x < width - 1 + far && y < height - 1 + far,
  );
  return inside && !corners.some((corner, index) => onBorder(corner, corners[(index + 1) % 4]!));
}

/** Along every side the sheet is clearly lighter than what lies beside it. */
function standsOut(corners: readonly Point[], small: Raster): boolean {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
    y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
  };
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % 4]!;
    let [inside, outside, counted] = [0, 0, 0];
    for (let step = 1; step < 20; step += 1) {
      const [x, y] = [
        corner.x + ((next.x - corner.x) * step) / 20,
        corner.y + ((next.y - corner.y) * step) / 20,
      ];
      const length = Math.hypot(middle.x - x, middle.y - y);
      const [dx, dy] = [((middle.x - x) / length) * 6, ((middle.y - y) / length) * 6];
      const beyond = greyAt(small, x - dx, y - dy);
      const within = greyAt(small, x + dx, y + dy);
      if (beyond === null || within === null) continue;
      [inside, outside, counted] = [inside + within, outside + beyond, counted + 1];
    }
    return counted === 0 || inside - outside > counted * 22;
  });
}

function greyAt({ width, height, data }: Raster, x: number, y: number): number | null {
  const [column, row] = [Math.round(x), Math.round(y)];
  return column < 0 || row < 0 || column >= width || row >= height ? null : data[row * width + column]!;
}
