import { formatCsvRecord } from '../../../../kernel/csv.ts';

type Cell = string | number;

/** What a chart shows, as a table and as CSV. The first column names the row. */
export interface FigureTable {
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}

export function toCsv({ head, rows }: FigureTable): string {
  return [head, ...rows].map((row) => formatCsvRecord(row)).join('');
}

/** Several tables one below the other, each under its name. */
export function allToCsv(tables: readonly { name: string; table: FigureTable }[]): string {
  return tables.map(({ name, table }) => formatCsvRecord([name]) + toCsv(table)).join('\r\n');
}

/** Hands a text to the browser as a file. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
