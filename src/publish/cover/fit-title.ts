import { lineWidth, type Typeface } from './typeface.ts';

export interface FittedTitle {
  lines: string[];
  size: number;
  /** From one baseline to the next. */
  leading: number;
}

export interface Box {
  width: number;
  height: number;
}

const LARGEST = 208;
const SMALLEST = 60;
const STEP = 4;
const LEADING = 1.06;
/** A line above that leaves the last one a single short word is worth one step less. */
const SHORT_LAST_LINE = 0.24;

/**
 * The largest size at which the title fits the box, its lines as even as they can be. A title that
 * does not fit at the smallest size is cut after the last whole word that does, with an ellipsis.
 */
export function fitTitle(face: Typeface, title: string, box: Box): FittedTitle {
  const words = title.trim().split(/\s+/u);
  for (let size = LARGEST; size > SMALLEST; size -= STEP) {
    const lines = breakEvenly(face, words, size, box.width);
    const fits = lines && lines.length * size * LEADING <= box.height && lines.length <= mostLines(size);
    if (lines && fits && !endsAlone(face, lines, size)) return { lines, size, leading: size * LEADING };
  }
  const most = Math.floor(box.height / (SMALLEST * LEADING));
  const lines = breakGreedily(
    face,
    words.flatMap((w) => splitLong(face, w, SMALLEST, box.width)),
    SMALLEST,
    box.width,
  );
  return { lines: cut(face, lines, most, box.width), size: SMALLEST, leading: SMALLEST * LEADING };
}

/** Big type stands in few lines; more lines want smaller type. */
function mostLines(size: number): number {
  if (size > 176) return 2;
  if (size > 140) return 3;
  return size > 100 ? 4 : 8;
}

function endsAlone(face: Typeface, lines: string[], size: number): boolean {
  if (lines.length < 2) return false;
  const widths = lines.map((line) => lineWidth(face, line, size));
  return widths.at(-1)! < SHORT_LAST_LINE * Math.max(...widths);
}

/** The narrowest width that needs no more lines than the box's own evens the lines out. */
function breakEvenly(face: Typeface, words: string[], size: number, width: number): string[] | undefined {
  if (words.some((word) => lineWidth(face, word, size) > width)) return undefined;
  const widest = breakGreedily(face, words, size, width);
  for (let narrower = width * 0.55; narrower < width; narrower += width * 0.03) {
    if (words.some((word) => lineWidth(face, word, size) > narrower)) continue;
    const lines = breakGreedily(face, words, size, narrower);
    if (lines.length === widest.length) return lines;
  }
  return widest;
}

function breakGreedily(face: Typeface, words: string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && lineWidth(face, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Cuts a word that is wider than the box into pieces that are not. */
function splitLong(face: Typeface, word: string, size: number, width: number): string[] {
  const pieces = [''];
  for (const character of word) {
    const longer = pieces.at(-1)! + character;
    if (lineWidth(face, longer, size) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces;
}

function cut(face: Typeface, lines: string[], most: number, width: number): string[] {
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept[most - 1]!;
  while (lineWidth(face, `${last}…`, SMALLEST) > width && last.includes(' '))
    last = last.slice(0, last.lastIndexOf(' '));
  kept[most - 1] = `${last.replace(/[\s,;:.–—-]+$/u, '')}…`;
  return kept;
}
