import { CURRENCIES, type Currency, SCALES } from '../../../languages/english/spoken/money.ts';
import { after, before, type Rule } from '../rule.ts';
import { numberWords } from './number-words.ts';
import { DASH, NUMBER } from './written-number.ts';

const SCALE = String.raw`(?:\s?(million|billion|trillion|thousand)\b|(k|K|m|M|mn|bn|B|tn)(?![\p{L}\p{N}]))?`;
const SYMBOL = String.raw`(US\$|A\$|C\$|[$€£¥₹])`;

function amount(match: RegExpExecArray, currency: Currency, number: string, to?: string, scale = ''): string {
  const [whole = '', fraction] = number.split('.');
  if (to === undefined && scale === '' && fraction?.length === 2 && currency.cent) {
    return withCents(currency, whole, fraction);
  }
  const words = to === undefined ? numberWords(number) : `${numberWords(number)} to ${numberWords(to)}`;
  // "a $5 million project", "a $20 note"
  const adjective = /\ban?\s$/i.test(before(match)) && /^[-\s]\p{Ll}/u.test(after(match));
  const single = adjective || (words === 'one' && scale === '');
  return `${words}${scale && ` ${scale}`} ${single ? currency.one : currency.many}`;
}

function withCents({ one, many, cent = ['', ''] }: Currency, whole: string, fraction: string): string {
  const unit = whole === '1' ? one : many;
  const cents = `${numberWords(String(Number(fraction)))} ${fraction === '01' ? cent[0] : cent[1]}`;
  if (fraction === '00') return `${numberWords(whole)} ${unit}`;
  return Number(whole) === 0 ? cents : `${numberWords(whole)} ${unit} and ${cents}`;
}

function scaleOf(word: string | undefined, letter: string | undefined): string {
  return word ?? SCALES[letter?.toLowerCase() ?? ''] ?? '';
}

/** Sums of money, the currency before or after, in figures or scaled. */
export const moneyRules: Rule[] = [
  {
    pattern: new RegExp(
      String.raw`(-)?(?<!\p{L})${SYMBOL}\s?(${NUMBER})(?:${DASH}[$€£¥₹]?(${NUMBER}))?${SCALE}`,
      'gu',
    ),
    say: (m) => {
      const [, minus, symbol = '', number = '', to, word, letter] = m;
      const currency = CURRENCIES[symbol];
      return currency && (minus ? 'minus ' : '') + amount(m, currency, number, to, scaleOf(word, letter));
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}.,])(${NUMBER})${SCALE}\s?([€£]|(?:USD|EUR|GBP|JPY|CHF)\b)`,
      'gu',
    ),
    say: (m) => {
      const [, number = '', word, letter, symbol = ''] = m;
      const currency = CURRENCIES[symbol];
      return currency && amount(m, currency, number, undefined, scaleOf(word, letter));
    },
  },
  {
    pattern: new RegExp(String.raw`\b(USD|EUR|GBP|JPY|CHF)\s?(${NUMBER})${SCALE}`, 'gu'),
    say: (m) => {
      const [, code = '', number = '', word, letter] = m;
      const currency = CURRENCIES[code];
      return currency && amount(m, currency, number, undefined, scaleOf(word, letter));
    },
  },
  {
    pattern: /(?<![\p{L}\p{N}.,])(\d+)\s?¢/gu,
    say: ([, number = '']) => `${numberWords(number)} ${number === '1' ? 'cent' : 'cents'}`,
  },
];
