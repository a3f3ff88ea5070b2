import { tokens } from '../../../kernel/patterns.ts';
import type { FrenchNumerals } from '../../numeral-words.ts';

/** The words that numbers are made of; seventy, eighty and ninety differ from country to country. */
export const numerals: FrenchNumerals = {
  ones: tokens`
    zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept
    dix-huit dix-neuf`,
  tens: tokens`dix vingt trente quarante cinquante soixante`,
  seventy: 'septante',
  fourTwenties: 'quatre-vingt',
  eighty: 'huitante',
  ninety: 'nonante',
  large: [
    ['million', 'millions'],
    ['milliard', 'milliards'],
    ['billion', 'billions'],
  ],
  parts: {
    '2': ['demi', 'demis'],
    '3': ['tiers', 'tiers'],
    '4': ['quart', 'quarts'],
  },
};
