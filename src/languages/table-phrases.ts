/** A name and what it has, as cells stand in the file. */
export interface NamedValue {
  name: string;
  value: string;
}

/** What a value belongs to: a year, or anything else that has a name. */
export interface Owner {
  label: string;
  isYear: boolean;
}

/**
 * What is said of a table in one language. Every sentence stands on its own, names the column it
 * speaks of, and is true of the cells as they stand; column names are quoted, so that no article
 * or ending has to be guessed.
 */
export interface TablePhrases {
  overview(title: string, rows: number, columns: readonly string[]): string;
  /** A heading over the sentences that go through the table row by row. */
  rowsHeading: string;
  /** What the difference of two percentages is counted in. */
  points: string;
  row(owner: Owner, cells: readonly NamedValue[]): string;
  range(
    column: string,
    low: string,
    lowest: readonly Owner[],
    high: string,
    highest: readonly Owner[],
  ): string;
  same(column: string, value: string, rows: number): string;
  total(column: string, values: number, total: string): string;
  mean(column: string, values: number, mean: string, rounded: boolean): string;
  largest(column: string, entries: readonly NamedValue[]): string;
  smallest(column: string, entries: readonly NamedValue[]): string;
  rose(column: string, from: NamedValue, to: NamedValue, by: string): string;
  fell(column: string, from: NamedValue, to: NamedValue, by: string): string;
  unchanged(column: string, from: NamedValue, to: NamedValue): string;
  counts(column: string, entries: readonly NamedValue[]): string;
}

/** "a, b and c" in a language. */
export function listed(language: string, parts: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}
