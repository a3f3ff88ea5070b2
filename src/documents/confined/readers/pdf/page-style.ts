import type { Line, Page } from '../../layout.ts';
import { usualSize } from './segments.ts';

/** How the running text of a document is set. */
export interface BodyStyle {
  size: number;
  /** Distance between baselines. */
  leading: number;
  /** Whether most of the text is bold, so that bold says nothing. */
  bold: boolean;
  /** Whether paragraphs begin with an indent rather than after a gap. */
  indents: boolean;
}

export function bodyStyle(pages: readonly Page[]): BodyStyle {
  const lines = pages.flatMap((page) => page.lines);
  const size = usualSize(lines.filter((line) => !line.mono));
  const body = lines.filter((line) => Math.abs(line.size - size) < 0.6);
  const bold = body.filter((line) => line.bold).length > body.length * 0.5;
  return { size, leading: usualLeading(lines, size), bold, indents: usesIndents(lines, size) };
}

function usualLeading(lines: readonly Line[], size: number): number {
  const counts = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (!before || before.column.id !== line.column.id || Math.abs(line.size - size) > 0.6) continue;
    const gap = Math.round((line.y - before.y) * 2) / 2;
    if (gap > size * 0.9 && gap < size * 2.6) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? size * 1.2;
}

function usesIndents(lines: readonly Line[], size: number): boolean {
  let indented = 0;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (
      before &&
      before.column.id === line.column.id &&
      isIndented(line, before, size) &&
      line.y - before.y < size * 1.6
    )
      indented += 1;
  }
  return indented > lines.length * 0.02;
}

/** A first line set in from the left edge that the line before it keeps to. */
export function isIndented(line: Line, before: Line, size: number): boolean {
  const inset = line.x0 - line.column.x0;
  return inset > size * 0.7 && inset < size * 4.5 && before.x0 - before.column.x0 < size * 0.4;
}
