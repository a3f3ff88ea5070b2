import { spoken } from '../../../languages/french/spoken/spoken.ts';
import type { DateGrammar } from '../shared/dates.ts';
import type { NumberGrammar } from '../shared/grammar.ts';
import type { TimeGrammar } from '../shared/times.ts';

export function datesOf({ cardinal, year }: NumberGrammar): DateGrammar {
  const day = (digits: string) => (digits === '1' ? 'premier' : cardinal(digits));
  const said = (digits: string | undefined) => (digits === undefined ? '' : ` ${year(digits)}`);
  return {
    ...spoken.dates,
    date: (d, month, y) => `${day(d)} ${month}${said(y)}`,
    days: (from, to, month, y) => `${day(from)} au ${day(to)} ${month}${said(y)}`,
    monthAndYear: (month, y) => `${month} ${year(y)}`,
  };
}

export function timesOf({ cardinal }: NumberGrammar): TimeGrammar {
  const hoursOf = (hours: string) =>
    `${cardinal(hours, { word: 'heure', gender: 'f' })} ${Number(hours) < 2 ? 'heure' : 'heures'}`;
  return {
    ...spoken.times,
    time: (hours, minutes, seconds) => {
      if (seconds !== undefined)
        return `${hoursOf(hours)} ${cardinal(minutes, { word: 'minute', gender: 'f' })} et ${cardinal(seconds, { word: 'seconde', gender: 'f' })} ${Number(seconds) < 2 ? 'seconde' : 'secondes'}`;
      return (
        hoursOf(hours) + (minutes === '0' ? '' : ` ${cardinal(minutes, { word: 'minute', gender: 'f' })}`)
      );
    },
  };
}
