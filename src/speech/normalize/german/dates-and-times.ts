import { spoken } from '../../../languages/german/spoken/spoken.ts';
import { before, type Rule } from '../rule.ts';
import type { DateGrammar } from '../shared/dates.ts';
import type { TimeGrammar } from '../shared/times.ts';
import { cardinal, ordinalStem, year } from './number-words.ts';
import { ordinalEnding } from './ordinals.ts';

const day = (digits: string, lead: string) => ordinalStem(digits) + ordinalEnding(lead, 'Tag');
const said = (digits: string | undefined) => (digits === undefined ? '' : ` ${year(digits)}`);

export const dates: DateGrammar = {
  ...spoken.dates,
  date: (d, month, y, lead) => `${day(d, lead)} ${month}${said(y)}`,
  days: (from, to, month, y, lead) => `${day(from, lead)} bis ${day(to, lead)} ${month}${said(y)}`,
  monthAndYear: (month, y) => `${month} ${year(y)}`,
};

/** "am 03.05." without its year, where the words before it say that it is a date. */
export const shortDateRules: readonly Rule[] = [
  {
    pattern:
      /(?<=(?:^|[^\p{L}])(?:am|vom|zum|bis|den|dem|ab|seit|tag|woch|abend|der)(?:,)?\s)(\d{1,2})\.(\d{1,2})\.(?!\d)/giu,
    say: (m) => {
      const month = spoken.dates.months[Number(m[2]) - 1];
      return month && Number(m[1]) <= 31 && Number(m[1]) > 0
        ? `${day(String(Number(m[1])), before(m))} ${month}`
        : undefined;
    },
  },
  {
    pattern:
      /(?<=(?:^|[^\p{L}])(?:vom|am)\s)(\d{1,2})\.(?=\s?(?:[-–]|bis(?: zum)?)\s?\d{1,2}\.\s?(?:\p{Lu}|\d))/giu,
    say: (m) => `${day(String(Number(m[1])), before(m))}`,
  },
];

export const times: TimeGrammar = {
  ...spoken.times,
  time: (hours, minutes, seconds) => {
    const hour = `${cardinal(hours, { word: 'Uhr', gender: 'n' })} Uhr`;
    const minute = minutes === '0' && seconds === undefined ? '' : ` ${cardinal(minutes)}`;
    if (seconds === undefined) return hour + minute;
    return `${hour + minute} und ${cardinal(seconds, { word: 'Sekunde', gender: 'f' })} ${seconds === '1' ? 'Sekunde' : 'Sekunden'}`;
  },
};
