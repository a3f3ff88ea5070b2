import type { Currency, MoneyWords } from '../../spoken-words.ts';

const currency = (one: string, many: string, gender: 'm' | 'f', cent?: string): Currency => ({
  one,
  many,
  gender,
  cent: cent ? { one: cent, many: `${cent}s`, gender: 'm' } : undefined,
});

/** The hundredth is "cêntimo" in Portugal, "centavo" in Brazil. */
function moneyWith(cent: string): MoneyWords {
  const euro = currency('euro', 'euros', 'm', cent);
  const dollar = currency('dólar', 'dólares', 'm', cent);
  const real = currency('real', 'reais', 'm', 'centavo');
  const million = ['milhão', 'milhões'] as const;
  const yen = currency('iene', 'ienes', 'm');
  return {
    currencies: {
      '€': euro,
      EUR: euro,
      R$: real,
      BRL: real,
      $: dollar,
      US$: currency('dólar americano', 'dólares americanos', 'm', cent),
      USD: currency('dólar americano', 'dólares americanos', 'm', cent),
      '£': currency('libra', 'libras', 'f'),
      GBP: currency('libra', 'libras', 'f'),
      CHF: currency('franco suíço', 'francos suíços', 'm', cent),
      '¥': yen,
      JPY: yen,
    },
    scales: {
      milhão: million,
      milhões: million,
      mi: million,
      M: million,
      'mil milhões': ['mil milhões', 'mil milhões'],
      bilhão: ['bilhão', 'bilhões'],
      bilhões: ['bilhão', 'bilhões'],
      bi: ['bilhão', 'bilhões'],
      mil: ['mil', 'mil'],
    },
    namesCents: true,
  };
}

export const money = moneyWith('cêntimo');
export const brazilianMoney = moneyWith('centavo');
