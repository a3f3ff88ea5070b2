import type { Currency, MoneyWords } from '../../spoken-words.ts';

const currency = (one: string, gender: 'm' | 'f', cent?: string, many = `${one}s`): Currency => ({
  one,
  many,
  gender,
  cent: cent ? { one: cent, many: `${cent}s`, gender: 'm' } : undefined,
});
const EURO = currency('euro', 'm', 'centime');
const DOLLAR = currency('dollar', 'm', 'cent');
const US_DOLLAR = currency('dollar américain', 'm', 'cent', 'dollars américains');
const POUND = currency('livre', 'f', 'penny');
const FRANC = currency('franc suisse', 'm', 'centime', 'francs suisses');
const OLD_FRANC = currency('franc', 'm', 'centime');
const YEN = currency('yen', 'm');
const MILLION = ['million', 'millions'] as const;
const MILLIARD = ['milliard', 'milliards'] as const;
export const money: MoneyWords = {
  currencies: {
    '€': EURO,
    EUR: EURO,
    $: DOLLAR,
    US$: US_DOLLAR,
    $US: US_DOLLAR,
    USD: US_DOLLAR,
    $CA: currency('dollar canadien', 'm', 'cent', 'dollars canadiens'),
    '£': POUND,
    GBP: POUND,
    CHF: FRANC,
    'Fr.': OLD_FRANC,
    FF: OLD_FRANC,
    '¥': YEN,
    JPY: YEN,
  },
  scales: {
    million: MILLION,
    millions: MILLION,
    M: MILLION,
    'Mio.': MILLION,
    milliard: MILLIARD,
    milliards: MILLIARD,
    Md: MILLIARD,
    Mds: MILLIARD,
    'Mrd.': MILLIARD,
    k: ['mille', 'mille'],
  },
};
