import type { Raster } from '../raster.ts';

/** Degrees to each side in which the lines' slope is searched. */
const REACH = 20;
/** Ink pixels looked at, at most. */
const POINTS = 40_000;

export interface Ink {
  x: Float32Array;
  y: Float32Array;
  width: number;
  height: number;
}

export interface Skew {
  /** Degrees by which the lines rise to the right; turning clockwise by it levels them. */
  angle: number;
  /** How sharply the page falls into rows at that angle, against rows of no order: 1 is none. */
  sharpness: number;
}

/** Dark pixels of a small picture, thinned out when there are too many. */
export function findInk(raster: Raster, threshold = 128): Ink {
  const found: number[] = [];
  for (let at = 0; at < raster.data.length; at += 1) if (raster.data[at]! < threshold) found.push(at);
  const step = Math.max(1, found.length / POINTS);
  const count = Math.floor(found.length / step);
  const [x, y] = [new Float32Array(count), new Float32Array(count)];
  for (let index = 0; index < count; index += 1) {
    const at = found[Math.floor(index * step)]!;
    x[index] = at % raster.width;
    y[index] = Math.floor(at / raster.width);
  }
  return { x, y, width: raster.width, height: raster.height };
}

/**
 * The slope of the lines of text: the angle whose projection profile changes most from row to row
 * (Postl, 1986), searched coarsely and then to a twentieth of a degree.
 */
export function measureSkew(ink: Ink): Skew {
  if (ink.x.length < 50) return { angle: 0, sharpness: 1 };
  let best = search(ink, 0, REACH, 0.5);
  for (const [reach, step] of [
    [0.5, 0.1],
    [0.1, 0.05],
  ] as const)
    best = search(ink, best.angle, reach, step);
  return best;
}

function search(ink: Ink, middle: number, reach: number, step: number): Skew {
  let best: Skew = { angle: middle, sharpness: -1 };
  const steps = Math.round(reach / step);
  for (let index = -steps; index <= steps; index += 1) {
    const angle = middle + index * step;
    const sharpness = sharpnessAt(ink, angle);
    if (sharpness > best.sharpness) best = { angle, sharpness };
  }
  return best;
}

function sharpnessAt(ink: Ink, degrees: number): number {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const size = Math.ceil(Math.hypot(ink.width, ink.height)) + 4;
  const rows = new Float32Array(size * 2);
  for (let index = 0; index < ink.x.length; index += 1) {
    const row = ink.x[index]! * sin + ink.y[index]! * cos + size;
    const first = Math.floor(row);
    const share = row - first;
    rows[first]! += 1 - share;
    rows[first + 1]! += share;
  }
  let changes = 0;
  for (let row = 1; row < rows.length; row += 1) changes += (rows[row]! - rows[row - 1]!) ** 2;
  return changes / ink.x.length;
}
