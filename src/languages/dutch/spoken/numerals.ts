import { tokens } from '../../../kernel/patterns.ts';
import type { GermanicNumerals } from '../../numeral-words.ts';

/** The words that numbers are made of. */
export const numerals: GermanicNumerals = {
  ones: tokens`
    nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien
    zeventien achttien negentien`,
  tens: tokens`tien twintig dertig veertig vijftig zestig zeventig tachtig negentig`,
  joinedOne: 'een',
  // After a vowel "e" it carries the diaeresis: "tweeëntwintig".
  and: (unit) => (unit.endsWith('e') ? 'ën' : 'en'),
  hundred: 'honderd',
  oneHundred: '',
  thousand: 'duizend',
  large: [
    ['miljoen', 'miljoen'],
    ['miljard', 'miljard'],
    ['biljoen', 'biljoen'],
  ],
  ordinals: {
    één: 'eerste',
    drie: 'derde',
    acht: 'achtste',
  },
  parts: {
    '2': ['half', 'halve'],
    '4': ['kwart', 'kwart'],
  },
};
