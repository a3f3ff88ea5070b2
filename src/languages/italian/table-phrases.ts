import { listed, type NamedValue, type Owner, type TablePhrases } from '../table-phrases.ts';

const list = (parts: readonly string[]) => listed('it', parts);
const q = (name: string) => `«${name}»`;
const at = ({ label, isYear }: Owner) => (isYear ? `nel ${label}` : `per ${label}`);
const owners = (all: readonly Owner[]) => (all.length > 3 ? `in ${all.length} righe` : list(all.map(at)));
const pairs = (entries: readonly NamedValue[]) =>
  list(entries.map(({ name, value }) => `${name} con ${value}`));

export const tables: TablePhrases = {
  overview: (title, rows, columns) =>
    `La tabella ${q(title)} ha ${rows === 1 ? 'una riga' : `${rows} righe`} e ${columns.length === 1 ? 'una colonna' : `${columns.length} colonne`}: ${list(columns.map(q))}.`,
  rowsHeading: 'Riga per riga',
  points: 'punti percentuali',
  row: (owner, cells) =>
    `${owner.isYear ? 'Nel' : 'Per'} ${owner.label}, ${list(cells.map(({ name, value }) => `la colonna ${q(name)} indica ${value}`))}.`,
  range: (column, low, lowest, high, highest) =>
    `Nella colonna ${q(column)} il valore più basso è ${low}, ${owners(lowest)}, e il più alto è ${high}, ${owners(highest)}.`,
  same: (column, value, rows) => `Nella colonna ${q(column)} i ${rows} valori sono tutti uguali: ${value}.`,
  total: (column, values, total) => `I ${values} valori della colonna ${q(column)} danno in totale ${total}.`,
  mean: (column, values, mean, rounded) =>
    `La media dei ${values} valori della colonna ${q(column)} è ${rounded ? 'circa ' : ''}${mean}.`,
  largest: (column, entries) =>
    `I valori più alti della colonna ${q(column)} sono quelli di ${pairs(entries)}.`,
  smallest: (column, entries) =>
    `I valori più bassi della colonna ${q(column)} sono quelli di ${pairs(entries)}.`,
  rose: (column, from, to, by) =>
    `Dal ${from.name} al ${to.name} il valore della colonna ${q(column)} è salito da ${from.value} a ${to.value}, cioè ${by} in più.`,
  fell: (column, from, to, by) =>
    `Dal ${from.name} al ${to.name} il valore della colonna ${q(column)} è sceso da ${from.value} a ${to.value}, cioè ${by} in meno.`,
  unchanged: (column, from, to) =>
    `Il valore della colonna ${q(column)} è lo stesso per il ${from.name} e per il ${to.name}: ${to.value}.`,
  counts: (column, entries) =>
    `Nella colonna ${q(column)} si trova ${list(entries.map(({ name, value }) => `${q(name)} in ${value === '1' ? 'una riga' : `${value} righe`}`))}.`,
};
