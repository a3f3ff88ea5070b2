import type { NumberGrammar } from '../shared/grammar.ts';
import type { SayTime } from '../shared/times.ts';

export function portugueseTime({ cardinal }: NumberGrammar): SayTime {
  const counted = (digits: string, one: string, many: string, gender: 'm' | 'f') =>
    `${cardinal(digits, { word: many, gender })} ${digits === '1' ? one : many}`;
  return (hours, minutes, seconds) => {
    const hour = counted(hours, 'hora', 'horas', 'f');
    if (seconds !== undefined)
      return `${hour}, ${counted(minutes, 'minuto', 'minutos', 'm')} e ${counted(seconds, 'segundo', 'segundos', 'm')}`;
    return minutes === '0' ? hour : `${hour} e ${cardinal(minutes, { word: 'minutos', gender: 'm' })}`;
  };
}
