import { tokens } from '../../../kernel/patterns.ts';
import type { DateWords, TimeWords } from '../../spoken-words.ts';

export const dates: DateWords = {
  months: tokens`janvier février mars avril mai juin juillet août septembre octobre novembre décembre`,
  month: tokens`
    janv(?:ier|\.) f[ée]vr?(?:ier|\.) mars avr(?:il|\.) mai juin juil(?:let|l?\.) ao[ûu]t
    sept(?:embre|\.) oct(?:obre|\.) nov(?:embre|\.) d[ée]c(?:embre|\.)`,
  aliases: { 'fevr.': 'février', 'fév.': 'février', aout: 'août', 'juill.': 'juillet', 'dec.': 'décembre' },
  dayMark: 'er',
  between: '(?!)',
  to: 'au',
  of: '',
};

export const times: TimeWords = { mark: 'heures?|h', to: 'à', ratio: 'à' };
