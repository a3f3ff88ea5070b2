import type { DateGrammar } from '../shared/dates.ts';
import type { NumberGrammar } from '../shared/grammar.ts';
import type { TimeGrammar } from '../shared/times.ts';

export function datesOf({ cardinal, year }: NumberGrammar): DateGrammar {
  const day = (digits: string) => (digits === '1' ? 'premier' : cardinal(digits));
  const said = (digits: string | undefined) => (digits === undefined ? '' : ` ${year(digits)}`);
  return {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    month:
      'janv(?:ier|\\.)|f[ée]vr?(?:ier|\\.)|mars|avr(?:il|\\.)|mai|juin|juil(?:let|l?\\.)|ao[ûu]t|sept(?:embre|\\.)|oct(?:obre|\\.)|nov(?:embre|\\.)|d[ée]c(?:embre|\\.)',
    aliases: { 'fevr.': 'février', 'fév.': 'février', aout: 'août', 'juill.': 'juillet', 'dec.': 'décembre' },
    dayMark: 'er',
    between: '(?!)',
    date: (d, month, y) => `${day(d)} ${month}${said(y)}`,
    days: (from, to, month, y) => `${day(from)} au ${day(to)} ${month}${said(y)}`,
    monthAndYear: (month, y) => `${month} ${year(y)}`,
  };
}

export function timesOf({ cardinal }: NumberGrammar): TimeGrammar {
  const hoursOf = (hours: string) =>
    `${cardinal(hours, { word: 'heure', gender: 'f' })} ${Number(hours) < 2 ? 'heure' : 'heures'}`;
  return {
    mark: 'heures?|h',
    to: 'à',
    ratio: 'à',
    time: (hours, minutes, seconds) => {
      if (seconds !== undefined)
        return `${hoursOf(hours)} ${cardinal(minutes, { word: 'minute', gender: 'f' })} et ${cardinal(seconds, { word: 'seconde', gender: 'f' })} ${Number(seconds) < 2 ? 'seconde' : 'secondes'}`;
      return (
        hoursOf(hours) + (minutes === '0' ? '' : ` ${cardinal(minutes, { word: 'minute', gender: 'f' })}`)
      );
    },
  };
}
