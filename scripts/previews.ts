#!/usr/bin/env node
// `npm run previews`: draws the pictures that previews of the public pages show, of the score of the sample
// episode and the words of SITE_PREVIEWS. The files are kept in the repository.

import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {
  PREVIEW_HEIGHT,
  PREVIEW_WIDTH,
  previewPath,
  SITE_PREVIEWS,
  type SitePreview,
} from '../src/kernel/rules/site-previews.ts';
import { linePath, typeface } from '../src/publish/cover/typeface.ts';

const ROOT = path.join(import.meta.dirname, '..');
const PUBLIC = path.join(ROOT, 'src', 'web', 'public');
const SAMPLE = path.join(ROOT, 'src', 'web', 'site', 'samples', 'tides.json');
const INK = '#191714';
const VOICES = ['#d9432f', '#1f6f8b'] as const;
const PAD = 72;
/** The score stands on this line, one voice above it and one below. */
const LINE_Y = 462;
const BAR_PX = 6;
const STEP_PX = 9;
const MOST_PX = 84;

const { bars } = JSON.parse(readFileSync(SAMPLE, 'utf8')) as { bars: [height: number, speaker: number][] };

mkdirSync(path.join(PUBLIC, 'previews'), { recursive: true });
for (const preview of Object.keys(SITE_PREVIEWS) as SitePreview[]) {
  const file = path.join(PUBLIC, previewPath(preview));
  const { size } = await sharp(Buffer.from(draw(preview)))
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toFile(file);
  process.stdout.write(`${path.relative(ROOT, file)}: ${size} bytes\n`);
}

function draw(preview: SitePreview): string {
  const serif = typeface('newsreader', 400);
  const sans = typeface('instrument-sans', 500);
  const [first, second] = SITE_PREVIEWS[preview];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}">
<rect width="100%" height="100%" fill="#faf7f2"/>
${mark(PAD, 52)}
<path fill="${INK}" d="${linePath(serif, 'Afterword', PAD + 58, 92, 42)}"/>
<path fill="${INK}" d="${linePath(serif, first, PAD - 4, 226, 92)}"/>
<path fill="${VOICES[0]}" d="${linePath(serif, second, PAD - 4, 322, 92)}"/>
${score()}
<path fill="#6e665b" d="${linePath(sans, 'Free software for your own server. Voices are synthetic, and say so.', PAD, 598, 22)}"/>
</svg>`;
}

/** The beginning of the sample episode, from edge to edge. */
function score(): string {
  const many = Math.floor((PREVIEW_WIDTH - 2 * PAD) / STEP_PX);
  return bars
    .slice(0, many)
    .map(([height, speaker], index) => {
      const px = speaker < 0 ? 3 : Math.max(4, (height / 100) * MOST_PX);
      const y = speaker === 1 ? LINE_Y + 3 : LINE_Y - 3 - px;
      const fill = speaker < 0 ? '#cfc5b5' : VOICES[speaker === 1 ? 1 : 0];
      return `<rect x="${PAD + index * STEP_PX}" y="${y}" width="${BAR_PX}" height="${px}" rx="3" fill="${fill}"/>`;
    })
    .join('');
}

/** The logo, as `web/components/elements/mark.tsx` has it. */
function mark(x: number, y: number): string {
  const shape: [x: number, y: number, height: number, voice: 0 | 1][] = [
    [2, 7, 5, 0],
    [7, 2, 10, 0],
    [12, 5, 7, 0],
    [11, 14, 6, 1],
    [16, 14, 10, 1],
    [21, 14, 5, 1],
  ];
  const rects = shape.map(
    ([left, top, height, voice]) =>
      `<rect x="${left}" y="${top}" width="3" height="${height}" rx="1.5" fill="${VOICES[voice]}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(1.8)">${rects.join('')}</g>`;
}
