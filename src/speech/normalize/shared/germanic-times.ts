import { pattern } from '../../../kernel/patterns.ts';
import type { GermanicTimeWords } from '../../../languages/spoken-words.ts';
import type { Rule } from '../rule.ts';
import type { NumberGrammar } from './grammar.ts';
import type { SayTime } from './times.ts';

/** "drei Uhr vier und fünf Sekunden", "drie uur vier en vijf seconden". */
export function germanicTime(words: GermanicTimeWords, { cardinal }: NumberGrammar): SayTime {
  const { hour, seconds: names, and } = words;
  return (hours, minutes, seconds) => {
    const minute = minutes === '0' && seconds === undefined ? '' : ` ${cardinal(minutes)}`;
    const time = `${cardinal(hours, { word: hour, gender: 'n' })} ${hour}${minute}`;
    if (seconds === undefined) return time;
    const name = names[seconds === '1' ? 0 : 1];
    return `${time} ${and} ${cardinal(seconds, { word: name, gender: 'f' })} ${name}`;
  };
}

/** "von 8.30 bis 9.45 Uhr": the first is a time as well. */
export function firstTimeRule({ hour, to, and }: GermanicTimeWords): Rule {
  return {
    pattern: pattern('gu')`
      (?<=(?<![\d.,])\d{1,2})\.(?=[0-5]\d\s?(?:${to}|${and}|[-–])\s?\d{1,2}[.:]\d\d\s${hour})
    `,
    say: () => ':',
  };
}
