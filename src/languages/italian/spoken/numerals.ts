import { tokens } from '../../../kernel/patterns.ts';
import type { ItalianNumerals } from '../../numeral-words.ts';

/** The words that numbers are made of. */
export const numerals: ItalianNumerals = {
  ones: tokens`
    zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici
    sedici diciassette diciotto diciannove`,
  tens: tokens`dieci venti trenta quaranta cinquanta sessanta settanta ottanta novanta`,
  large: [
    ['milione', 'milioni'],
    ['miliardo', 'miliardi'],
    ['bilione', 'bilioni'],
  ],
  first: tokens`primo secondo terzo quarto quinto sesto settimo ottavo nono decimo`,
  parts: {
    '2': ['mezzo', 'mezzi'],
  },
};
