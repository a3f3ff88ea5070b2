import { listed, type NamedValue, type Owner, type TablePhrases } from '../table-phrases.ts';

const list = (parts: readonly string[]) => listed('nl', parts);
const q = (name: string) => `‘${name}’`;
const at = ({ label, isYear }: Owner) => (isYear ? `in ${label}` : `bij ${label}`);
const owners = (all: readonly Owner[]) =>
  all.length > 3
    ? `in ${all.length} rijen`
    : list(all.map((owner, index) => (index === 0 ? at(owner) : owner.label)));
const pairs = (entries: readonly NamedValue[]) =>
  list(entries.map(({ name, value }) => `${name} met ${value}`));

export const tables: TablePhrases = {
  overview: (title, rows, columns) =>
    `De tabel ${q(title)} heeft ${rows === 1 ? 'één rij' : `${rows} rijen`} en ${columns.length === 1 ? 'één kolom' : `${columns.length} kolommen`}: ${list(columns.map(q))}.`,
  rowsHeading: 'Rij voor rij',
  points: 'procentpunten',
  row: (owner, cells) =>
    `${owner.isYear ? 'In' : 'Bij'} ${owner.label} staat ${list(cells.map(({ name, value }) => `onder ${q(name)} ${value}`))}.`,
  range: (column, low, lowest, high, highest) =>
    `In de kolom ${q(column)} is de laagste waarde ${low}, ${owners(lowest)}, en de hoogste ${high}, ${owners(highest)}.`,
  same: (column, value, rows) => `In de kolom ${q(column)} zijn alle ${rows} waarden gelijk: ${value}.`,
  total: (column, values, total) => `De ${values} waarden van de kolom ${q(column)} zijn samen ${total}.`,
  mean: (column, values, mean, rounded) =>
    `Het gemiddelde van de ${values} waarden in de kolom ${q(column)} is ${rounded ? 'ongeveer ' : ''}${mean}.`,
  largest: (column, entries) =>
    `De grootste waarden in de kolom ${q(column)} zijn die van ${pairs(entries)}.`,
  smallest: (column, entries) =>
    `De kleinste waarden in de kolom ${q(column)} zijn die van ${pairs(entries)}.`,
  rose: (column, from, to, by) =>
    `Van ${from.name} tot ${to.name} steeg de waarde in de kolom ${q(column)} van ${from.value} naar ${to.value}, dat is ${by} meer.`,
  fell: (column, from, to, by) =>
    `Van ${from.name} tot ${to.name} daalde de waarde in de kolom ${q(column)} van ${from.value} naar ${to.value}, dat is ${by} minder.`,
  unchanged: (column, from, to) =>
    `De waarde in de kolom ${q(column)} is voor ${from.name} en voor ${to.name} dezelfde: ${to.value}.`,
  counts: (column, entries) =>
    `In de kolom ${q(column)} staat ${list(entries.map(({ name, value }) => `${q(name)} in ${value === '1' ? 'één rij' : `${value} rijen`}`))}.`,
};
