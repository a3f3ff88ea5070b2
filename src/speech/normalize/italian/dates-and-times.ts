import { spoken } from '../../../languages/italian/spoken/spoken.ts';
import type { DateGrammar } from '../shared/dates.ts';
import type { TimeGrammar } from '../shared/times.ts';
import { cardinal } from './number-words.ts';

const day = (digits: string) => (digits === '1' ? 'primo' : cardinal(digits));
const said = (digits: string | undefined) => (digits === undefined ? '' : ` ${cardinal(digits)}`);

export const dates: DateGrammar = {
  ...spoken.dates,
  // "l'1 maggio": after its article the first is a plain number.
  date: (d, month, y, lead) => `${/['’]$/.test(lead) ? cardinal(d) : day(d)} ${month}${said(y)}`,
  days: (from, to, month, y) => `${day(from)} al ${day(to)} ${month}${said(y)}`,
  monthAndYear: (month, y) => `${month} ${cardinal(y)}`,
};

export const times: TimeGrammar = {
  ...spoken.times,
  time: (hours, minutes, seconds) => {
    const hour = hours === '1' ? 'una' : cardinal(hours);
    const minute = minutes === '0' ? '' : ` e ${cardinal(minutes)}`;
    return seconds === undefined ? hour + minute : `${hour}${minute} e ${cardinal(seconds)} secondi`;
  },
};
