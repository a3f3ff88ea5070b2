import { after, before, type Rule } from '../rule.ts';
import { numberWords, ordinal } from './number-words.ts';
import { unitNames } from './unit-names.ts';
import { DASH, NUMBER, SIGN } from './written-number.ts';

const escaped = (symbol: string) => symbol.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const SYMBOLS = [...unitNames.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');
/** Exponents have been written with "^" by the rules of characters. */
const POWER = String.raw`(?:\^[-+]?\d)?`;
const ONE = `(?:${SYMBOLS})${POWER}`;
const UNIT = String.raw`${ONE}(?:\s?[·⋅]\s?${ONE}|\s${ONE.replace(/\?$/, '')}|\s?/\s?${ONE})*`;

/** "m/s^2" -> "meters per second squared"; "kg m^-3" -> "kilograms per cubic meter". */
function unitWords(written: string, plural: boolean): string {
  const parts = written.split(/\s?([·⋅/])\s?|\s/).filter((p) => p !== undefined && p !== '');
  const over: string[] = [];
  const under: string[] = [];
  let divide = false;
  for (const part of parts) {
    if (part === '/') divide = true;
    else if (!/^[·⋅]$/.test(part)) {
      const [symbol = '', power = '1'] = part.split('^');
      (divide || power.startsWith('-') ? under : over).push(`${symbol}^${power.replace(/^[-+]/, '')}`);
    }
  }
  const top = over.map((u, i) => powered(u, plural && i === over.length - 1));
  return [...top, ...under.map((u) => `per ${powered(u, false)}`)].join(' ');
}

function powered(unit: string, plural: boolean): string {
  const [symbol = '', power = '1'] = unit.split('^');
  const [one, many] = unitNames.get(symbol) ?? [symbol, symbol];
  const name = plural ? many : one;
  if (power === '1') return name;
  const length = /(?:meter|foot|feet|mile|yard)s?$/.test(name);
  if (power === '2') return length ? `square ${name}` : `${name} squared`;
  if (power === '3') return length ? `cubic ${name}` : `${name} cubed`;
  return `${name} to the ${ordinal(power)}`;
}

function isOne(number: string): boolean {
  return /^1(?:\.0+)?$/.test(number);
}

/** "a 5 km walk": before a noun the unit is said in the singular. */
function adjective(match: RegExpExecArray): boolean {
  return /\b(?:a|an|every|each)\s$/i.test(before(match)) && /^\s\p{Ll}/u.test(after(match));
}

const minus = (sign: string) => (sign ? 'minus ' : '');

/** Quantities with their units, sizes, percentages and degrees, in the number that the amount asks for. */
export const unitRules: Rule[] = [
  {
    // "65.00 percent": noughts at the end tell how a table was set.
    pattern:
      /(?<![\p{L}\p{N}.,])(\d{1,9})(?:\.0{1,6}|(\.\d{0,6}[1-9])0{1,6})(?=\s?(?:%|percent\b|per cent\b))/gu,
    say: ([, whole = '', rest = '']) => whole + rest,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}^]|\d[.,]|\^[-+])(${SIGN})(${NUMBER})\s?[×x]\s?(${NUMBER})(?:\s?[×x]\s?(${NUMBER}))?(?:\s?(${UNIT})(?![\p{L}\p{N}]))?(?![\p{L}\p{N}^]|\s?\^)`,
      'gu',
    ),
    say: ([, sign = '', a = '', b = '', c, unit]) => {
      if (unit === undefined) return undefined;
      const sides = [a, b, c].filter((side) => side !== undefined).map(numberWords);
      return `${minus(sign)}${sides.join(' by ')} ${unitWords(unit, true)}`;
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}^]|\d[.,]|\^[-+])(${SIGN})(${NUMBER})(?:(${DASH}|\s(?:to|and|or)\s|\s?±\s?)(${SIGN})(${NUMBER}))?(?:\s(million|billion|trillion|thousand))?[\s-]?(${UNIT})(?![\p{L}\p{N}])`,
      'gu',
    ),
    say: (m) => {
      const [, sign = '', number = '', link, sign2 = '', second, scale, unit = ''] = m;
      // "in 1980 m" may be; "1980s", "5K" and "3 s" as letters are left to others.
      if (/^[sK]$/.test(unit) && !/[\s]$/.test(m[0].slice(0, -1))) return undefined;
      const joint =
        link === undefined
          ? ''
          : (/\b(to|and|or)\b/.exec(link)?.[0] ?? (link.includes('±') ? 'plus or minus' : 'to'));
      const first = minus(sign) + numberWords(number);
      const words = second === undefined ? first : `${first} ${joint} ${minus(sign2)}${numberWords(second)}`;
      const plural = !adjective(m) && (second !== undefined || scale !== undefined || !isOne(number));
      return `${words}${scale ? ` ${scale}` : ''} ${unitWords(unit, plural)}`;
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}^]|\d[.,]|\^[-+])(${SIGN})(${NUMBER})(?:\s?%?(${DASH}|\s(?:to|and|or)\s|\s?±\s?)(${NUMBER}))?\s?(%|‰)`,
      'gu',
    ),
    say: ([, sign = '', number = '', link, to, mark]) => {
      const joint =
        link === undefined
          ? ''
          : (/\b(to|and|or)\b/.exec(link)?.[0] ?? (link.includes('±') ? 'plus or minus' : 'to'));
      const words =
        to === undefined ? numberWords(number) : `${numberWords(number)} ${joint} ${numberWords(to)}`;
      return `${minus(sign)}${words} ${mark === '%' ? 'percent' : 'per mille'}`;
    },
  },
  {
    pattern: new RegExp(String.raw`(?<=\d\^[-+]?\d+)\s(${UNIT})(?![\p{L}\p{N}])`, 'gu'),
    say: ([, unit = '']) => ` ${unitWords(unit, true)}`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}]|\d[.,])(${NUMBER})\sin\.(?=\s\p{Ll}|[,;)])`, 'gu'),
    say: ([, number = '']) => `${numberWords(number)} ${isOne(number) ? 'inch' : 'inches'}`,
  },
  {
    // 5'10", 30° 15′
    pattern: /(?<![\p{L}\p{N}])(\d+)['′]\s?(\d{1,2})(?:["″]|'')/gu,
    say: ([, feet = '', inches = '']) =>
      `${numberWords(feet)} ${feet === '1' ? 'foot' : 'feet'} ${numberWords(inches)} ${inches === '1' ? 'inch' : 'inches'}`,
  },
  {
    // A unit without an amount ("measured in km/h"), where it can be nothing else.
    pattern:
      /(?<![\p{L}\p{N}/])(?:km\/h|m\/s(?:\^2)?|kg\/m\^3|g\/cm\^3|[kMG]Hz|[kMGT]Wh?|µm|μm|°C|°F|℃|℉|km\^2|m\^[23]|cm\^[23])(?![\p{L}\p{N}/])/gu,
    say: (m) => unitWords(m[0], true),
  },
];
