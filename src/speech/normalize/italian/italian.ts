import { pattern } from '../../../kernel/patterns.ts';
import { spoken } from '../../../languages/italian/spoken/spoken.ts';
import { after, type Rule } from '../rule.ts';
import { NOT_AFTER_NAMES } from '../shared/romance-numbers.ts';
import { everywhere, type SpokenLanguage, spokenReader } from '../shared/spoken-language.ts';
import type { SayTime } from '../shared/times.ts';
import { money, units } from './amounts.ts';
import { numbers } from './grammar.ts';
import { cardinal, ordinal } from './number-words.ts';

const FEMININE_AFTER =
  /^\s(?:guerra|edizione|Internazionale|legislatura|dinastia|Olimpiade|Giornata|Conferenza|Repubblica)/i;
const ENDS_FEMININE = /^\s(?:\p{L}+)(?:a|zione|sione)(?!\p{L})/u;

/** "1º", "2ª edizione", "nel '900", "gli anni '60", "l'8". */
const own: readonly Rule[] = [
  {
    pattern: pattern('gu')`(?<![\p{L}\p{N}])${NOT_AFTER_NAMES}(\d{1,4})\.?(?:ª|a)(?![\p{L}\p{N}])`,
    say: ([, n = '']) => ordinal(n, 'f'),
  },
  {
    pattern: /(?<![\p{L}\p{N}])(\d{1,4})\.?(?:º|o|°)(?=\s\p{L}|[.,;)]|$)/gu,
    say: ([, n = '']) => ordinal(n),
  },
  {
    pattern: /(?<![\p{L}\p{N}])(\d{1,2})\^o(?![\p{L}\p{N}])/gu,
    say: ([, n = '']) => ordinal(n),
  },
  // A feminine noun after an ordinal that was a Roman numeral.
  {
    pattern:
      /(?<!\p{L})(prim|second|terz|quart|quint|sest|settim|ottav|non|decim|\p{Ll}+esim)o(?=\s(?:guerra|edizione|Internazionale|legislatura|dinastia|Olimpiade|Giornata|Conferenza|Repubblica))/giu,
    say: ([, stem = '']) => `${stem}a`,
  },
  { pattern: /['’](\d00)(?![\p{L}\p{N}])/gu, say: (m) => joined(m.input, m.index, cardinal(m[1] ?? '')) },
  { pattern: /['’](\d\d)(?![\p{L}\p{N}])/gu, say: (m) => joined(m.input, m.index, cardinal(m[1] ?? '')) },
  // "l'8", "dell'11", "all'1%": the article keeps its apostrophe.
  {
    pattern: /(?<=\p{L}['’])(\d{1,3})(?![\p{L}\p{N}.,:/%])/gu,
    say: (m) =>
      cardinal(m[1] ?? '').replace(
        /^uno$/,
        ENDS_FEMININE.test(after(m)) || FEMININE_AFTER.test(after(m)) ? 'una' : 'uno',
      ),
  },
];

/** An apostrophe before figures stands for a century; one after a letter is an article's ("dall'800"). */
function joined(input: string, index: number, words: string): string {
  return /\p{L}$/u.test(input.slice(Math.max(0, index - 2), index)) ? `'${words}` : words;
}

/** "2½ ore", "½ litro"; "alle 8.05" and "3° posto", which are no decimals and no degrees. */
const early: readonly Rule[] = [
  {
    pattern: /(?<![\p{L}\p{N}.,])(\d+)\s1[⁄/]2(?:\s(\p{L}+))?(?!\p{L})/gu,
    say: ([, n = '', noun]) => {
      const feminine = noun !== undefined && /(?:ore|ora|volte|tazze|miglia|settimane)$/.test(noun);
      return `${cardinal(n)} ${noun === undefined ? '' : `${noun} `}e ${feminine ? 'mezza' : 'mezzo'}`;
    },
  },
  {
    pattern: /(?<![\p{L}\p{N}.,⁄/])1[⁄/]2\s+(\p{Ll}{3,})/gu,
    say: ([, noun = '']) => `${noun === 'ora' ? "mezz'" : noun.endsWith('a') ? 'mezza ' : 'mezzo '}${noun}`,
  },
  { pattern: /(?<=(?<!\p{L})(?:ore|alle|dalle|le)\s\d{1,2})\.(?=[0-5]\d(?![\d.,]))/giu, say: () => ':' },
  {
    pattern:
      /(?<![\p{L}\p{N}.,-])([1-9]|[12]\d)°(?=\s(?!(?:nord|sud|est|ovest|di|a|e|in|all|C|F)(?!\p{L}))\p{Ll})/gu,
    say: (m) => ordinal(m[1] ?? '', ENDS_FEMININE.test(after(m)) ? 'f' : 'm'),
  },
];

const time: SayTime = (hours, minutes, seconds) => {
  const hour = hours === '1' ? 'una' : cardinal(hours);
  const minute = minutes === '0' ? '' : ` e ${cardinal(minutes)}`;
  return seconds === undefined ? hour + minute : `${hour}${minute} e ${cardinal(seconds)} secondi`;
};

const language: SpokenLanguage = {
  numbers,
  words: spoken,
  // "l'1 maggio": after its article the first is a plain number.
  day: (digits, lead, ranged) =>
    digits === '1' && (ranged || !/['’]$/.test(lead)) ? 'primo' : cardinal(digits),
  time,
  money,
  units,
  roman: {
    centuryAfter: (digits) => ordinal(digits),
    centuryBefore: (digits) => ordinal(digits),
    rulerWords: (digits, feminine) => ordinal(digits, feminine ? 'f' : 'm'),
  },
  early,
  own,
};

/** Italian as it is read aloud. */
export const italianReader = spokenReader(everywhere, () => language);
