import type { SayTime } from '../shared/times.ts';
import { cardinal } from './number-words.ts';

export const time: SayTime = (hours, minutes, seconds, lead) => {
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
};
