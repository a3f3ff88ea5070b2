import { spoken } from '../../../languages/portuguese/spoken/spoken.ts';
import type { DateGrammar } from '../shared/dates.ts';
import type { NumberGrammar } from '../shared/grammar.ts';
import type { TimeGrammar } from '../shared/times.ts';
import type { PortugueseKind } from './number-words.ts';

/** The first of a month is "um" in Portugal, "primeiro" in Brazil. */
export function datesOf({ cardinal }: NumberGrammar, kind: PortugueseKind): DateGrammar {
  const day = (digits: string) => (digits === '1' && kind === 'brazil' ? 'primeiro' : cardinal(digits));
  const said = (digits: string | undefined) => (digits === undefined ? '' : ` de ${cardinal(digits)}`);
  return {
    ...spoken.dates,
    date: (d, month, y) => `${day(d)} de ${month}${said(y)}`,
    days: (from, to, month, y) => `${day(from)} a ${day(to)} de ${month}${said(y)}`,
    monthAndYear: (month, y) => `${month}${said(y)}`,
  };
}

export function timesOf({ cardinal }: NumberGrammar): TimeGrammar {
  const counted = (digits: string, one: string, many: string, gender: 'm' | 'f') =>
    `${cardinal(digits, { word: many, gender })} ${digits === '1' ? one : many}`;
  return {
    ...spoken.times,
    time: (hours, minutes, seconds) => {
      const hour = counted(hours, 'hora', 'horas', 'f');
      if (seconds !== undefined)
        return `${hour}, ${counted(minutes, 'minuto', 'minutos', 'm')} e ${counted(seconds, 'segundo', 'segundos', 'm')}`;
      return minutes === '0' ? hour : `${hour} e ${cardinal(minutes, { word: 'minutos', gender: 'm' })}`;
    },
  };
}
