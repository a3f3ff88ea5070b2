import { spoken } from '../../../languages/dutch/spoken/spoken.ts';
import type { DateGrammar } from '../shared/dates.ts';
import type { TimeGrammar } from '../shared/times.ts';
import { cardinal, ordinal } from './number-words.ts';

const said = (digits: string | undefined) => (digits === undefined ? '' : ` ${cardinal(digits)}`);
/** "drie mei"; after "de" without a year the day is an ordinal only where it is written so. */
export const dates: DateGrammar = {
  ...spoken.dates,
  date: (d, month, y, lead) =>
    `${/(?:^|\s)van de\s$/i.test(lead) ? ordinal(d) : cardinal(d)} ${month}${said(y)}`,
  days: (from, to, month, y) => `${cardinal(from)} tot ${cardinal(to)} ${month}${said(y)}`,
  monthAndYear: (month, y) => `${month} ${cardinal(y)}`,
};

export const times: TimeGrammar = {
  ...spoken.times,
  time: (hours, minutes, seconds) => {
    const hour = `${cardinal(hours)} uur${minutes === '0' && seconds === undefined ? '' : ` ${cardinal(minutes)}`}`;
    return seconds === undefined
      ? hour
      : `${hour} en ${cardinal(seconds)} ${seconds === '1' ? 'seconde' : 'seconden'}`;
  },
};
