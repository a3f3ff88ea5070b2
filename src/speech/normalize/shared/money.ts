import type { Currency, MoneyWords } from '../../../languages/spoken-words.ts';
import { after, before, type Rule } from '../rule.ts';
import type { Counted, NumberGrammar } from './grammar.ts';
import { numberWords } from './spell-number.ts';
import { DASH, escaped, isOne, NUMBER } from './written-number.ts';

export interface MoneyGrammar extends MoneyWords {
  /** "drei Euro fünfzig": joins the two parts as the language does. */
  withCents(whole: string, cents: string, centName: string): string;
  /** What stands between "Millionen" and the currency: "", "de ", "d'". */
  ofScale(currency: string): string;
}

/** Sums of money, the currency before or after, with cents, ranges and scales. */
export function moneyRules(numbers: NumberGrammar, grammar: MoneyGrammar): Rule[] {
  const { currencies, scales } = grammar;
  const byLength = (table: object) =>
    Object.keys(table)
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|');
  const symbol = `(?:${byLength(currencies)})`;
  const scale = String.raw`(?:\s?(${byLength(scales)})(?!\p{L}))?`;
  const number = String.raw`(${NUMBER})(?:[.,][-–—]{1,2}(?!\d))?`;

  const say = (currency: Currency, first: string, to?: string, scaleWord?: string): string => {
    const name = (n: string) => (isOne(n) ? currency.one : currency.many);
    const counted = (n: string): Counted => ({ word: name(n), gender: currency.gender });
    if (scaleWord !== undefined) {
      const amount = to === undefined ? first : to;
      const forms = scales[scaleWord] ?? [scaleWord, scaleWord];
      const [single, plural] = forms;
      const scaled: Counted = {
        word: single,
        gender: /^M|ard/.test(single) && /^\p{Lu}/u.test(single) ? 'f' : 'm',
      };
      const start = to === undefined ? '' : `${numberWords(first, numbers)} ${numbers.words.to} `;
      return `${start}${numberWords(amount, numbers, scaled)} ${isOne(amount) ? single : plural} ${grammar.ofScale(currency.many)}${currency.many}`;
    }
    if (to !== undefined)
      return `${numberWords(first, numbers, counted(first))} ${numbers.words.to} ${numberWords(to, numbers, counted(to))} ${name(to)}`;
    const [, whole = '', cents] = /^([\d٬]*)[.,](\d\d)$/.exec(first) ?? [];
    if (cents === undefined || !currency.cent) {
      // A round million asks for "de" in some languages.
      const round = /^[1-9]\d*(?:000000)$/.test(first.replace(/٬/g, ''))
        ? grammar.ofScale(currency.many)
        : '';
      return `${numberWords(first, numbers, counted(first))} ${round}${name(first)}`;
    }
    const units = `${numberWords(whole, numbers, counted(whole))} ${name(whole)}`;
    if (cents === '00') return units;
    const small = String(Number(cents));
    const centName = small === '1' ? currency.cent.one : currency.cent.many;
    const named = { word: centName, gender: currency.cent.gender };
    const only = Number(whole.replace(/٬/g, '')) === 0;
    const centWords = numbers.cardinal(small, only || grammar.namesCents ? named : undefined);
    return only ? `${centWords} ${centName}` : grammar.withCents(units, centWords, centName);
  };
  return [
    {
      pattern: new RegExp(
        String.raw`(-)?(?<![\p{L}\p{N}])(${symbol})\s?${number}(?:${DASH}(?:${symbol}\s?)?(${NUMBER}))?${scale}(?![\p{L}\p{N}])`,
        'gu',
      ),
      say: (m) => {
        const [, minus, sign = '', first = '', to, scaleWord] = m;
        const currency = currencies[sign];
        return currency && (minus ? `${numbers.words.minus} ` : '') + say(currency, first, to, scaleWord);
      },
    },
    {
      pattern: new RegExp(
        String.raw`(-)?(?<![\p{L}\p{N}.,٬])(${NUMBER})(?:[.,][-–—]{1,2})?(?:\s?(?:${symbol})?${DASH}(${NUMBER}))?${scale}\s?(?:de\s|d'|di\s)?(${symbol})(?![\p{L}\p{N}])`,
        'gu',
      ),
      say: (m) => {
        const [, minus, first = '', to, scaleWord, sign = ''] = m;
        const currency = currencies[sign];
        if (!currency || (minus && /[\p{L}\p{N}]$/u.test(before(m)))) return undefined;
        return (minus ? `${numbers.words.minus} ` : '') + say(currency, first, to, scaleWord);
      },
    },
    {
      // A currency's sign without a sum.
      pattern: /(?<![\p{L}\p{N}])[€$£](?![\p{L}\p{N}])/gu,
      say: (m) => (/^\s?\d/.test(after(m)) ? undefined : ` ${currencies[m[0]]?.many ?? ''} `),
    },
  ];
}
