import { tokens } from '../../../kernel/patterns.ts';
import type { DateWords, GermanicTimeWords } from '../../spoken-words.ts';

export const dates: DateWords = {
  months: tokens`januari februari maart april mei juni juli augustus september oktober november december`,
  month: tokens`
    jan(?:uari|\.) feb(?:ruari|r?\.) maart mrt\.? apr(?:il|\.) mei jun(?:i|\.) jul(?:i|\.)
    aug(?:ustus|\.) sept?(?:ember|\.) okt(?:ober|\.) nov(?:ember|\.) dec(?:ember|\.)`,
  aliases: { mrt: 'maart', 'mrt.': 'maart', 'febr.': 'februari' },
  dayMark: '(?!)',
  between: '(?!)',
  to: 'tot',
  of: '',
};

export const times: GermanicTimeWords = {
  mark: 'uur|u\\.?|h',
  to: 'tot',
  ratio: 'tegen',
  hour: 'uur',
  seconds: ['seconde', 'seconden'],
  and: 'en',
};
