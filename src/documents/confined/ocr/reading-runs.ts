import type { Font, Run } from '../layout.ts';
import type { ReadLine, ReadWord } from './engine/engine.ts';
import type { PageReading } from './read-page.ts';

/** A page of recognised text as the layout pass takes it: lengths in points. */
export interface ReadSheet {
  number: number;
  width: number;
  height: number;
  runs: Run[];
}

/** What running text is set in, in points, when no page with text of its own says otherwise. */
const BODY_SIZE = 10.5;
/** Height of capitals and of letters with ascenders, of the type size. */
const TALL = 0.7;
/** Height of small letters, of the type size. */
const SMALL = 0.46;
/** Steps that sizes of type are rounded to: measured in pixels, one line differs from the next. */
const STEP = 1.15;
const PLAIN: Font = { bold: false, italic: false, mono: false, math: false };

interface SizedLine {
  line: ReadLine;
  /** Type size in pixels. */
  size: number;
}

interface Measured {
  page: number;
  reading: PageReading;
  lines: SizedLine[];
  body: number;
}

/**
 * Recognised pages as runs of text. A picture does not say how large its letters are in print, so
 * the commonest size is taken for that of running text, and all others by their ratio to it.
 */
export function toSheets(
  readings: readonly { page: number; reading: PageReading }[],
  bodySize = BODY_SIZE,
): ReadSheet[] {
  const measured = readings.map(({ page, reading }) => measure(page, reading));
  const usual = weightedMedian(
    measured.flatMap(({ lines, reading }) =>
      lines.map(({ line, size }) => ({ value: size / reading.width, weight: length(line) })),
    ),
  );
  return measured.map((one) => sheetOf(one, usual * one.reading.width, bodySize));
}

function measure(page: number, reading: PageReading): Measured {
  const lines = evened(
    reading.lines.map(readable).flatMap((line) => (line ? [{ line, size: sizeOf(line) }] : [])),
  );
  const body = middleSize(lines);
  return { page, reading, lines, body };
}

/** Lines in a row that differ little are set alike: each takes the middle size of all of them. */
function evened(lines: readonly SizedLine[]): SizedLine[] {
  const groups: SizedLine[][] = [];
  for (const one of lines) {
    const open = groups.at(-1);
    const ratio = open ? one.size / middleSize(open) : 0;
    if (open && ratio > 0.9 && ratio < 1.11) open.push(one);
    else groups.push([one]);
  }
  return groups.flatMap((group) => group.map((one) => ({ ...one, size: middleSize(group) })));
}

const middleSize = (lines: readonly SizedLine[]) =>
  weightedMedian(lines.map(({ line, size }) => ({ value: size, weight: length(line) })));

function sheetOf({ page, reading, lines, body }: Measured, usual: number, bodySize: number): ReadSheet {
  // Pages photographed from nearer or further differ a little; a page of large type differs more.
  const reference = body > usual * 0.65 && body < usual * 1.5 ? body : usual || body || 1;
  const unit = bodySize / reference;
  const runs = lines.flatMap(({ line, size }) =>
    runsOf(line, size, unit, steppedSize(size / reference) * bodySize),
  );
  return { number: page, width: reading.width * unit, height: reading.height * unit, runs };
}

function steppedSize(ratio: number): number {
  if (ratio > 0.87 && ratio < 1.13) return 1;
  return STEP ** Math.round(Math.log(ratio) / Math.log(STEP));
}

function runsOf(line: ReadLine, size: number, unit: number, points: number): Run[] {
  return line.words.map((word, index) => {
    const next = line.words[index + 1];
    // Words of one line that is set flush stand apart further than the layout pass expects.
    const gap = next ? next.x0 - word.x1 : 0;
    const end = next && gap < size * 1.6 ? next.x0 : word.x1;
    return {
      text: next ? `${word.text} ` : word.text,
      x0: word.x0 * unit,
      x1: end * unit,
      y: line.baseline * unit,
      size: points,
      font: PLAIN,
      confidence: word.confidence,
    };
  });
}

const length = (line: ReadLine) => line.words.reduce((sum, word) => sum + word.text.length, 0);

/** The line without specks taken for marks, its bullet mended; null when nothing of it is left. */
function readable(line: ReadLine): ReadLine | null {
  const words = line.words.filter(
    ({ text, confidence }) =>
      confidence > 0.2 && (/[\p{L}\p{N}]/u.test(text) || confidence > 0.55 || isMark(text)),
  );
  const [first, second] = words;
  if (!first || !words.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return null;
  if (second && isBullet(first, second, line))
    return { ...line, words: [{ ...first, text: '•' }, ...words.slice(1)] };
  return { ...line, words };
}

const isMark = (text: string) => /^(?:[•·–—-]|[.,:;!?)»”"]+)$/.test(text);

/** A bullet is read as one of the letters that look like it; it stands well apart from its text. */
function isBullet(first: ReadWord, second: ReadWord, line: ReadLine): boolean {
  const apart = second.x0 - first.x1 > line.letterHeight * 0.6;
  if (/^[•·¢©®°*»«●○■▪+]$/.test(first.text)) return apart;
  return apart && /^[eo0]$/.test(first.text) && first.confidence < 0.85;
}

/** The type size in pixels, from the height of its letters over the baseline. */
function sizeOf(line: ReadLine): number {
  const tall = heights(line, /[\p{Lu}\dbdfhklß]/u).map(({ value, weight }) => ({
    value: value / TALL,
    weight,
  }));
  if (tall.length > 0) return weightedMedian(tall);
  const small = heights(line, /[acemnorsuvwxz]/).map(({ value, weight }) => ({
    value: value / SMALL,
    weight,
  }));
  return small.length > 0 ? weightedMedian(small) : line.letterHeight / SMALL;
}

function heights(line: ReadLine, letters: RegExp): Weighted[] {
  return line.words
    .filter(({ text }) => letters.test(text))
    .map(({ text, y0, y1 }) => ({
      value: (/[gjpqyçQ,;()[\]]/.test(text) ? line.baseline : Math.min(y1, line.baseline + 2)) - y0,
      weight: text.length,
    }))
    .filter(({ value }) => value > 2);
}

interface Weighted {
  value: number;
  weight: number;
}

function weightedMedian(values: readonly Weighted[]): number {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let seen = 0;
  for (const { value, weight } of sorted) {
    seen += weight;
    if (seen >= half) return value;
  }
  return 0;
}
