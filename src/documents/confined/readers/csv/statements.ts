import type { NamedValue, Owner, TablePhrases } from '../../../../languages/table-phrases.ts';
import type { DraftBlock } from '../../../shared/draft.ts';
import { plainInline } from '../../../shared/inline-text.ts';
import { isPercentName } from './column-names.ts';
import type { Column } from './columns.ts';
import { isMissing } from './columns.ts';
import {
  averageEntries,
  type Entry,
  findExtremes,
  formatDifference,
  inTime,
  listEntries,
  rankEntries,
  sumEntries,
} from './facts.ts';
import type { NumberStyle } from './numbers.ts';
import { isTime, type RowNames } from './row-names.ts';

export interface SpokenTable extends RowNames {
  title: string;
  columns: readonly Column[];
  rows: number;
  style: NumberStyle;
  /** Whether some row sums the others up. */
  hasSums: boolean;
  phrases: TablePhrases;
}

/** Rows up to which each gets a sentence of its own. */
const MOST_ROWS = 40;
/** Cells told in one sentence. */
const CELLS_A_SENTENCE = 4;
/** Longer cells are prose, not values. */
const LONGEST_CELL = 80;
/** Rows from which a ranking says more than the range. */
const RANKED_FROM = 7;
const RANKED = 3;
/** Groups that a column may fall into to be counted. */
const MOST_GROUPS = 8;

/** What can be said of a table: what it is, then column by column, then row by row. Every sentence stands alone. */
export function describeTable(table: SpokenTable): DraftBlock[] {
  const named = table.columns.filter(({ name, kind }) => name !== '' && kind !== 'empty');
  const overview = table.phrases.overview(
    table.title,
    table.rows,
    named.map(({ name }) => name),
  );
  const blocks = [
    paragraph([overview]),
    ...named.flatMap((column) => section(column.name, inParagraphs(columnStatements(column, table)))),
    ...section(table.phrases.rowsHeading, rowStatements(named, table)),
  ];
  // A lone heading would be taken for the title of the document.
  const heads = blocks.filter(({ type }) => type === 'heading').length;
  return heads > 1 ? blocks : blocks.filter(({ type }) => type !== 'heading');
}

function paragraph(sentences: readonly string[]): DraftBlock {
  return { type: 'paragraph', inline: plainInline(sentences.join(' ')) };
}

function inParagraphs(sentences: readonly string[], each = 6): string[][] {
  const paragraphs: string[][] = [];
  for (let at = 0; at < sentences.length; at += each) paragraphs.push(sentences.slice(at, at + each));
  return paragraphs;
}

/** A heading over paragraphs; nothing where there is nothing to say. */
function section(name: string, paragraphs: readonly (readonly string[])[]): DraftBlock[] {
  if (paragraphs.length === 0) return [];
  return [{ type: 'heading', level: 1, inline: plainInline(name) }, ...paragraphs.map(paragraph)];
}

function columnStatements(column: Column, table: SpokenTable): string[] {
  if (column.kind === 'text' && column !== table.labels) return groupStatement(column, table);
  if (column.kind !== 'number' || !table.labels) return [];
  const entries = listEntries(column, table.labels.cells).filter(({ label }) => label !== '');
  if (entries.length < 2) return [];
  return [
    ...rangeStatement(column, entries, table),
    ...trendStatement(column, entries, table),
    ...sumStatement(column, entries, table),
    ...rankStatements(column, entries, table),
  ];
}

function rangeStatement(
  { name }: Column,
  entries: readonly Entry[],
  { phrases, labels }: SpokenTable,
): string[] {
  const found = findExtremes(entries);
  if (!found) return [phrases.same(name, entries[0]!.cell, entries.length)];
  const owners = (names: readonly string[]) => names.map((label) => ownerOf(label, labels!));
  return [
    phrases.range(name, found.low.cell, owners(found.low.labels), found.high.cell, owners(found.high.labels)),
  ];
}

