export interface Currency {
  one: string;
  many: string;
  /** Singular and plural of its hundredth. */
  cent?: [string, string];
}

const DOLLAR: Currency = { one: 'dollar', many: 'dollars', cent: ['cent', 'cents'] };

const EURO: Currency = { one: 'euro', many: 'euros', cent: ['cent', 'cents'] };

const POUND: Currency = { one: 'pound', many: 'pounds', cent: ['penny', 'pence'] };

export const CURRENCIES: Record<string, Currency> = {
  $: DOLLAR,
  US$: { one: 'U S dollar', many: 'U S dollars' },
  A$: { one: 'Australian dollar', many: 'Australian dollars' },
  C$: { one: 'Canadian dollar', many: 'Canadian dollars' },
  '€': EURO,
  '£': POUND,
  '¥': { one: 'yen', many: 'yen' },
  '₹': { one: 'rupee', many: 'rupees' },
  USD: { one: 'U S dollar', many: 'U S dollars' },
  EUR: EURO,
  GBP: { one: 'British pound', many: 'British pounds' },
  JPY: { one: 'yen', many: 'yen' },
  CHF: { one: 'Swiss franc', many: 'Swiss francs' },
};

export const SCALES: Record<string, string> = {
  k: 'thousand',
  m: 'million',
  mn: 'million',
  bn: 'billion',
  b: 'billion',
  tn: 'trillion',
};
