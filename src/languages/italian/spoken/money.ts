import type { Currency, MoneyWords } from '../../spoken-words.ts';

const currency = (one: string, many: string, gender: 'm' | 'f', cent?: [string, string]): Currency => ({
  one,
  many,
  gender,
  cent: cent ? { one: cent[0], many: cent[1], gender: 'm' } : undefined,
});
const CENT: [string, string] = ['centesimo', 'centesimi'];
const EURO = currency('euro', 'euro', 'm', CENT);
const DOLLAR = currency('dollaro', 'dollari', 'm', CENT);
const US_DOLLAR = currency('dollaro americano', 'dollari americani', 'm', CENT);
const POUND = currency('sterlina', 'sterline', 'f', ['penny', 'penny']);
const LIRA = currency('lira', 'lire', 'f');
const MILLION = ['milione', 'milioni'] as const;
const MILLIARD = ['miliardo', 'miliardi'] as const;
export const money: MoneyWords = {
  currencies: {
    '€': EURO,
    EUR: EURO,
    $: DOLLAR,
    US$: US_DOLLAR,
    USD: US_DOLLAR,
    '£': POUND,
    GBP: POUND,
    CHF: currency('franco svizzero', 'franchi svizzeri', 'm', CENT),
    '¥': currency('yen', 'yen', 'm'),
    JPY: currency('yen', 'yen', 'm'),
    'L.': LIRA,
  },
  scales: {
    milione: MILLION,
    milioni: MILLION,
    mln: MILLION,
    'mln.': MILLION,
    Mln: MILLION,
    miliardo: MILLIARD,
    miliardi: MILLIARD,
    mld: MILLIARD,
    'mld.': MILLIARD,
    Mld: MILLIARD,
  },
};
