import { tokens } from '../../../kernel/patterns.ts';
import type { GermanicNumerals } from '../../numeral-words.ts';

/** The words that numbers are made of. */
export const numerals: GermanicNumerals = {
  ones: tokens`
    null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn
    siebzehn achtzehn neunzehn`,
  tens: tokens`zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig`,
  joinedOne: 'ein',
  and: () => 'und',
  hundred: 'hundert',
  oneHundred: 'ein',
  thousand: 'tausend',
  large: [
    ['Million', 'Millionen'],
    ['Milliarde', 'Milliarden'],
    ['Billion', 'Billionen'],
  ],
  ordinals: {
    eins: 'erst',
    drei: 'dritt',
    sieben: 'siebt',
    acht: 'acht',
  },
  parts: {
    '2': ['halb', 'Halbe'],
  },
};
