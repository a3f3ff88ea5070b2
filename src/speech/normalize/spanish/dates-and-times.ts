import { spoken } from '../../../languages/spanish/spoken/spoken.ts';
import type { DateGrammar } from '../shared/dates.ts';
import type { TimeGrammar } from '../shared/times.ts';
import { cardinal } from './number-words.ts';

const said = (digits: string | undefined) => (digits === undefined ? '' : ` de ${cardinal(digits)}`);

/** @param first how the first of a month is said: "uno" in Spain, "primero" in America */
export function datesOf(first: 'uno' | 'primero'): DateGrammar {
  const day = (digits: string) => (digits === '1' ? first : cardinal(digits));
  return {
    ...spoken.dates,
    date: (d, month, y) => `${day(d)} de ${month}${said(y)}`,
    days: (from, to, month, y) => `${day(from)} al ${day(to)} de ${month}${said(y)}`,
    monthAndYear: (month, y) => `${month}${said(y)}`,
  };
}

export const times: TimeGrammar = {
  ...spoken.times,
  time: (hours, minutes, seconds, lead) => {
    const hour = cardinal(hours, { word: 'horas', gender: 'f' });
    if (seconds !== undefined)
      return `${hour} horas, ${cardinal(minutes, { word: 'minutos', gender: 'm' })} minutos y ${cardinal(seconds, { word: 'segundos', gender: 'm' })} segundos`;
    if (minutes === '0') {
      const clock = Number(hours) <= 12 && /(?:^|\s)las?\s$/i.test(lead);
      return clock ? hour : `${hour} ${hours === '1' ? 'hora' : 'horas'}`;
    }
    // On the clock of 24 hours figures are read as they are.
    if (Number(hours) > 12) return `${hour} ${Number(minutes) < 10 ? 'cero ' : ''}${cardinal(minutes)}`;
    if (minutes === '30') return `${hour} y media`;
    if (minutes === '15') return `${hour} y cuarto`;
    return `${hour} y ${cardinal(minutes)}`;
  },
};
