/** A grey picture, a byte a pixel, row by row: 0 is black, 255 white. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

export function blank(width: number, height: number, grey = 255): Raster {
  return { width, height, data: new Uint8Array(width * height).fill(grey) };
}

/** Pixels by grey value. */
export function histogram({ data }: Raster): Uint32Array {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value]! += 1;
  return counts;
}

/** The grey value that a share (0 to 1) of all pixels does not exceed. */
export function percentile(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [value, count] of counts.entries()) {
    seen += count;
    if (seen >= total * share) return value;
  }
  return 255;
}

/** The threshold that parts dark from light best: greatest variance between the two (Otsu, 1979). */
export function otsu(counts: Uint32Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const all = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [below, sumBelow, best, threshold] = [0, 0, -1, 127];
  for (let value = 0; value < 255; value += 1) {
    below += counts[value]!;
    sumBelow += value * counts[value]!;
    if (below === 0 || below === total) continue;
    const apart = sumBelow / below - (all - sumBelow) / (total - below);
    const between = below * (total - below) * apart * apart;
    if (between > best) [best, threshold] = [between, value];
  }
  return threshold;
}

/** The picture made smaller by a whole number: each pixel the mean of a square. */
export function shrink(raster: Raster, factor: number): Raster {
  if (factor <= 1) return raster;
  const width = Math.max(1, Math.floor(raster.width / factor));
  const height = Math.max(1, Math.floor(raster.height / factor));
  const small = blank(width, height);
  const [across, down] = [Math.min(factor, raster.width), Math.min(factor, raster.height)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let row = 0; row < down; row += 1) {
        const at = (y * factor + row) * raster.width + x * factor;
        for (let column = 0; column < across; column += 1) sum += raster.data[at + column]!;
      }
      small.data[y * width + x] = Math.round(sum / (across * down));
    }
  }
  return small;
}

/** Turned clockwise by quarters of a circle. */
export function turned(raster: Raster, quarters: number): Raster {
  const { width, height, data } = raster;
  const turn = ((quarters % 4) + 4) % 4;
  if (turn === 0) return raster;
  if (turn === 2) return { width, height, data: data.slice().reverse() };
  const out = blank(height, width);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = turn === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      out.data[to] = data[y * width + x]!;
    }
  }
  return out;
}

/** A part of the picture, cut to what there is of it. */
export function cropped(raster: Raster, x0: number, y0: number, x1: number, y1: number): Raster {
  const left = Math.max(0, Math.floor(x0));
  const top = Math.max(0, Math.floor(y0));
  const width = Math.max(1, Math.min(raster.width, Math.ceil(x1)) - left);
  const height = Math.max(1, Math.min(raster.height, Math.ceil(y1)) - top);
  const out = blank(width, height);
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * raster.width + left;
    out.data.set(raster.data.subarray(from, from + width), y * width);
  }
  return out;
}
