import { tokens } from '../../../kernel/patterns.ts';
import type { DateWords, TimeWords } from '../../spoken-words.ts';

export const dates: DateWords = {
  months: tokens`janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro`,
  month: tokens`
    jan(?:eiro|\.) fev(?:ereiro|\.) mar(?:ço|\.) abr(?:il|\.) mai(?:o|\.) jun(?:ho|\.) jul(?:ho|\.)
    ago(?:sto|\.) set(?:embro|\.) out(?:ubro|\.) nov(?:embro|\.) dez(?:embro|\.)`,
  dayMark: '\\.?º',
  between: 'de\\s',
  to: 'a',
  of: 'de ',
};

export const times: TimeWords = { mark: 'horas?|h', to: 'às', ratio: 'a' };
