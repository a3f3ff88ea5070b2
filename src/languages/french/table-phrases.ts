import { listed, type NamedValue, type Owner, type TablePhrases } from '../table-phrases.ts';

const list = (parts: readonly string[]) => listed('fr', parts);
const q = (name: string) => `« ${name} »`;
const at = ({ label, isYear }: Owner) => (isYear ? `en ${label}` : `pour ${label}`);
const owners = (all: readonly Owner[]) =>
  all.length > 3
    ? `pour ${all.length} lignes`
    : list(all.map((owner, index) => (index === 0 ? at(owner) : owner.label)));
const pairs = (entries: readonly NamedValue[]) =>
  list(entries.map(({ name, value }) => `${name} avec ${value}`));

export const tables: TablePhrases = {
  overview: (title, rows, columns) =>
    `Le tableau ${q(title)} compte ${rows === 1 ? 'une ligne' : `${rows} lignes`} et ${columns.length === 1 ? 'une colonne' : `${columns.length} colonnes`} : ${list(columns.map(q))}.`,
  rowsHeading: 'Ligne par ligne',
  points: 'points de pourcentage',
  row: (owner, cells) =>
    `${owner.isYear ? 'En' : 'Pour'} ${owner.label}, ${list(cells.map(({ name, value }) => `la colonne ${q(name)} indique ${value}`))}.`,
  range: (column, low, lowest, high, highest) =>
    `Dans la colonne ${q(column)}, la valeur la plus basse est ${low}, ${owners(lowest)}, et la plus haute est ${high}, ${owners(highest)}.`,
  same: (column, value, rows) =>
    `Dans la colonne ${q(column)}, les ${rows} valeurs sont identiques : ${value}.`,
  total: (column, values, total) =>
    `Les ${values} valeurs de la colonne ${q(column)} donnent ensemble ${total}.`,
  mean: (column, values, mean, rounded) =>
    `La moyenne des ${values} valeurs de la colonne ${q(column)} est ${rounded ? "d'environ " : 'de '}${mean}.`,
  largest: (column, entries) =>
    `Les plus grandes valeurs de la colonne ${q(column)} sont celles de ${pairs(entries)}.`,
  smallest: (column, entries) =>
    `Les plus petites valeurs de la colonne ${q(column)} sont celles de ${pairs(entries)}.`,
  rose: (column, from, to, by) =>
    `De ${from.name} à ${to.name}, la valeur de la colonne ${q(column)} est passée de ${from.value} à ${to.value}, soit ${by} de plus.`,
  fell: (column, from, to, by) =>
    `De ${from.name} à ${to.name}, la valeur de la colonne ${q(column)} est passée de ${from.value} à ${to.value}, soit ${by} de moins.`,
  unchanged: (column, from, to) =>
    `La valeur de la colonne ${q(column)} est la même pour ${from.name} et pour ${to.name} : ${to.value}.`,
  counts: (column, entries) =>
    `Dans la colonne ${q(column)}, on trouve ${list(entries.map(({ name, value }) => `${q(name)} sur ${value === '1' ? 'une ligne' : `${value} lignes`}`))}.`,
};
