import { listed, type NamedValue, type Owner, type TablePhrases } from '../table-phrases.ts';

const list = (parts: readonly string[]) => listed('en-GB', parts);
const q = (name: string) => `“${name}”`;
const at = ({ label, isYear }: Owner) => (isYear ? `in ${label}` : `for ${label}`);
const owners = (all: readonly Owner[]) =>
  all.length > 3
    ? `for ${all.length} rows`
    : list(all.map((owner, index) => (index === 0 ? at(owner) : owner.label)));
const pairs = (entries: readonly NamedValue[]) =>
  list(entries.map(({ name, value }) => `${name} with ${value}`));
/** "Population" -> "population", but "GDP" and "2019" stay. */
const inner = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name);
/** "Weight (kg)" -> "Weight". Looked for by hand, so that a name of many brackets costs no more than another. */
const withoutBracket = (name: string) => {
  const open = name.endsWith(')') ? name.indexOf('(', name.slice(0, -1).lastIndexOf(')') + 1) : -1;
  return open < 0 ? name : name.slice(0, open).trimEnd();
};
/** "Births", "Ice days", "Visitors a year": "is" does not go with these. */
const isPlural = (name: string) => /^\w+(?:[^sui]s)\b|[^sui]s$/i.test(withoutBracket(name));
const named = (name: string) => {
  if (/^\d/.test(name)) return `value for ${name}`;
  return isPlural(name) ? `figure for ${inner(name)}` : inner(name);
};

/** "Founded", "Built in", "Is open": no article goes before these. */
const isParticiple = (name: string) => /^(?:\w+ed|built|since|sold|born|died|is|has|can|was)\b/i.test(name);

export const tables: TablePhrases = {
  overview: (title, rows, columns) =>
    `The table ${q(title)} has ${rows === 1 ? 'one row' : `${rows} rows`} and ${columns.length === 1 ? 'one column' : `${columns.length} columns`}: ${list(columns.map(q))}.`,
  rowsHeading: 'Row by row',
  points: 'percentage points',
  row: (owner, cells) => {
    const verb = owner.isYear ? 'was' : 'is';
    const told = cells.map(({ name, value }) =>
      isParticiple(name) || (isPlural(name) && !/\d/.test(value))
        ? `${q(name)} ${verb} given as ${value}`
        : `the ${named(name)} ${verb} ${value}`,
    );
    return `${owner.isYear ? 'In' : 'For'} ${owner.label}, ${list(told)}.`;
  },
  range: (column, low, lowest, high, highest) =>
    `In the column ${q(column)}, the lowest value is ${low}, ${owners(lowest)}, and the highest is ${high}, ${owners(highest)}.`,
  same: (column, value, rows) => `In the column ${q(column)}, all ${rows} values are the same: ${value}.`,
  total: (column, values, total) => `The ${values} values of the column ${q(column)} add up to ${total}.`,
  mean: (column, values, mean, rounded) =>
    `The mean of the ${values} values in the column ${q(column)} is ${rounded ? 'about ' : ''}${mean}.`,
  largest: (column, entries) => `The largest values in the column ${q(column)} are ${pairs(entries)}.`,
  smallest: (column, entries) => `The smallest values in the column ${q(column)} are ${pairs(entries)}.`,
  rose: (column, from, to, by) =>
    `From ${from.name} to ${to.name}, the value in the column ${q(column)} rose from ${from.value} to ${to.value}, which is ${by} more.`,
  fell: (column, from, to, by) =>
    `From ${from.name} to ${to.name}, the value in the column ${q(column)} fell from ${from.value} to ${to.value}, which is ${by} less.`,
  unchanged: (column, from, to) =>
    `The value in the column ${q(column)} is the same in ${from.name} as in ${to.name}: ${to.value}.`,
  counts: (column, entries) =>
    `In the column ${q(column)}, ${list(entries.map(({ name, value }) => `${q(name)} stands in ${value === '1' ? 'one row' : `${value} rows`}`))}.`,
};
