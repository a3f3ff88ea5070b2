import type { Point } from './warp.ts';

/** A straight line: all points with nx x + ny y = d, (nx, ny) of length 1. */
export interface Line {
  nx: number;
  ny: number;
  d: number;
}

/**
 * The line that most of the points lie within `tolerance` of, by least squares over those;
 * null when they cover less than `length` of it.
 */
export function lineThrough(points: readonly Point[], tolerance: number, length: number): Line | null {
  let kept = [...points];
  let line: Line | null = null;
  for (let round = 0; round < 6; round += 1) {
    if (kept.length < 12) return null;
    line = leastSquares(kept);
    const { nx, ny, d } = line;
    const limit = Math.max(tolerance, tolerance * (5 - round));
    kept = points.filter(({ x, y }) => Math.abs(nx * x + ny * y - d) <= limit);
  }
  if (!line || kept.length < points.length * 0.6) return null;
  const { nx, ny } = line;
  const along = kept.map(({ x, y }) => x * -ny + y * nx);
  return Math.max(...along) - Math.min(...along) >= length ? line : null;
}

function leastSquares(points: readonly Point[]): Line {
  const count = points.length;
  const mx = points.reduce((sum, { x }) => sum + x, 0) / count;
  const my = points.reduce((sum, { y }) => sum + y, 0) / count;
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
  }
  // The normal is across the direction of greatest variance.
  const direction = Math.atan2(2 * xy, xx - yy) / 2;
  const [nx, ny] = [-Math.sin(direction), Math.cos(direction)];
  return { nx, ny, d: nx * mx + ny * my };
}

/** Where two lines cross; null when they run side by side. */
export function meeting(a: Line, b: Line): Point | null {
  const across = a.nx * b.ny - b.nx * a.ny;
  if (Math.abs(across) < 0.2) return null;
  return { x: (a.d * b.ny - b.d * a.ny) / across, y: (a.nx * b.d - b.nx * a.d) / across };
}
