import { listed, type NamedValue, type Owner, type TablePhrases } from '../table-phrases.ts';

const list = (parts: readonly string[]) => listed('es', parts);
const q = (name: string) => `«${name}»`;
const at = ({ label, isYear }: Owner) => (isYear ? `en ${label}` : `para ${label}`);
const owners = (all: readonly Owner[]) =>
  all.length > 3
    ? `en ${all.length} filas`
    : list(all.map((owner, index) => (index === 0 ? at(owner) : owner.label)));
const pairs = (entries: readonly NamedValue[]) =>
  list(entries.map(({ name, value }) => `${name} con ${value}`));

export const tables: TablePhrases = {
  overview: (title, rows, columns) =>
    `La tabla ${q(title)} tiene ${rows === 1 ? 'una fila' : `${rows} filas`} y ${columns.length === 1 ? 'una columna' : `${columns.length} columnas`}: ${list(columns.map(q))}.`,
  rowsHeading: 'Fila por fila',
  points: 'puntos porcentuales',
  row: (owner, cells) =>
    `${owner.isYear ? 'En' : 'Para'} ${owner.label}, ${list(cells.map(({ name, value }) => `la columna ${q(name)} indica ${value}`))}.`,
  range: (column, low, lowest, high, highest) =>
    `En la columna ${q(column)}, el valor más bajo es ${low}, ${owners(lowest)}, y el más alto es ${high}, ${owners(highest)}.`,
  same: (column, value, rows) => `En la columna ${q(column)}, los ${rows} valores son iguales: ${value}.`,
  total: (column, values, total) => `Los ${values} valores de la columna ${q(column)} suman ${total}.`,
  mean: (column, values, mean, rounded) =>
    `La media de los ${values} valores de la columna ${q(column)} es ${rounded ? 'aproximadamente ' : ''}${mean}.`,
  largest: (column, entries) =>
    `Los valores más altos de la columna ${q(column)} son los de ${pairs(entries)}.`,
  smallest: (column, entries) =>
    `Los valores más bajos de la columna ${q(column)} son los de ${pairs(entries)}.`,
  rose: (column, from, to, by) =>
    `De ${from.name} a ${to.name}, el valor de la columna ${q(column)} subió de ${from.value} a ${to.value}, es decir, ${by} más.`,
  fell: (column, from, to, by) =>
    `De ${from.name} a ${to.name}, el valor de la columna ${q(column)} bajó de ${from.value} a ${to.value}, es decir, ${by} menos.`,
  unchanged: (column, from, to) =>
    `El valor de la columna ${q(column)} es el mismo para ${from.name} y para ${to.name}: ${to.value}.`,
  counts: (column, entries) =>
    `En la columna ${q(column)} aparece ${list(entries.map(({ name, value }) => `${q(name)} en ${value === '1' ? 'una fila' : `${value} filas`}`))}.`,
};
