import type { Raster } from '../raster.ts';

/** Components looked at: more than a page of text has. */
const MOST = 60_000;

export interface Component {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  pixels: number;
}

/** Connected dark areas (eight neighbours) of a flattened page. */
export function components({ width, height, data }: Raster, threshold = 110): Component[] {
  const seen = new Uint8Array(data.length);
  const found: Component[] = [];
  const stack: number[] = [];
  for (let start = 0; start < data.length && found.length < MOST; start += 1) {
    if (seen[start] === 1 || data[start]! >= threshold) continue;
    const one: Component = { x0: width, y0: height, x1: 0, y1: 0, pixels: 0 };
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      one.pixels += 1;
      if (x < one.x0) one.x0 = x;
      if (x > one.x1) one.x1 = x;
      if (y < one.y0) one.y0 = y;
      if (y > one.y1) one.y1 = y;
      for (let dy = -1; dy <= 1; dy += 1) {
        const row = y + dy;
        if (row < 0 || row >= height) continue;
        for (let dx = -1; dx <= 1; dx += 1) {
          const column = x + dx;
          if (column < 0 || column >= width) continue;
          const next = row * width + column;
          if (seen[next] === 1 || data[next]! >= threshold) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    found.push(one);
  }
  return found;
}

/**
 * The height of small letters in pixels: the commonest height of what is shaped like a letter,
 * specks left out; null when too little is.
 */
export function letterHeight(raster: Raster): number | null {
  const heights = components(raster)
    .map((one) => ({ height: one.y1 - one.y0 + 1, width: one.x1 - one.x0 + 1, pixels: one.pixels }))
    .filter(
      ({ height, width, pixels }) =>
        height >= 5 && height < raster.height / 6 && width < height * 4 && pixels >= 10,
    )
    .filter(({ height, width }) => width > height * 0.35)
    .map(({ height }) => height);
  if (heights.length < 20) return null;
  const counts = new Map<number, number>();
  for (const height of heights) {
    // Neighbouring heights are one: the threshold cuts letters a little differently each time.
    for (const [near, weight] of [
      [height - 1, 0.5],
      [height, 1],
      [height + 1, 0.5],
    ] as const)
      counts.set(near, (counts.get(near) ?? 0) + weight);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]![0];
}
