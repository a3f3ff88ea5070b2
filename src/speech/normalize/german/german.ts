import { times, weekdays } from '../../../languages/german/spoken/calendar.ts';
import { spoken } from '../../../languages/german/spoken/spoken.ts';
import { after, type Rule } from '../rule.ts';
import { firstTimeRule, germanicTime } from '../shared/germanic-times.ts';
import { everywhere, type SpokenLanguage, spokenReader } from '../shared/spoken-language.ts';
import { yearRules } from '../shared/years.ts';
import { money, units } from './amounts.ts';
import { day, shortDateRules } from './dates.ts';
import { guessGender, numbers } from './grammar.ts';
import { cardinal, year } from './number-words.ts';
import { ordinalRules } from './ordinals.ts';
import { roman } from './roman.ts';

/** A number that begins a word is written together with it, a one as "ein". */
const joined = (digits: string) =>
  cardinal(digits, { word: '', gender: 'n' }).replace(/^ein(?=hundert|tausend)/, '');
const decade = (digits: string) => (digits.length === 4 ? year(digits) : joined(digits));

const weekday = (short: string) => weekdays.find((day) => day.startsWith(short)) ?? short;

/** Compounds: "20-jährige", "3-mal", "100%ig", "80er-Jahre", "2 1/2". */
const compounds: readonly Rule[] = [
  firstTimeRule(times),
  {
    pattern: /(?<!\p{L})(Mo|Di|Mi|Do|Fr|Sa|So)\.?\s?[-–]\s?(Mo|Di|Mi|Do|Fr|Sa|So)\b\.?(?!\p{L})/gu,
    say: ([, from = '', to = '']) => `${weekday(from)} bis ${weekday(to)}`,
  },
  { pattern: /(?<=(?<!\p{L})des\s\d{1,2}\.\s)Jahrhundert(?!\p{L})/gu, say: () => 'Jahrhunderts' },
  {
    pattern: /(?<!\p{L})(Mo|Di|Mi|Do|Fr|Sa|So)\.(?=,?\s(?:den\s|dem\s)?\d)/gu,
    say: ([, short = '']) => weekday(short),
  },
  { pattern: /(?<=\p{Ll})(str)\.(?=\s|$|,)/gu, say: () => 'straße' },
  {
    pattern: /(?<![\p{L}\p{N}.,⁄/]|\d )1[⁄/]2(?=\s+(\p{Lu}\p{L}+))/gu,
    say: (m) => ({ f: 'eine halbe', m: 'ein halber', n: 'ein halbes' })[guessGender(m[1] ?? '')],
  },
  {
    pattern: /(?<![\p{L}\p{N}.,])(\d+)\s1[⁄/]2(?![\p{L}\p{N}])/gu,
    say: ([, n = '']) => `${joined(n)}einhalb`,
  },
  {
    pattern: /(?<![\p{L}\p{N}.,])(\d+)-?%-?ig(?=\p{L}*)/gu,
    say: ([, n = '']) => `${joined(n)}prozentig`,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}.,])(\d+)-?(?=(?:jähr|mal|fach|täg|stünd|minüt|prozent|teil|köpf|stell|stöck|seit|wöch|monat|bänd|sekünd|spur|klass|eck|gliedr|dimensional)(?:ig|lich)?\p{Ll}*)/gu,
    say: ([, n = '']) => joined(n),
  },
  {
    pattern: /(?<![\p{L}\p{N}.,])['’]?(\d{1,2}|1\d{3}|20\d0)er(n?)(?:-?(?=Jahre)|(?![\p{L}\p{N}]))/gu,
    say: (m) => `${decade(m[1] ?? '')}er${m[2]}${/^Jahre/.test(after(m)) ? ' ' : ''}`,
  },
  {
    pattern: /(?<=(?:^|[^\p{L}])(?:mit|von|zu|bei|aus|nach|seit|vor|in)\s)1(?=\s(\p{Lu}\p{L}+))/giu,
    say: (m) => (guessGender(m[1] ?? '') === 'f' ? 'einer' : 'einem'),
  },
  {
    pattern: /(?<=(?:^|[^\p{L}])(?:für|um|durch|ohne|gegen)\s)1(?=\s(\p{Lu}\p{L}+))/giu,
    say: (m) => ({ f: 'eine', m: 'einen', n: 'ein' })[guessGender(m[1] ?? '')],
  },
  // Gaps for both sexes are said with the pause they stand for: "Schüler*innen", "Schüler:innen".
  { pattern: /(?<=\p{Ll})[*:_](?=innen|in\b)/gu, say: () => ' ' },
];

const language: SpokenLanguage = {
  numbers,
  words: spoken,
  day,
  time: germanicTime(times, numbers),
  money,
  units,
  roman,
  early: [...compounds, ...shortDateRules],
  own: [
    ...ordinalRules,
    ...yearRules({
      year,
      to: 'bis',
      surely:
        /(?:^|[^\p{L}])(?:im Jahre?|in|seit|Jahr|Sommer|Winter|Frühjahr|Herbst|Ende|Anfang|Mitte|um|bis|von|ab|vor|nach|\p{Lu}\p{L}+\s\()\s?$/u,
      counting: /^\s(?!(?:Uhr|Jahr)\b)(?:\p{Ll}+e[nrsm]?\s)?\p{Lu}\p{Ll}+/u,
    }),
  ],
};

/** German as it is read aloud. */
export const germanReader = spokenReader(everywhere, () => language);
