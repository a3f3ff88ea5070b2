import { blank, type Raster } from '../raster.ts';

/** Projective map of (x, y): (a x + b y + c, d x + e y + f) / (g x + h y + 1). */
export type Projective = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
];

export interface Point {
  x: number;
  y: number;
}

/** The map that takes each of four points to its partner; null when three lie on a line. */
export function fitProjective(from: readonly Point[], to: readonly Point[]): Projective | null {
  const rows: number[][] = [];
  for (const [index, { x, y }] of from.entries()) {
    const { x: u, y: v } = to[index]!;
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u]);
    rows.push([0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  }
  const solved = solve(rows);
  return solved ? (solved as unknown as Projective) : null;
}

/** Gaussian elimination with row exchange; each row ends in its right-hand side. */
function solve(rows: number[][]): number[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    if (Math.abs(rows[pivot]![column]!) < 1e-9) return null;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const share = rows[row]![column]! / rows[column]![column]!;
      if (share === 0) continue;
      for (let at = column; at <= size; at += 1) rows[row]![at]! -= share * rows[column]![at]!;
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!);
}

/** Turning clockwise by degrees and enlarging about the middle, from the new picture back to the old. */
export function turnAndScale(
  raster: Raster,
  degrees: number,
  scale: number,
): { map: Projective; width: number; height: number } {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const width = Math.ceil((Math.abs(raster.width * cos) + Math.abs(raster.height * sin)) * scale);
  const height = Math.ceil((Math.abs(raster.width * sin) + Math.abs(raster.height * cos)) * scale);
  const [a, b, d, e] = [cos / scale, sin / scale, -sin / scale, cos / scale];
  const [x, y] = [(width - 1) / 2, (height - 1) / 2];
  const c = (raster.width - 1) / 2 - a * x - b * y;
  const f = (raster.height - 1) / 2 - d * x - e * y;
  return { map: [a, b, c, d, e, f, 0, 0], width, height };
}

/** The picture seen through a map from its pixels back to the old one's; white where there is nothing. */
export function warped(raster: Raster, map: Projective, width: number, height: number): Raster {
  const [a, b, c, d, e, f, g, h] = map;
  const out = blank(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const w = g * x + h * y + 1;
      const u = (a * x + b * y + c) / w;
      const v = (d * x + e * y + f) / w;
      out.data[y * width + x] = cubicAt(raster, u, v);
    }
  }
  return out;
}

/** Catmull-Rom through the sixteen pixels around; bilinear sampling would soften small type. */
function cubicAt({ width, height, data }: Raster, u: number, v: number): number {
  const column = Math.floor(u);
  const row = Math.floor(v);
  if (column < -1 || row < -1 || column > width || row > height) return 255;
  const [x0, x1, x2, x3] = weights(u - column);
  const wy = weights(v - row);
  let sum = 0;
  for (let dy = -1; dy <= 2; dy += 1) {
    const y = row + dy < 0 ? 0 : row + dy >= height ? height - 1 : row + dy;
    const at = y * width;
    let line: number;
    if (column >= 1 && column < width - 2) {
      const p = at + column;
      line = data[p - 1]! * x0 + data[p]! * x1 + data[p + 1]! * x2 + data[p + 2]! * x3;
    } else {
      const near = (x: number) => data[at + (x < 0 ? 0 : x >= width ? width - 1 : x)]!;
      line = near(column - 1) * x0 + near(column) * x1 + near(column + 1) * x2 + near(column + 2) * x3;
    }
    sum += line * wy[dy + 1]!;
  }
  return sum < 0 ? 0 : sum > 255 ? 255 : Math.round(sum);
}

function weights(t: number): [number, number, number, number] {
  const [t2, t3] = [t * t, t * t * t];
  return [
    -0.5 * t3 + t2 - 0.5 * t,
    1.5 * t3 - 2.5 * t2 + 1,
    -1.5 * t3 + 2 * t2 + 0.5 * t,
    0.5 * t3 - 0.5 * t2,
  ];
}
