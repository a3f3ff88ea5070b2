import { tokens } from '../../../kernel/patterns.ts';
import type { DateWords, TimeWords } from '../../spoken-words.ts';

export const dates: DateWords = {
  months: tokens`gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre`,
  month: tokens`
    gen(?:naio|n?\.) feb(?:braio|br?\.|\.) mar(?:zo|\.) apr(?:ile|\.) mag(?:gio|g?\.) giu(?:gno|\.)
    lug(?:lio|\.) ago(?:sto|\.) set(?:tembre|t?\.) ott(?:obre|\.) nov(?:embre|\.) dic(?:embre|\.)`,
  dayMark: '[º°]',
  between: 'del\\s',
  to: 'al',
  of: '',
};

export const times: TimeWords = { mark: 'ore|h', to: 'alle', ratio: 'a' };
