import type { Column } from './columns.ts';

/** What the rows of a table are called by. */
export interface RowNames {
  /** One name a row; null where nothing tells them apart. */
  labels: Column | null;
  /** The columns that the names are made of. */
  keys: readonly Column[];
  /** Whether rows differ in time: then their values are not added up. */
  isTimed: boolean;
}

/** Cells longer than this are prose, not names. */
const LONGEST_NAME = 60;
/** Columns among which two are looked for that name rows together. */
const TRIED = 4;

/**
 * The first column of words, years or dates that tells the rows apart, or the first two that do so
 * together, as "France (2019)".
 */
export function rowNames(columns: readonly Column[]): RowNames {
  const names = columns.filter(
    ({ kind, cells }) =>
      (kind === 'text' || kind === 'year' || kind === 'date') &&
      cells.every((cell) => cell.length <= LONGEST_NAME),
  );
  const one = names.find(({ cells, index }) => distinct(cells) >= (index === 0 ? 1 : 0.95));
  if (one) return { labels: one, keys: [one], isTimed: isTime(one) };
  for (const [at, first] of names.slice(0, TRIED).entries()) {
    for (const second of names.slice(at + 1, TRIED)) {
      const cells = first.cells.map((cell, row) => `${cell} (${second.cells[row]})`);
      if (distinct(first.cells) > 0 && distinct(second.cells) > 0 && distinct(cells) === 1)
        return {
          labels: { ...first, index: -1, name: '', kind: 'text', cells },
          keys: [first, second],
          isTimed: isTime(first) || isTime(second),
        };
    }
  }
  return { labels: null, keys: [], isTimed: false };
}

export function isTime({ kind }: Column): boolean {
  return kind === 'year' || kind === 'date';
}

/** The share of different cells; 0 where a good many are empty. */
function distinct(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length < cells.length * 0.9 || filled.length === 0 ? 0 : new Set(filled).size / filled.length;
}
