import { tokens } from '../../../kernel/patterns.ts';
import type { EnglishNumerals } from '../../numeral-words.ts';

/** The words that numbers are made of. */
export const numerals: EnglishNumerals = {
  ones: tokens`
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen`,
  tens: tokens`ten twenty thirty forty fifty sixty seventy eighty ninety`,
  large: [
    ['million', 'million'],
    ['billion', 'billion'],
    ['trillion', 'trillion'],
    ['quadrillion', 'quadrillion'],
    ['quintillion', 'quintillion'],
  ],
  ordinals: {
    one: 'first',
    two: 'second',
    three: 'third',
    five: 'fifth',
    eight: 'eighth',
    nine: 'ninth',
    twelve: 'twelfth',
  },
  parts: {
    '2': ['half', 'halves'],
    '4': ['quarter', 'quarters'],
  },
};
