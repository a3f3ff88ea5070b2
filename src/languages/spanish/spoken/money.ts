import type { Currency, MoneyWords } from '../../spoken-words.ts';

const currency = (one: string, many: string, gender: 'm' | 'f', cent?: [string, string]): Currency => ({
  one,
  many,
  gender,
  cent: cent ? { one: cent[0], many: cent[1], gender: 'm' } : undefined,
});
const CENT: [string, string] = ['céntimo', 'céntimos'];
const CENTAVO: [string, string] = ['centavo', 'centavos'];
const EURO = currency('euro', 'euros', 'm', CENT);
const DOLLAR = currency('dólar', 'dólares', 'm', CENTAVO);
const POUND = currency('libra', 'libras', 'f', ['penique', 'peniques']);
const US_DOLLAR = currency('dólar estadounidense', 'dólares estadounidenses', 'm', CENTAVO);
const MILLION = ['millón', 'millones'] as const;
const THOUSAND_MILLION = ['mil millones', 'mil millones'] as const;
export const money: MoneyWords = {
  currencies: {
    '€': EURO,
    EUR: EURO,
    $: DOLLAR,
    US$: US_DOLLAR,
    USD: US_DOLLAR,
    MXN: currency('peso mexicano', 'pesos mexicanos', 'm', CENTAVO),
    '£': POUND,
    GBP: POUND,
    CHF: currency('franco suizo', 'francos suizos', 'm', CENT),
    '¥': currency('yen', 'yenes', 'm'),
    JPY: currency('yen', 'yenes', 'm'),
    'ptas.': currency('peseta', 'pesetas', 'f'),
  },
  scales: {
    millón: MILLION,
    millones: MILLION,
    'mill.': MILLION,
    M: MILLION,
    'mil millones': THOUSAND_MILLION,
    mil: ['mil', 'mil'],
  },
};
