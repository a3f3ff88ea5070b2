import type { Gender, UnitName, UnitWords } from '../../../languages/spoken-words.ts';
import { before, type Rule } from '../rule.ts';
import type { NumberGrammar } from './grammar.ts';
import { numberWords } from './spell-number.ts';
import { DASH, escaped, isOne, NUMBER, SIGN } from './written-number.ts';

export interface UnitGrammar extends UnitWords {
  names: ReadonlyMap<string, UnitName>;
  /** "Quadratkilometer", "kilomètres carrés". */
  power(name: string, power: string, many: boolean): string;
  /** "pro Sekunde", "par seconde". */
  per(name: string): string;
}

/** Symbols that need no amount to be told for units. */
const SURE = String.raw`km\/[hu]|m\/s(?:\^2)?|kg\/m\^3|g\/cm\^3|[kMG]Hz|[kMGT]Wh?|µm|μm|°C|°F|km\^2|m\^[23]|cm\^[23]`;

/** Quantities with their units, sizes, percentages and degrees. */
export function unitRules(numbers: NumberGrammar, grammar: UnitGrammar): Rule[] {
  const { names, percent, perMille } = grammar;
  const symbols = [...names.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  const one = String.raw`(?:${symbols})(?:\^[-+]?\d)?`;
  const unit = String.raw`${one}(?:\s?[·⋅]\s?${one}|\s(?:${symbols})\^-\d|\s?/\s?${one})*`;
  const { words } = numbers;
  const minus = (sign: string) => (sign ? `${words.minus} ` : '');
  const powered = (written: string, many: boolean) => {
    const [symbol = '', power = '1'] = written.split('^');
    const name = names.get(symbol)?.[many ? 1 : 0] ?? symbol;
    return power === '1' ? name : grammar.power(name, power, many);
  };
  /** "m/s^2" and "m s^-2" alike: what is divided by comes after "pro". */
  const unitWords = (written: string, many: boolean) => {
    if (names.has(written)) return powered(written, many);
    const over: string[] = [];
    const under: string[] = [];
    let divide = false;
    for (const part of written.split(/\s?([·⋅/])\s?|\s/).filter(Boolean)) {
      if (part === '/') divide = true;
      else if (!/^[·⋅]$/.test(part))
        (divide || part.includes('^-') ? under : over).push(part.replace(/\^[-+]/, '^'));
    }
    return [...over.map((u) => powered(u, many)), ...under.map((u) => grammar.per(powered(u, false)))].join(
      ' ',
    );
  };
  const genderOf = (written: string): Gender => names.get(/^[^\s/·⋅^]+/.exec(written)?.[0] ?? '')?.[2] ?? 'm';
  const joint = (link: string) => {
    const word = new RegExp(String.raw`\s(${grammar.links})\s`, 'iu').exec(link)?.[1];
    return word ?? (link.includes('±') ? grammar.plusMinus : words.to);
  };
  const link = String.raw`${DASH}|\s(?:${grammar.links})\s|\s?±\s?`;
  const start = String.raw`(?<![\p{L}\p{N}^٬/⁄]|\d[.,]|\^[-+])(${SIGN})(${NUMBER})`;
  return [
    {
      pattern: new RegExp(
        String.raw`${start}\s?[×x]\s?(${NUMBER})(?:\s?[×x]\s?(${NUMBER}))?\s?(${unit})(?![\p{L}\p{N}])`,
        'gu',
      ),
      say: ([, sign = '', a = '', b = '', c, written = '']) => {
        const sides = [a, b, c]
          .filter((side) => side !== undefined)
          .map((side) => numberWords(side, numbers));
        return `${minus(sign)}${sides.join(` ${words.by} `)} ${unitWords(written, true)}`;
      },
    },
    {
      pattern: new RegExp(
        String.raw`${start}(?:(${link})(${SIGN})(${NUMBER}))?(?:\s(${grammar.scales})(?=[\s-]))?[\s-]?(${unit})(?![\p{L}\p{N}])`,
        'gu',
      ),
      say: (m) => {
        const [, sign = '', number = '', between, sign2 = '', second, scale, written = ''] = m;
        // "5K" and "3s" as letters are left to others.
        if (
          /^[sKhAVtl]$/.test(written) &&
          !/\s.$/.test(m[0]) &&
          /\p{L}\s?$/u.test(before(m)) &&
          written === 'K'
        )
          return undefined;
        const last = second ?? number;
        const many = scale !== undefined || !isOne(last);
        const counted = { word: unitWords(written, many), gender: genderOf(written) };
        const first = minus(sign) + numberWords(number, numbers, scale === undefined ? counted : undefined);
        const amount =
          second === undefined
            ? first
            : `${first} ${joint(between ?? '')} ${minus(sign2)}${numberWords(second, numbers, counted)}`;
        return `${amount}${scale === undefined ? '' : ` ${scale}`} ${counted.word}`;
      },
    },
    {
      pattern: new RegExp(String.raw`${start}(?:\s?%?(${link})(${NUMBER}))?\s?(%|‰)`, 'gu'),
      say: ([, sign = '', number = '', between, to, mark]) => {
        const amount = to === undefined ? '' : ` ${joint(between ?? '')} ${numberWords(to, numbers)}`;
        return `${minus(sign)}${numberWords(number, numbers)}${amount} ${mark === '%' ? percent : perMille}`;
      },
    },
    {
      pattern: new RegExp(String.raw`(?<=\d\^[-+]?\d+)\s(${unit})(?![\p{L}\p{N}])`, 'gu'),
      say: ([, written = '']) => ` ${unitWords(written, true)}`,
    },
    {
      pattern: new RegExp(String.raw`(?<![\p{L}\p{N}/])(?:${SURE})(?![\p{L}\p{N}/])`, 'gu'),
      say: (m) => unitWords(m[0], true),
    },
  ];
}