function trendStatement(
  { name }: Column,
  entries: readonly Entry[],
  { phrases, labels, style }: SpokenTable,
): string[] {
  if (!isTime(labels!)) return [];
  const timed = inTime(entries);
  const [first, last] = [timed?.[0], timed?.at(-1)];
  if (!first || !last || first === last) return [];
  const [from, to] = [first, last].map(({ label, cell }) => ({ name: label, value: cell })) as [
    NamedValue,
    NamedValue,
  ];
  const change = last.number.value - first.number.value;
  if (change === 0) return [phrases.unchanged(name, from, to)];
  const by = formatDifference(first, last, style, phrases.points);
  return [change > 0 ? phrases.rose(name, from, to, by) : phrases.fell(name, from, to, by)];
}

/** A sum where counts of different things add up; a mean where they do not. Neither of shares, nor of moments in time. */
function sumStatement(
  column: Column,
  entries: readonly Entry[],
  { phrases, style, hasSums, isTimed }: SpokenTable,
): string[] {
  const isDistinct = new Set(entries.map(({ label }) => label)).size === entries.length;
  if (isTimed || hasSums || !isDistinct || entries.length < 3) return [];
  if (entries.some(({ number }) => /[%‰]/.test(number.suffix)) || isPercentName(column.name)) return [];
  if (column.adds) {
    const total = sumEntries(entries, style);
    return total === null ? [] : [phrases.total(column.name, entries.length, total)];
  }
  if (findExtremes(entries) === null) return [];
  const { text, rounded } = averageEntries(entries, style);
  return [phrases.mean(column.name, entries.length, text, rounded)];
}

function rankStatements(
  { name }: Column,
  entries: readonly Entry[],
  { phrases, labels }: SpokenTable,
): string[] {
  if (entries.length < RANKED_FROM || isTime(labels!)) return [];
  const asPairs = (found: readonly Entry[] | null) =>
    found?.map(({ label, cell }) => ({ name: label, value: cell }));
  const largest = asPairs(rankEntries(entries, RANKED, 'largest'));
  const smallest = asPairs(rankEntries(entries, RANKED, 'smallest'));
  return [
    ...(largest ? [phrases.largest(name, largest)] : []),
    ...(smallest ? [phrases.smallest(name, smallest)] : []),
  ];
}

/** How many rows fall into each of a few groups. */
function groupStatement({ name, cells }: Column, { phrases, rows }: SpokenTable): string[] {
  const counts = new Map<string, number>();
  for (const cell of cells)
    if (cell !== '' && !isMissing(cell)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const groups = [...counts].sort((a, b) => b[1] - a[1]);
  const fits = groups.length > 1 && groups.length <= MOST_GROUPS && rows >= groups.length * 2;
  if (!fits || groups.some(([group]) => group.length > 40)) return [];
  return [
    phrases.counts(
      name,
      groups.map(([group, count]) => ({ name: group, value: String(count) })),
    ),
  ];
}

/** A row of several sentences is a paragraph, so that it can be told without its neighbour. */
function rowStatements(columns: readonly Column[], { labels, keys, rows, phrases }: SpokenTable): string[][] {
  if (!labels || rows > MOST_ROWS) return [];
  const described = columns.filter((column) => !keys.includes(column) && column.kind !== 'code');
  const told = labels.cells.flatMap((label, row) => {
    const cells = described
      .map((column) => ({ name: column.name, value: column.cells[row] ?? '' }))
      .filter(({ value }) => value !== '' && !isMissing(value) && value.length <= LONGEST_CELL);
    if (label === '' || cells.length === 0) return [];
    const owner = ownerOf(label, labels);
    const sentences: string[] = [];
    for (let at = 0; at < cells.length; at += CELLS_A_SENTENCE)
      sentences.push(phrases.row(owner, cells.slice(at, at + CELLS_A_SENTENCE)));
    return [sentences];
  });
  return told.some(({ length }) => length > 1) ? told : inParagraphs(told.flat(), 4);
}

function ownerOf(label: string, labels: Column): Owner {
  return { label, isYear: labels.kind === 'year' };
}
