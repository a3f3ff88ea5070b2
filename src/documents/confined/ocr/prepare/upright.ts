import { cropped, type Raster, shrink, turned } from '../raster.ts';
import { flatten } from './flatten.ts';
import { letterHeight } from './letters.ts';
import { squaredSheet } from './sheet.ts';
import { findInk, measureSkew, type Skew } from './skew.ts';
import { turnAndScale, warped } from './warp.ts';

/** Height of small letters that the engine reads best: capitals of about 30 pixels. */
const SMALL_LETTERS = 21;
/** Scales near enough to right that resampling would lose more than it gains. */
const NEAR_ENOUGH = { from: 0.75, to: 1.3 };
const MOST_ENLARGED = 4;
/** Pixels of a page that is enlarged, at most. */
const MOST_PIXELS = 40e6;
/** Pixels along the longer side that the slope of lines is measured in. */
const MEASURED = 1400;
/** How much sharper the columns of pixels must be than the rows for a page to lie on its side. */
const ON_ITS_SIDE = 1.2;
/** White around the page: the engine reads badly what touches the edge. */
const MARGIN = 24;

export interface PreparedPage {
  raster: Raster;
  /** Degrees it was turned by clockwise, quarters included. */
  turned: number;
  /** Pixels of the prepared page for each pixel of the picture. */
  scale: number;
}

/**
 * A picture of a page made ready to be read: the sheet cut out and squared, its light evened, its
 * lines level and its letters of the right size. Whether it stands on its head is not known yet.
 */
export function preparedPage(picture: Raster): PreparedPage {
  const flat = flatten(squaredSheet(picture));
  const { page, quarters, skew } = levelled(flat);
  const height = letterHeight(page);
  const scale = scaleFor(page, height);
  const reduced = scale < 0.6 ? Math.floor(1 / scale) : 1;
  const base = shrink(page, reduced);
  const rest = scale * reduced;
  const turnedBy = quarters * 90 + skew.angle;
  if (rest === 1 && Math.abs(skew.angle) < 0.06) return { raster: padded(base), turned: turnedBy, scale };
  const { map, width, height: rows } = turnAndScale(base, skew.angle, rest);
  return { raster: padded(warped(base, map, width, rows)), turned: turnedBy, scale };
}

/** Whether the lines run across or up the page, and their slope. */
function levelled(flat: Raster): { page: Raster; quarters: number; skew: Skew } {
  const small = shrink(flat, Math.max(1, Math.ceil(Math.max(flat.width, flat.height) / MEASURED)));
  const across = measureSkew(findInk(withoutBorder(small)));
  const side = turned(small, 1);
  const upwards = measureSkew(findInk(withoutBorder(side)));
  return upwards.sharpness > across.sharpness * ON_ITS_SIDE
    ? { page: turned(flat, 1), quarters: 1, skew: upwards }
    : { page: flat, quarters: 0, skew: across };
}

/** The edges of a sheet or of a scanner's lid are straight lines that are not text. */
function withoutBorder(raster: Raster): Raster {
  const [x, y] = [raster.width * 0.02, raster.height * 0.02];
  return cropped(raster, x, y, raster.width - x, raster.height - y);
}

function scaleFor(page: Raster, height: number | null): number {
  const wanted = height === null ? 1 : SMALL_LETTERS / height;
  if (wanted > NEAR_ENOUGH.from && wanted < NEAR_ENOUGH.to) return 1;
  const most = Math.sqrt(MOST_PIXELS / (page.width * page.height));
  return Math.max(0.2, Math.min(MOST_ENLARGED, most, wanted));
}

function padded(raster: Raster): Raster {
  const width = raster.width + 2 * MARGIN;
  const out = { width, height: raster.height + 2 * MARGIN, data: new Uint8Array(0) };
  out.data = new Uint8Array(width * out.height).fill(255);
  for (let y = 0; y < raster.height; y += 1)
    out.data.set(
      raster.data.subarray(y * raster.width, (y + 1) * raster.width),
      (y + MARGIN) * width + MARGIN,
    );
  return out;
}
