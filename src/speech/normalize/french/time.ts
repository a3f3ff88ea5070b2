import type { NumberGrammar } from '../shared/grammar.ts';
import type { SayTime } from '../shared/times.ts';

export function frenchTime({ cardinal }: NumberGrammar): SayTime {
  const hoursOf = (hours: string) =>
    `${cardinal(hours, { word: 'heure', gender: 'f' })} ${Number(hours) < 2 ? 'heure' : 'heures'}`;
  return (hours, minutes, seconds) => {
    if (seconds !== undefined)
      return `${hoursOf(hours)} ${cardinal(minutes, { word: 'minute', gender: 'f' })} et ${cardinal(seconds, { word: 'seconde', gender: 'f' })} ${Number(seconds) < 2 ? 'seconde' : 'secondes'}`;
    return hoursOf(hours) + (minutes === '0' ? '' : ` ${cardinal(minutes, { word: 'minute', gender: 'f' })}`);
  };
}
