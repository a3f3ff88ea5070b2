import { raised } from '../note-marks.ts';
import { isCodeName, isRateName, isYearName } from './column-names.ts';
import { type CellNumber, isUnit, type NumberStyle, parseCellNumber, withUnit } from './numbers.ts';

/** `code`: digits that name something (an id, a postcode, a rank). Nothing is ever worked out from one. */
export type ColumnKind = 'number' | 'year' | 'date' | 'code' | 'text' | 'empty';

export interface Column {
  index: number;
  /** As it is said: without a unit, which its cells have then, and without brackets. */
  name: string;
  kind: ColumnKind;
  /** As in the file, one a row, with the unit that the column's name gives. */
  cells: string[];
  /** One a row; null for empty cells and rows that are left out of counting. Only of `number`. */
  numbers: (CellNumber | null)[];
  /** Whether adding its numbers up means something. */
  adds: boolean;
}

/** What the columns of a table hold. `counted` says which rows are rows, not sums of others. */
export function readColumns(
  header: readonly string[],
  rows: readonly string[][],
  style: NumberStyle | null,
  counted: readonly boolean[],
): Column[] {
  const width = Math.max(header.length, ...rows.slice(0, 1).map((row) => row.length));
  const heads = spokenHeads(Array.from({ length: width }, (_, index) => header[index] ?? ''));
  return heads.map(({ name, unit }, index) => {
    const written = header[index] ?? '';
    const cells = rows.map((row) => row[index] ?? '');
    const numbers = cells.map((cell) => (style ? parseCellNumber(cell, style) : null));
    const isCounted = (_: unknown, row: number) => counted[row] === true;
    const kind = kindOf(written, cells.filter(isCounted), numbers.filter(isCounted), index);
    const own = kind === 'number' ? numbers.map((number, row) => (counted[row] ? number : null)) : [];
    const column = { index, name, kind, cells, numbers: own, adds: kind === 'number' && adds(written, own) };
    return kind === 'number' && unit !== '' ? inUnit(column, unit) : column;
  });
}

/** Names and units of columns: "Area (km2)" is "Area" in km², "Size (old)" is said "Size, old". */
function spokenHeads(header: readonly string[]): { name: string; unit: string }[] {
  const parted = header.map((name) => {
    const match = /^(.+\S)\s*[([]([^)\]]{1,30})[)\]]$/.exec(name);
    if (!match)
      return {
        name: name
          .replace(/[()[\]]/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
        unit: '',
      };
    return isUnit(match[2]!)
      ? { name: match[1]!, unit: match[2]!.replace(/m([23])$/, (_, power: string) => `m${raised(power)}`) }
      : { name: `${match[1]}, ${match[2]}`, unit: '' };
  });
  return parted.map(({ name, unit }) => {
    const isAmbiguous = parted.filter((other) => other.name === name).length > 1;
    return isAmbiguous && unit !== '' ? { name: `${name}, ${unit}`, unit: '' } : { name, unit };
  });
}

function inUnit(column: Column, unit: string): Column {
  const isBare = (number: CellNumber) => number.prefix === '' && number.suffix === '';
  if (!column.numbers.every((number) => number === null || isBare(number))) return column;
  return {
    ...column,
    cells: column.cells.map((cell) =>
      /\d$/.test(cell) ? withUnit(cell, { prefix: '', suffix: unit }) : cell,
    ),
    numbers: column.numbers.map((number) => number && { ...number, suffix: unit }),
  };
}

function kindOf(
  name: string,
  cells: readonly string[],
  numbers: readonly (CellNumber | null)[],
  index: number,
): ColumnKind {
  const filled = cells.filter((cell) => cell !== '' && !isMissing(cell));
  if (filled.length === 0) return 'empty';
  if (filled.every((cell) => DATE.test(cell))) return 'date';
  // Four bare digits may be a year: nothing is worked out from them, whatever the column is called.
  if (filled.every((cell) => /^(?:1\d|20)\d\d$/.test(cell)) && !isCodeName(name)) return 'year';
  const found = numbers.filter((number) => number !== null);
  if (found.length < filled.length || found.length === 0) return 'text';
  if (isYearName(name) || isCodeName(name) || looksLikeCode(filled, index) || !sameUnit(found)) return 'code';
  return 'number';
}

/** Marks for "no value" that tables use. */
export function isMissing(cell: string): boolean {
  return /^(?:-|–|—|\.|\.\.|\.\.\.|…|n\/?a|n\.a\.|nan|null|none|k\.?\s?a\.|s\/?d|x|\?)$/i.test(cell);
}

const DATE =
  /^(?:\d{4}-\d{2}(?:-\d{2})?(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?Z?)?|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}\/\d{1,2}(?:\/\d{1,2})?|(?:1[5-9]|20)\d\d[ -]?Q[1-4]|Q[1-4][ /-]?(?:1[5-9]|20)\d\d)$/;

/** Leading zeros, running numbers, and long whole numbers all of one length name things. */
function looksLikeCode(cells: readonly string[], index: number): boolean {
  if (cells.some((cell) => /^0\d/.test(cell))) return true;
  if (!cells.every((cell) => /^\d+$/.test(cell)))
    return cells.some((cell) => /^\+?\d[\d ]{8,}$/.test(cell) && /^\+/.test(cell));
  const values = cells.map(Number);
  const running =
    index === 0 &&
    values.length > 2 &&
    values.every((value, at) => at === 0 || value === values[at - 1]! + 1);
  const length = cells[0]!.length;
  return (
    running ||
    (length >= 8 &&
      cells.length > 2 &&
      cells.every((cell) => cell.length === length) &&
      new Set(cells).size === cells.length)
  );
}

/** Metres and miles in one column are not compared. */
function sameUnit(numbers: readonly CellNumber[]): boolean {
  const unit = ({ prefix, suffix }: CellNumber) => `${prefix} ${suffix}`;
  return numbers.every((number) => unit(number) === unit(numbers[0]!));
}

/** Whole counts add up; shares, prices, degrees, ages and other measures of one thing do not. */
function adds(name: string, numbers: readonly (CellNumber | null)[]): boolean {
  const found = numbers.filter((number) => number !== null);
  return (
    !isRateName(name) &&
    found.every(({ value, decimals, suffix }) => decimals === 0 && value >= 0 && !/[%‰°]/.test(suffix))
  );
}
