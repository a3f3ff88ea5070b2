import type { DraftBlock } from '../../../shared/draft.ts';
import type { Line } from '../../layout.ts';
import { tableBlock } from '../../table-block.ts';
import { runsText } from './page-lines.ts';

/** How far the same column's cells may lie apart. */
const ALIGNED = 4;

/**
 * How many lines from `at` on are rows of one table: 0, or 3 and more. Rows have two cells or more
 * whose edges line up with those of other rows; a line of one cell between rows goes with them.
 */
export function tableLength(lines: readonly Line[], at: number): number {
  if ((lines[at]?.segments.length ?? 0) < 2) return 0;
  const rows: Line[] = [];
  let length = 0;
  for (let index = at; index < lines.length; index += 1) {
    const line = lines[index]!;
    const before = lines[index - 1];
    if (line.column.id !== lines[at]!.column.id || line.mono) break;
    if (Math.abs(line.size - lines[at]!.size) > line.size * 0.1) break;
    if (index > at && before && line.y - before.y > line.size * (rows.length > 2 ? 2.4 : 3)) break;
    if (line.segments.length >= 2) {
      rows.push(line);
      length = index - at + 1;
    } else if (!continuesCell(line, lines[index + 1])) break;
  }
  return rows.length >= 3 && isAligned(rows) ? length : 0;
}

/** A lone cell inside a table: narrow, and followed by another row. */
function continuesCell(line: Line, next: Line | undefined): boolean {
  const narrow = line.x1 - line.x0 < (line.column.x1 - line.column.x0) * 0.6;
  return narrow && next !== undefined && next.segments.length >= 2 && next.y - line.y < line.size * 2;
}

/** Most cells after the first share a left edge, a right edge or a middle with cells of other rows. */
function isAligned(rows: readonly Line[]): boolean {
  const cells = rows.flatMap((row) => row.segments.slice(1));
  const edges = [
    cells.map((cell) => cell.x0),
    cells.map((cell) => cell.x1),
    cells.map((cell) => (cell.x0 + cell.x1) / 2),
  ];
  const shared = edges.map(
    (xs) =>
      xs.filter(
        (x) => xs.filter((other) => Math.abs(other - x) < ALIGNED).length >= Math.max(2, rows.length * 0.4),
      ).length,
  );
  return Math.max(...shared) >= cells.length * 0.6;
}

/** The table of these lines; cells are placed under the columns that the fullest row sets. */
export function readTableLines(lines: readonly Line[]): DraftBlock {
  const starts = columnStarts(lines);
  const rows = lines.map((line) => {
    const cells = starts.map(() => '');
    for (const segment of line.segments) {
      const column = nearest(starts, (segment.x0 + segment.x1) / 2);
      cells[column] = `${cells[column]} ${runsText(segment.runs)}`.trim();
    }
    return cells;
  });
  const [first, ...rest] = rows;
  const isHeader =
    lines[0]!.bold ||
    (first?.every((cell) => !/^[\d.,%−-]+$/.test(cell)) &&
      rest.some((row) => row.some((cell) => /^[\d.,%−-]+$/.test(cell))));
  return isHeader ? tableBlock(first ?? [], rest) : tableBlock([], rows);
}

function columnStarts(lines: readonly Line[]): number[] {
  const fullest = lines.reduce((best, line) => (line.segments.length > best.segments.length ? line : best));
  return fullest.segments.map((segment) => (segment.x0 + segment.x1) / 2);
}

function nearest(columns: readonly number[], x: number): number {
  return columns.reduce(
    (best, column, index) => (Math.abs(column - x) < Math.abs(columns[best]! - x) ? index : best),
    0,
  );
}
