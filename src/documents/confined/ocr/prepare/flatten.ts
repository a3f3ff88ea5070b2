import { blank, histogram, otsu, percentile, type Raster, shrink } from '../raster.ts';
import { boxMean, median3 } from './box-filter.ts';

/**
 * Cells of the grid that the paper's brightness is measured on, along the longer side: coarse for
 * the room's light first, then fine for the edges of shadows.
 */
const GRIDS = [56, 150];

/**
 * The page as if its paper were evenly white: each pixel divided by the brightness of the paper
 * around it, so that shadows and the glow of a lamp go; then the ink made black. Light text on a
 * dark ground is turned over first.
 */
export function flatten(raster: Raster): Raster {
  const upright = isDarkGround(raster) ? inverted(raster) : raster;
  let page = withoutNoise(upright);
  for (const cells of GRIDS) page = divided(page, paperBrightness(page, cells));
  return stretched(page);
}

function isDarkGround(raster: Raster): boolean {
  const counts = histogram(raster);
  const threshold = otsu(counts);
  let [dark, light, dark1, light1] = [0, 0, 0, 0];
  for (const [value, count] of counts.entries()) {
    if (value <= threshold) [dark, dark1] = [dark + count, dark1 + value * count];
    else [light, light1] = [light + count, light1 + value * count];
  }
  if (light === 0 || dark === 0) return false;
  return (
    dark > light * 3 && dark1 / dark < 100 && light1 / light - dark1 / dark > 60 && isThin(raster, threshold)
  );
}

/** Whether what is light is thin strokes rather than a sheet lying on something dark. */
function isThin(raster: Raster, threshold: number): boolean {
  const small = shrink(raster, Math.max(1, Math.round(Math.max(raster.width, raster.height) / 120)));
  const light = small.data.reduce((sum, value) => sum + (value > threshold ? 1 : 0), 0);
  return light < small.data.length * 0.12;
}

function inverted(raster: Raster): Raster {
  return { ...raster, data: raster.data.map((value) => 255 - value) };
}

interface Paper {
  cell: number;
  grid: Raster;
}

/** How bright the paper is, cell by cell: the lightest tenth of each, smoothed over its neighbours. */
function paperBrightness(raster: Raster, cells: number): Paper {
  const cell = Math.max(8, Math.ceil(Math.max(raster.width, raster.height) / cells));
  const grid = blank(Math.ceil(raster.width / cell), Math.ceil(raster.height / cell));
  for (let y = 0; y < grid.height; y += 1) {
    for (let x = 0; x < grid.width; x += 1) grid.data[y * grid.width + x] = lightOf(raster, x, y, cell);
  }
  return { cell, grid: boxMean(boxMean(filledIn(grid), 1), 1) };
}

function lightOf(raster: Raster, column: number, row: number, cell: number): number {
  const counts = new Uint32Array(256);
  const right = Math.min(raster.width, (column + 1) * cell);
  const bottom = Math.min(raster.height, (row + 1) * cell);
  for (let y = row * cell; y < bottom; y += 1) {
    const at = y * raster.width;
    for (let x = column * cell; x < right; x += 1) counts[raster.data[at + x]!]! += 1;
  }
  return percentile(counts, 0.85);
}

/** A cell full of ink is as bright as the paper around it: greyscale closing over the neighbours. */
function filledIn(grid: Raster): Raster {
  return extreme(extreme(grid, Math.max), Math.min);
}

function extreme(grid: Raster, pick: (...values: number[]) => number): Raster {
  const out = blank(grid.width, grid.height);
  for (let y = 0; y < grid.height; y += 1) {
    for (let x = 0; x < grid.width; x += 1) {
      let value = grid.data[y * grid.width + x]!;
      for (let row = Math.max(0, y - 1); row <= Math.min(grid.height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(grid.width - 1, x + 1); column += 1)
          value = pick(value, grid.data[row * grid.width + column]!);
      }
      out.data[y * grid.width + x] = value;
    }
  }
  return out;
}

/** Each pixel over its paper's brightness, that brightness interpolated between the cells' middles. */
function divided(raster: Raster, { cell, grid }: Paper): Raster {
  const { width, height, data } = raster;
  const out = blank(width, height);
  const columns = Array.from({ length: width }, (_, x) => between(x, cell, grid.width));
  for (let y = 0; y < height; y += 1) {
    const row = between(y, cell, grid.height);
    const [top, bottom] = [row.first * grid.width, row.second * grid.width];
    for (let x = 0; x < width; x += 1) {
      const { first, second, share } = columns[x]!;
      const above = grid.data[top + first]! * (1 - share) + grid.data[top + second]! * share;
      const below = grid.data[bottom + first]! * (1 - share) + grid.data[bottom + second]! * share;
      const paper = Math.max(24, above * (1 - row.share) + below * row.share);
      out.data[y * width + x] = Math.min(255, (data[y * width + x]! / paper) * 255);
    }
  }
  return out;
}

function between(
  pixel: number,
  cell: number,
  cells: number,
): { first: number; second: number; share: number } {
  const at = Math.max(0, Math.min(cells - 1, (pixel + 0.5) / cell - 0.5));
  const first = Math.floor(at);
  return { first, second: Math.min(cells - 1, first + 1), share: at - first };
}

/** Ink to black and paper to white, both measured; faint ink grows darker by it. */
function stretched(raster: Raster): Raster {
  const counts = histogram(raster);
  const threshold = Math.min(235, otsu(counts));
  const ink = counts.slice(0, threshold + 1);
  if (ink.reduce((sum, count) => sum + count, 0) < raster.data.length * 0.0005) return raster;
  const black = percentile(ink, 0.3);
  const white = Math.max(
    black + 24,
    Math.min(245, percentile(counts, 0.75) - Math.max(4, measureNoise(raster) * 2.5)),
  );
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round(Math.max(0, Math.min(1, (value - black) / (white - black))) * 255),
  );
  return { ...raster, data: raster.data.map((value) => table[value]!) };
}

/**
 * The median where noise is heavy; it would eat the thin strokes of small clean type. Noise is the
 * mean of the Laplacian difference operator over the page (Immerkaer, 1996), taken where it is
 * small, so that letters do not count.
 */
function withoutNoise(raster: Raster): Raster {
  const level = measureNoise(raster);
  return level > 14 ? median3(raster) : raster;
}

/** The standard deviation of the noise, in grey values. */
export function measureNoise({ width, height, data }: Raster): number {
  const responses: number[] = [];
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / 200_000)));
  for (let y = 1; y < height - 1; y += step) {
    for (let x = 1; x < width - 1; x += step) {
      const at = y * width + x;
      const corners =
        data[at - width - 1]! + data[at - width + 1]! + data[at + width - 1]! + data[at + width + 1]!;
      const sides = data[at - 1]! + data[at + 1]! + data[at - width]! + data[at + width]!;
      responses.push(Math.abs(4 * data[at]! - 2 * sides + corners));
    }
  }
  responses.sort((a, b) => a - b);
  const middle = responses[Math.floor(responses.length / 2)] ?? 0;
  // The operator's response to noise of deviation 1 has deviation 6; the median of |N(0,1)| is 0.6745.
  return middle / (6 * 0.6745);
}
