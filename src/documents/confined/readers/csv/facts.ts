import { type Column, isMissing } from './columns.ts';
import { type CellNumber, type NumberStyle, writeNumber } from './numbers.ts';

/** A row's value in a column, with what the row is called. */
export interface Entry {
  label: string;
  cell: string;
  number: CellNumber;
  row: number;
}

export function listEntries(column: Column, labels: readonly string[]): Entry[] {
  return column.numbers.flatMap((number, row) =>
    number === null || isMissing(column.cells[row]!)
      ? []
      : [{ label: labels[row] ?? '', cell: column.cells[row]!, number, row }],
  );
}

export interface Extreme {
  cell: string;
  labels: string[];
}

/** The lowest and the highest value and who has them; null when all are the same. */
export function findExtremes(entries: readonly Entry[]): { low: Extreme; high: Extreme } | null {
  const sorted = [...entries].sort((a, b) => a.number.value - b.number.value);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || first.number.value === last.number.value) return null;
  const of = (entry: Entry): Extreme => ({
    cell: entry.cell,
    labels: entries.filter(({ number }) => number.value === entry.number.value).map(({ label }) => label),
  });
  return { low: of(first), high: of(last) };
}

/** The sum of the entries as the table would write it; null when it is too large to be exact. */
export function sumEntries(entries: readonly Entry[], style: NumberStyle): string | null {
  const decimals = mostDecimals(entries);
  const scaled = entries.reduce((sum, { number }) => sum + Math.round(number.value * 10 ** decimals), 0);
  return Number.isSafeInteger(scaled)
    ? writeNumber(scaled / 10 ** decimals, decimals, modelOf(entries), style)
    : null;
}

/** The arithmetic mean, to one digit more than the entries have, and whether it had to be rounded. */
export function averageEntries(
  entries: readonly Entry[],
  style: NumberStyle,
): { text: string; rounded: boolean } {
  const decimals = mostDecimals(entries);
  const scaled = entries.reduce((sum, { number }) => sum + Math.round(number.value * 10 ** decimals), 0);
  const mean = scaled / entries.length / 10 ** decimals;
  const shown = Number(mean.toFixed(decimals + 1));
  const exact = Math.round(shown * 10 ** (decimals + 1)) * entries.length === scaled * 10;
  const fewest = Number.isInteger(shown * 10 ** decimals) ? decimals : decimals + 1;
  return { text: writeNumber(shown, fewest, modelOf(entries), style), rounded: !exact };
}

/** The difference of two entries as the table would write it, without a sign; of percentages in `points`. */
export function formatDifference(from: Entry, to: Entry, style: NumberStyle, points: string): string {
  const decimals = Math.max(from.number.decimals, to.number.decimals);
  const scaled =
    Math.round(to.number.value * 10 ** decimals) - Math.round(from.number.value * 10 ** decimals);
  const model = modelOf([from, to]);
  const isShare = model.suffix === '%';
  const text = writeNumber(
    Math.abs(scaled) / 10 ** decimals,
    decimals,
    isShare ? { ...model, suffix: '' } : model,
    style,
  );
  return isShare ? `${text} ${points}` : text;
}

/** A cell that shows how thousands are parted, if any does. */
function modelOf(entries: readonly Entry[]): CellNumber {
  return (entries.find(({ number }) => number.group !== '') ?? entries[0]!).number;
}

/** The `count` entries at one end, in order; null where the next one has the same value as the last of them. */
export function rankEntries(
  entries: readonly Entry[],
  count: number,
  end: 'largest' | 'smallest',
): Entry[] | null {
  const sign = end === 'largest' ? -1 : 1;
  const sorted = [...entries].sort((a, b) => sign * (a.number.value - b.number.value) || a.row - b.row);
  const values = sorted.slice(0, count + 1).map(({ number }) => number.value);
  return new Set(values).size === values.length ? sorted.slice(0, count) : null;
}

/** Entries in the order of time; null when two are of the same time or a time cannot be ordered. */
export function inTime(entries: readonly Entry[]): Entry[] | null {
  const timed = entries.map((entry) => ({ entry, time: sortableTime(entry.label) }));
  if (timed.some(({ time }) => time === null) || new Set(timed.map(({ time }) => time)).size < timed.length)
    return null;
  return timed.sort((a, b) => (a.time! < b.time! ? -1 : 1)).map(({ entry }) => entry);
}

/** Years, ISO dates and quarters sort by their letters; "3/4/2019" could be two days. */
function sortableTime(label: string): string | null {
  const quarter = /^Q([1-4])[ /-]?(\d{4})$/.exec(label);
  if (quarter) return `${quarter[2]}Q${quarter[1]}`;
  return /^\d{4}(?:-\d{2}(?:-\d{2})?(?:[T ][\d:.]+Z?)?|[ -]?Q[1-4])?$/.test(label)
    ? label.replace(/[ -](?=Q)/, '')
    : null;
}

function mostDecimals(entries: readonly Entry[]): number {
  return entries.reduce((most, { number }) => Math.max(most, number.decimals), 0);
}
