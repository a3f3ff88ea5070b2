import { listed, type NamedValue, type Owner, type TablePhrases } from '../table-phrases.ts';

const list = (parts: readonly string[]) => listed('de', parts);
const q = (name: string) => `„${name}“`;
const at = ({ label, isYear }: Owner) => (isYear ? `im Jahr ${label}` : `bei ${label}`);
const owners = (all: readonly Owner[]) => {
  if (all.length > 3) return `in ${all.length} Zeilen`;
  const labels = list(all.map(({ label }) => label));
  return all.length > 1 && all[0]!.isYear ? `in den Jahren ${labels}` : at({ ...all[0]!, label: labels });
};
const pairs = (entries: readonly NamedValue[]) =>
  list(entries.map(({ name, value }) => `${name} mit ${value}`));

export const tables: TablePhrases = {
  overview: (title, rows, columns) =>
    `Die Tabelle ${q(title)} hat ${rows === 1 ? 'eine Zeile' : `${rows} Zeilen`} und ${columns.length === 1 ? 'eine Spalte' : `${columns.length} Spalten`}: ${list(columns.map(q))}.`,
  rowsHeading: 'Zeile für Zeile',
  points: 'Prozentpunkte',
  row: (owner, cells) =>
    `${owner.isYear ? 'Im Jahr' : 'Bei'} ${owner.label} steht ${list(cells.map(({ name, value }) => `unter ${q(name)} ${value}`))}.`,
  range: (column, low, lowest, high, highest) =>
    `In der Spalte ${q(column)} ist der niedrigste Wert ${low}, ${owners(lowest)}, und der höchste ${high}, ${owners(highest)}.`,
  same: (column, value, rows) => `In der Spalte ${q(column)} sind alle ${rows} Werte gleich: ${value}.`,
  total: (column, values, total) => `Die ${values} Werte der Spalte ${q(column)} ergeben zusammen ${total}.`,
  mean: (column, values, mean, rounded) =>
    `Der Mittelwert der ${values} Werte in der Spalte ${q(column)} beträgt ${rounded ? 'etwa ' : ''}${mean}.`,
  largest: (column, entries) => `Die größten Werte in der Spalte ${q(column)} haben ${pairs(entries)}.`,
  smallest: (column, entries) => `Die kleinsten Werte in der Spalte ${q(column)} haben ${pairs(entries)}.`,
  rose: (column, from, to, by) =>
    `Von ${from.name} bis ${to.name} stieg der Wert in der Spalte ${q(column)} von ${from.value} auf ${to.value}, also um ${by}.`,
  fell: (column, from, to, by) =>
    `Von ${from.name} bis ${to.name} sank der Wert in der Spalte ${q(column)} von ${from.value} auf ${to.value}, also um ${by}.`,
  unchanged: (column, from, to) =>
    `Der Wert in der Spalte ${q(column)} ist für ${from.name} und für ${to.name} derselbe: ${to.value}.`,
  counts: (column, entries) =>
    `In der Spalte ${q(column)} steht ${list(entries.map(({ name, value }) => `${q(name)} in ${value === '1' ? 'einer Zeile' : `${value} Zeilen`}`))}.`,
};
