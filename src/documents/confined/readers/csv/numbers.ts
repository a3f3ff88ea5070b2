/** How numbers are written in a table. */
export interface NumberStyle {
  decimal: '.' | ',';
}

export interface CellNumber {
  value: number;
  /** Digits after the decimal mark. */
  decimals: number;
  /** What parts thousands; empty when nothing does. */
  group: string;
  /** What stands before and after the digits, such as "€" or "%". */
  prefix: string;
  suffix: string;
}

const AFFIX = String.raw`[^\d\s.,+−\-]{0,6}`;
const NUMBER = new RegExp(
  String.raw`^(${AFFIX})\s?([+−-]?\d[\d.,'’\u00A0\u202F ]*)\s?(${AFFIX}(?:\/[^\d\s.,]{1,6})?)$`,
  'u',
);

/** No number is written with more characters than this; longer cells are not searched for one. */
const LONGEST = 40;

function matchNumber(cell: string): RegExpExecArray | null {
  return cell.length > LONGEST ? null : NUMBER.exec(cell);
}

export function looksNumeric(cell: string): boolean {
  const match = matchNumber(cell);
  return match !== null && /\d$/.test(match[2]!.trim()) && isUnit(match[1]!) && isUnit(match[3]!);
}

/** Units and currencies, but not the letters of a code such as "A12". */
export function isUnit(affix: string): boolean {
  return (
    affix === '' ||
    /^(?:\p{Sc}|%|‰|°[CFK]?|[A-Z]{3}|CHF|kr\.?|zł|k?m[²³23]?|[cm]m|k?g|t|ha|l|h|min|s|[kMGT]?Wh?|[kMGT]?B|Mio\.?|Mrd\.?)$/u.test(
      affix,
    )
  );
}

/**
 * Whether the table writes a decimal point or comma, told from cells that leave no doubt. Null when
 * every cell could be read both ways, as "1.234" can.
 */
export function detectNumberStyle(cells: Iterable<string>, delimiter: string): NumberStyle | null {
  let points = 0;
  let commas = 0;
  let doubtful = 0;
  for (const cell of cells) {
    const digits = matchNumber(cell)?.[2] ?? '';
    if (/^\D?\d+\.\d+$/.test(digits) && !/^\D?\d{1,3}\.\d{3}$/.test(digits)) points += 1;
    else if (/,\d{3}(?:[.,]|$).*\.\d+$|(?:,\d{3}){2,}$/.test(digits)) points += 1;
    else if (/^\D?\d+,\d+$/.test(digits) && !/^\D?\d{1,3},\d{3}$/.test(digits)) commas += 1;
    else if (/\.\d{3}.*,\d+$|(?:\.\d{3}){2,}$|[ '’\u00A0\u202F]\d{3},\d+$/.test(digits)) commas += 1;
    else if (/[.,]/.test(digits)) doubtful += 1;
  }
  if (points !== commas) return { decimal: points > commas ? '.' : ',' };
  if (doubtful === 0) return { decimal: '.' };
  return delimiter === ',' ? { decimal: '.' } : null;
}

/** A cell as a number in the table's style; null when it is none. */
export function parseCellNumber(cell: string, { decimal }: NumberStyle): CellNumber | null {
  const match = matchNumber(cell);
  if (!match || !isUnit(match[1]!) || !isUnit(match[3]!)) return null;
  const digits = match[2]!.trim();
  const thousands = decimal === '.' ? String.raw`[,'’\u00A0\u202F ]` : String.raw`[.'’\u00A0\u202F ]`;
  const mark = decimal === '.' ? '\\.' : ',';
  const parts = new RegExp(
    String.raw`^([+−-]?)(\d{1,3}(?:(${thousands})\d{3}(?:\3\d{3})*)?|\d+)(?:${mark}(\d+))?$`,
  ).exec(digits);
  if (!parts) return null;
  const [, sign, whole, group = '', fraction = ''] = parts;
  const value = Number(`${whole!.replace(/\D/g, '')}.${fraction || '0'}`) * (/[−-]/.test(sign!) ? -1 : 1);
  return Number.isFinite(value)
    ? { value, decimals: fraction.length, group, prefix: match[1]!, suffix: match[3]! }
    : null;
}

/** A number as the table would write it; `model` is a cell of the same column. */
export function writeNumber(value: number, decimals: number, model: CellNumber, style: NumberStyle): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = model.group === '' ? whole : whole.replace(/\B(?=(\d{3})+(?!\d))/g, model.group);
  const digits = `${value < 0 ? '-' : ''}${grouped}${fraction ? style.decimal + fraction : ''}`;
  return withUnit(digits, model);
}

/** Digits with what stands around them; a dollar stands before, most units behind. */
export function withUnit(digits: string, { prefix, suffix }: Pick<CellNumber, 'prefix' | 'suffix'>): string {
  const before = /^[A-Z]{2,}/.test(prefix) ? `${prefix} ` : prefix;
  if (prefix === '' && /^[$£¥]$/.test(suffix)) return `${suffix}${digits}`;
  const after = suffix === '' || /^[%‰°]/.test(suffix) ? suffix : ` ${suffix}`;
  return `${before}${digits}${after}`;
}
