import type { Currency, MoneyWords } from '../../spoken-words.ts';

const CENT: Currency['cent'] = { one: 'Cent', many: 'Cent', gender: 'm' };
const EURO: Currency = { one: 'Euro', many: 'Euro', gender: 'm', cent: CENT };
const DOLLAR: Currency = { one: 'Dollar', many: 'Dollar', gender: 'm', cent: CENT };
const US_DOLLAR: Currency = { one: 'US Dollar', many: 'US Dollar', gender: 'm', cent: CENT };
const POUND: Currency = {
  one: 'Pfund',
  many: 'Pfund',
  gender: 'n',
  cent: { one: 'Penny', many: 'Pence', gender: 'm' },
};
const FRANC: Currency = {
  one: 'Franken',
  many: 'Franken',
  gender: 'm',
  cent: { one: 'Rappen', many: 'Rappen', gender: 'm' },
};
const YEN: Currency = { one: 'Yen', many: 'Yen', gender: 'm' };
const MARK: Currency = {
  one: 'Mark',
  many: 'Mark',
  gender: 'f',
  cent: { one: 'Pfennig', many: 'Pfennig', gender: 'm' },
};

const MILLION = ['Million', 'Millionen'] as const;
const MILLIARD = ['Milliarde', 'Milliarden'] as const;
const BILLION = ['Billion', 'Billionen'] as const;
const THOUSAND = ['tausend', 'tausend'] as const;
export const money: MoneyWords = {
  currencies: {
    '€': EURO,
    EUR: EURO,
    $: DOLLAR,
    US$: US_DOLLAR,
    'US-$': US_DOLLAR,
    USD: US_DOLLAR,
    '£': POUND,
    GBP: POUND,
    CHF: FRANC,
    Fr: FRANC,
    'Fr.': FRANC,
    sFr: FRANC,
    '¥': YEN,
    JPY: YEN,
    DM: MARK,
    'Rp.': { one: 'Rappen', many: 'Rappen', gender: 'm' },
    ct: { one: 'Cent', many: 'Cent', gender: 'm' },
  },
  scales: {
    Million: MILLION,
    Millionen: MILLION,
    'Mio.': MILLION,
    Mio: MILLION,
    Milliarde: MILLIARD,
    Milliarden: MILLIARD,
    'Mrd.': MILLIARD,
    Mrd: MILLIARD,
    Billion: BILLION,
    Billionen: BILLION,
    'Bio.': BILLION,
    tausend: THOUSAND,
    'Tsd.': THOUSAND,
  },
};
