import { tokens } from '../../../kernel/patterns.ts';
import type { DateWords, TimeWords } from '../../spoken-words.ts';

export const dates: DateWords = {
  months: tokens`enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`,
  month: tokens`
    ene(?:ro|\.) feb(?:rero|\.) mar(?:zo|\.) abr(?:il|\.) mayo jun(?:io|\.) jul(?:io|\.) ag(?:osto|o\.)
    se(?:p?tiembre|pt?\.) oct(?:ubre|\.) nov(?:iembre|\.) dic(?:iembre|\.)`,
  aliases: { setiembre: 'septiembre', 'sept.': 'septiembre' },
  dayMark: '\\.?º',
  between: 'del?\\s(?:año\\s)?',
  to: 'al',
  of: 'de ',
};

export const times: TimeWords = { mark: 'horas?|hs?\\.?|hrs?\\.?', to: 'a', ratio: 'a' };
