import { blank, type Raster } from '../raster.ts';

/** Means over squares of `radius` to each side, edges repeated: two passes of running sums. */
export function boxMean(raster: Raster, radius: number): Raster {
  const across = pass(raster.data, raster.width, raster.height, 1, raster.width, radius);
  const down = pass(across, raster.height, raster.width, raster.width, 1, radius);
  return { width: raster.width, height: raster.height, data: down };
}

function pass(
  data: Uint8Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  radius: number,
): Uint8Array {
  const out = new Uint8Array(data.length);
  const size = 2 * radius + 1;
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    const at = (index: number) => data[start + Math.max(0, Math.min(length - 1, index)) * step]!;
    let sum = 0;
    for (let index = -radius; index <= radius; index += 1) sum += at(index);
    for (let index = 0; index < length; index += 1) {
      out[start + index * step] = Math.round(sum / size);
      sum += at(index + radius + 1) - at(index - radius);
    }
  }
  return out;
}

/** The median of each pixel and its eight neighbours. The outermost pixels stay as they are. */
export function median3(raster: Raster): Raster {
  const { width, height, data } = raster;
  const out = blank(width, height);
  out.data.set(data);
  const near = new Uint8Array(9);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      let n = 0;
      for (let row = -1; row <= 1; row += 1) {
        for (let column = -1; column <= 1; column += 1) near[n++] = data[(y + row) * width + x + column]!;
      }
      near.sort();
      out.data[y * width + x] = near[4]!;
    }
  }
  return out;
}
