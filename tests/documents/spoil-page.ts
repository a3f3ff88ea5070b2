import sharp from 'sharp';
import { fitProjective, type Point } from '../../src/documents/confined/ocr/prepare/warp.ts';

/** Random numbers that are the same every time (xorshift32), 0 to 1. */
export function random(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

async function grey(png: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const packed = (data: Buffer, width: number, height: number) =>
  sharp(data, { raw: { width, height, channels: 1 } });

/** Turned clockwise by degrees on white. */
export const turnedBy = (png: Buffer, degrees: number): Promise<Buffer> =>
  sharp(png).rotate(degrees, { background: '#fff' }).png().toBuffer();

/** Grain of a standard deviation in grey values, and specks of pepper and salt. */
export async function noisy(png: Buffer, deviation: number, specks: number): Promise<Buffer> {
  const { data, width, height } = await grey(png);
  const next = random(7);
  for (let at = 0; at < data.length; at += 1) {
    // Sum of four even numbers: near enough to normal, variance 1/3.
    const grain = (next() + next() + next() + next() - 2) * Math.sqrt(3) * deviation;
    const speck = next() < specks ? (next() < 0.5 ? -255 : 255) : 0;
    data[at] = Math.max(0, Math.min(255, data[at]! + grain + speck));
  }
  return packed(data, width, height).png().toBuffer();
}

/**
 * The page as a telephone takes it by lamp light: lying askew on a dark table, nearer at one side,
 * light falling off to a corner, a shadow across, a little out of focus, saved as JPEG.
 */
export async function photographed(png: Buffer): Promise<Buffer> {
  const page = await grey(png);
  const [width, height] = [Math.round(page.width * 1.25), Math.round(page.height * 1.3)];
  const place = (x: number, y: number): Point => ({ x: x * width, y: y * height });
  const corners = [place(0.11, 0.09), place(0.87, 0.13), place(0.94, 0.9), place(0.05, 0.86)];
  const map = fitProjective(corners, [
    { x: 0, y: 0 },
    { x: page.width, y: 0 },
    { x: page.width, y: page.height },
    { x: 0, y: page.height },
  ]);
  const [a, b, c, d, e, f, g, h] = map!;
  const next = random(11);
  const data = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const w = g * x + h * y + 1;
      const [u, v] = [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
      const light =
        0.55 +
        0.45 * Math.exp(-(((x - width * 0.3) / width) ** 2 + ((y - height * 0.2) / height) ** 2) * 1.6);
      const shadow = x + y * 0.7 > width * 1.05 ? 0.72 : 1;
      const table = 62 + 14 * Math.sin(x / 37) * Math.sin(y / 151);
      const surface =
        u < 0 || v < 0 || u >= page.width - 1 || v >= page.height - 1
          ? table
          : 30 + sampled(page, u, v) * 0.85;
      data[y * width + x] = Math.max(0, Math.min(255, surface * light * shadow + (next() - 0.5) * 10));
    }
  }
  return packed(data, width, height).blur(0.8).jpeg({ quality: 72 }).toBuffer();
}

function sampled(page: { data: Buffer; width: number }, u: number, v: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const at = y * page.width + x;
  const [s, t] = [u - x, v - y];
  const above = page.data[at]! * (1 - s) + page.data[at + 1]! * s;
  const below = page.data[at + page.width]! * (1 - s) + page.data[at + page.width + 1]! * s;
  return above * (1 - t) + below * t;
}
