import type { Currency, MoneyWords } from '../../spoken-words.ts';

const CENT: Currency['cent'] = { one: 'cent', many: 'cent', gender: 'm' };
const currency = (name: string, cent: Currency['cent'] = CENT): Currency => ({
  one: name,
  many: name,
  gender: 'm',
  cent,
});
const EURO = currency('euro');
const DOLLAR = currency('dollar');
const US_DOLLAR = currency('Amerikaanse dollar');
const MILLION = ['miljoen', 'miljoen'] as const;
const MILLIARD = ['miljard', 'miljard'] as const;
export const money: MoneyWords = {
  currencies: {
    '€': EURO,
    EUR: EURO,
    $: DOLLAR,
    US$: US_DOLLAR,
    USD: US_DOLLAR,
    '£': currency('pond', { one: 'penny', many: 'pence', gender: 'm' }),
    GBP: currency('pond', { one: 'penny', many: 'pence', gender: 'm' }),
    CHF: currency('Zwitserse frank', { one: 'rappen', many: 'rappen', gender: 'm' }),
    '¥': { one: 'yen', many: 'yen', gender: 'm' },
    JPY: { one: 'yen', many: 'yen', gender: 'm' },
    ƒ: currency('gulden'),
  },
  scales: {
    miljoen: MILLION,
    mln: MILLION,
    'mln.': MILLION,
    miljard: MILLIARD,
    mld: MILLIARD,
    'mld.': MILLIARD,
    mrd: MILLIARD,
    duizend: ['duizend', 'duizend'],
  },
};
