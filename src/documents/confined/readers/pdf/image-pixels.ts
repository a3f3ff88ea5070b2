import type { Raster } from '../../ocr/raster.ts';

/** A picture as the PDF library hands it over. */
export interface PdfImage {
  width: number;
  height: number;
  data: Uint8Array;
  /** The library's ImageKind: 1 is a bit a pixel, 2 is RGB, 3 is RGBA. */
  kind?: number | undefined;
  /** A stencil of one bit a pixel that ink is poured through. */
  isMask: boolean;
}

/** As grey. Rows of one bit a pixel begin on whole bytes; a stencil lets ink through where its bit is 0. */
export function imageToGrey(image: PdfImage): Raster {
  const { width, height, data } = image;
  const out = new Uint8Array(width * height);
  if (image.isMask || image.kind === 1) unpackBits(out, image);
  else if (data.length >= width * height * 4 && image.kind !== 2) fromColour(out, data, 4);
  else if (data.length >= width * height * 3) fromColour(out, data, 3);
  else out.set(data.subarray(0, out.length));
  return { width, height, data: out };
}

function unpackBits(out: Uint8Array, { width, height, data }: PdfImage): void {
  const stride = Math.ceil(width / 8);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = (data[y * stride + (x >> 3)]! >> (7 - (x & 7))) & 1;
      out[y * width + x] = bit ? 255 : 0;
    }
  }
}

/** Luma of ITU-R BT.601. */
function fromColour(out: Uint8Array, data: Uint8Array, channels: 3 | 4): void {
  for (let at = 0; at < out.length; at += 1) {
    const from = at * channels;
    out[at] = (data[from]! * 299 + data[from + 1]! * 587 + data[from + 2]! * 114 + 500) / 1000;
  }
}
