import sharp from 'sharp';
import { linePath, lineWidth, typeface } from '../../src/publish/cover/typeface.ts';

export interface DrawnText {
  text: string;
  /** Em size in pixels. */
  size: number;
  family?: 'newsreader' | 'instrument-sans';
  weight?: 400 | 500 | 600;
}

export interface PageLook {
  width?: number;
  height?: number;
  margin?: number;
  columns?: 1 | 2;
  ink?: string;
  paper?: string;
}

/** Breaks a paragraph into lines no wider than `width`. */
function linesOf({ text, size, family = 'newsreader', weight = 400 }: DrawnText, width: number): string[] {
  const face = typeface(family, weight);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const open = lines.at(-1);
    if (open !== undefined && lineWidth(face, `${open} ${word}`, size) <= width)
      lines[lines.length - 1] = `${open} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Draws paragraphs as outlines, one under the other, column after column; gives a PNG. */
export async function drawPage(paragraphs: readonly DrawnText[], look: PageLook = {}): Promise<Buffer> {
  const { width = 1240, height = 1000, margin = 100, columns = 1, ink = '#161616', paper = '#fff' } = look;
  const gutter = 60;
  const columnWidth = (width - 2 * margin - (columns - 1) * gutter) / columns;
  let [column, y] = [0, margin];
  let paths = '';
  for (const paragraph of paragraphs) {
    const face = typeface(paragraph.family ?? 'newsreader', paragraph.weight ?? 400);
    for (const line of linesOf(paragraph, columnWidth)) {
      y += paragraph.size * 1.4;
      if (y > height - margin && column < columns - 1)
        [column, y] = [column + 1, margin + paragraph.size * 1.4];
      paths += linePath(face, line, margin + column * (columnWidth + gutter), y, paragraph.size);
    }
    y += paragraph.size * 0.8;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><path d="${paths}" fill="${ink}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
