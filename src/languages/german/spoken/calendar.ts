import { tokens } from '../../../kernel/patterns.ts';
import type { DateWords, GermanicTimeWords } from '../../spoken-words.ts';

export const dates: DateWords = {
  months: tokens`Januar Februar März April Mai Juni Juli August September Oktober November Dezember`,
  month: tokens`
    Jan(?:uar|\.)? Feb(?:ruar|\.)? Mär(?:z|\.) Mrz\.? Apr(?:il|\.)? Mai Jun(?:i|\.) Jul(?:i|\.)
    Aug(?:ust|\.)? Sept?(?:ember|\.)? Okt(?:ober|\.)? Nov(?:ember|\.)? Dez(?:ember|\.)?`,
  aliases: { mrz: 'März', 'mrz.': 'März' },
  dayMark: '\\.',
  between: '(?!)',
  to: 'bis',
  of: '',
};

export const times: GermanicTimeWords = {
  mark: 'Uhr|h',
  to: 'bis',
  ratio: 'zu',
  hour: 'Uhr',
  seconds: ['Sekunde', 'Sekunden'],
  and: 'und',
};

export const weekdays = tokens`Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag`;
