#!/usr/bin/env node
// `npm run fonts`: cuts the fonts of the public pages out of their packages, with only the weights and
// the optical size that the pages use. The files are kept in the repository, so that a build needs no tool.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.join(import.meta.dirname, '..');
const target = path.join(root, 'src', 'web', 'fonts');
const require = createRequire(import.meta.url);

/** What English pages are set in; the others come where a text needs them (`unicode-range` in fonts.css). */
const BASIC = text([
  ...range(0x20, 0x7e),
  0xa0,
  0xa9,
  0xb7,
  0xd7,
  ...range(0x2010, 0x2026),
  0x2032,
  0x2033,
  0x20ac,
  0x2192,
  0x2212,
]);
const WESTERN = text([
  ...range(0xa1, 0xff),
  ...[0x131, 0x152, 0x153, 0x160, 0x161, 0x178, 0x17d, 0x17e, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc],
  ...[0x2039, 0x203a, 0x2122, 0x2190, 0x2191, 0x2193, 0x2215],
]);

/** @type {{ from: string, to: string, axes: Record<string, number | { min: number, max: number }> }[]} */
const FONTS = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    to: 'newsreader-display',
    axes: { opsz: 72, wght: 400 },
  },
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2',
    to: 'newsreader-display-italic',
    axes: { opsz: 72, wght: 400 },
  },
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    to: 'newsreader-text',
    axes: { opsz: 18, wght: { min: 400, max: 600 } },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans',
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** @param {number} first @param {number} last */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** @param {number[]} codes */
function text(codes) {
  return String.fromCodePoint(...codes);
}

mkdirSync(target, { recursive: true });
for (const { from, to, axes } of FONTS)
  for (const [set, letters] of Object.entries({ basic: BASIC, western: WESTERN })) {
    const font = await subsetFont(readFileSync(require.resolve(from)), letters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    writeFileSync(path.join(target, `${to}-${set}.woff2`), font);
    process.stdout.write(`${to}-${set}: ${font.length} bytes\n`);
  }
