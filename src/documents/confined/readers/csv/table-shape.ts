import { looksNumeric } from './numbers.ts';

/** A table as people draw it: perhaps a title over it, a header, rows, perhaps a source below. */
export interface TableShape {
  /** Lines over the table, the first of them its title. */
  above: string[];
  /** Column names; empty when the table has none. */
  header: string[];
  rows: string[][];
  below: string[];
}

export function detectTableShape(records: readonly string[][]): TableShape {
  const width = usualWidth(records);
  const isLine = (record: readonly string[]) =>
    width > 1 && record.filter((cell) => cell !== '').length === 1;
  const first = records.findIndex((record) => !isLine(record));
  const last = records.findLastIndex((record) => !isLine(record));
  if (first < 0) return { above: [], header: [], rows: records.map((record) => [...record]), below: [] };
  const body = records.slice(first, last + 1).map((record) => padded(record, width));
  const [head = [], ...rest] = body;
  const hasHeader = rest.length > 0 && isHeader(head, rest);
  return {
    above: records.slice(0, first).map(lineOf),
    header: hasHeader ? named(head) : [],
    rows: hasHeader ? rest : body,
    below: records.slice(last + 1).map(lineOf),
  };
}

const lineOf = (record: readonly string[]) => record.find((cell) => cell !== '') ?? '';

function usualWidth(records: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const record of records) {
    const width = record.findLastIndex((cell) => cell !== '') + 1;
    counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  const usual = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 1;
  return Math.max(
    usual,
    ...[...counts].filter(([, count]) => count > records.length * 0.2).map(([width]) => width),
  );
}

function padded(record: readonly string[], width: number): string[] {
  return Array.from({ length: Math.max(width, record.length) }, (_, index) => record[index] ?? '');
}

/**
 * A first row of names: none of its cells comes again below it in its column, and it has words
 * where the rows have numbers, or years where they have values.
 */
function isHeader(head: readonly string[], rows: readonly string[][]): boolean {
  const filled = head.filter((cell) => cell !== '');
  if (filled.length < Math.max(1, head.length - 1) || new Set(filled).size < filled.length) return false;
  if (filled.some((cell) => cell.length > 80)) return false;
  const words = filled.filter((cell) => !looksNumeric(cell));
  if (words.length === 0) return false;
  if (head.some((cell, index) => cell !== '' && rows.some((row) => row[index] === cell))) return false;
  const numeric = head.map((_, index) => share(rows.map((row) => row[index] ?? '')) > 0.6);
  const plain = head.filter(
    (cell, index) => numeric[index] && looksNumeric(cell) && !/^(?:1[5-9]|20)\d\d$/.test(cell),
  );
  return plain.length === 0;
}

function share(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length === 0 ? 0 : filled.filter(looksNumeric).length / filled.length;
}

/** Names as a person would write them: "birth_rate" -> "birth rate". Columns without one are told by number elsewhere. */
function named(head: readonly string[]): string[] {
  return head.map((cell) => cell.replace(/_+/g, ' ').replace(/\s+/g, ' ').trim());
}
