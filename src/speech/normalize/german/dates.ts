import { spoken } from '../../../languages/german/spoken/spoken.ts';
import { before, type Rule } from '../rule.ts';
import { ordinalStem } from './number-words.ts';
import { ordinalEnding } from './ordinals.ts';

export const day = (digits: string, lead: string) => ordinalStem(digits) + ordinalEnding(lead, 'Tag');

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
