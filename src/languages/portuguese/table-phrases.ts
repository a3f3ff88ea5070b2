import { listed, type NamedValue, type Owner, type TablePhrases } from '../table-phrases.ts';

const list = (parts: readonly string[]) => listed('pt', parts);
const q = (name: string) => `«${name}»`;
const at = ({ label, isYear }: Owner) => (isYear ? `em ${label}` : `para ${label}`);
const owners = (all: readonly Owner[]) =>
  all.length > 3
    ? `em ${all.length} linhas`
    : list(all.map((owner, index) => (index === 0 ? at(owner) : owner.label)));
const pairs = (entries: readonly NamedValue[]) =>
  list(entries.map(({ name, value }) => `${name} com ${value}`));

export const tables: TablePhrases = {
  overview: (title, rows, columns) =>
    `A tabela ${q(title)} tem ${rows === 1 ? 'uma linha' : `${rows} linhas`} e ${columns.length === 1 ? 'uma coluna' : `${columns.length} colunas`}: ${list(columns.map(q))}.`,
  rowsHeading: 'Linha por linha',
  points: 'pontos percentuais',
  row: (owner, cells) =>
    `${owner.isYear ? 'Em' : 'Para'} ${owner.label}, ${list(cells.map(({ name, value }) => `a coluna ${q(name)} indica ${value}`))}.`,
  range: (column, low, lowest, high, highest) =>
    `Na coluna ${q(column)}, o valor mais baixo é ${low}, ${owners(lowest)}, e o mais alto é ${high}, ${owners(highest)}.`,
  same: (column, value, rows) => `Na coluna ${q(column)}, os ${rows} valores são iguais: ${value}.`,
  total: (column, values, total) => `Os ${values} valores da coluna ${q(column)} somam ${total}.`,
  mean: (column, values, mean, rounded) =>
    `A média dos ${values} valores da coluna ${q(column)} é ${rounded ? 'cerca de ' : ''}${mean}.`,
  largest: (column, entries) => `Os valores mais altos da coluna ${q(column)} são os de ${pairs(entries)}.`,
  smallest: (column, entries) => `Os valores mais baixos da coluna ${q(column)} são os de ${pairs(entries)}.`,
  rose: (column, from, to, by) =>
    `De ${from.name} a ${to.name}, o valor da coluna ${q(column)} subiu de ${from.value} para ${to.value}, ou seja, mais ${by}.`,
  fell: (column, from, to, by) =>
    `De ${from.name} a ${to.name}, o valor da coluna ${q(column)} desceu de ${from.value} para ${to.value}, ou seja, menos ${by}.`,
  unchanged: (column, from, to) =>
    `O valor da coluna ${q(column)} é o mesmo para ${from.name} e para ${to.name}: ${to.value}.`,
  counts: (column, entries) =>
    `Na coluna ${q(column)} encontra-se ${list(entries.map(({ name, value }) => `${q(name)} em ${value === '1' ? 'uma linha' : `${value} linhas`}`))}.`,
};
