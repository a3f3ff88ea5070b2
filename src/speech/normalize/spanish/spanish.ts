import { spoken } from '../../../languages/spanish/spoken/spoken.ts';
import { after, type Rule } from '../rule.ts';
import type { Counted } from '../shared/grammar.ts';
import { halfRule, iberianRoman, NOT_AFTER_NAMES, wholeAndHalfRule } from '../shared/romance-numbers.ts';
import { type SpokenLanguage, spokenReader } from '../shared/spoken-language.ts';
import { money, units } from './amounts.ts';
import { numbers } from './grammar.ts';
import { cardinal, ordinal } from './number-words.ts';
import { time } from './time.ts';

const END = String.raw`(?![\p{L}\p{N}])`;

/** "1.º", "3.er piso", "2.ª edición"; "2 1/2 horas"; "I Guerra Mundial". */
const own: readonly Rule[] = [
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(\d{1,3})\.?(?:er|ᵉʳ)${END}`, 'gu'),
    say: ([, n = '']) => ordinal(n, 'm', true),
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])${NOT_AFTER_NAMES}(\d{1,3})\.?(?:ª|a)(s?)${END}`, 'gu'),
    say: ([, n = '', s = '']) => ordinal(n, 'f') + s,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(\d{1,3})\.?(?:º|o|°)(s?)(?=\s\p{L}|[.,;)]|$)${END}`,
      'gu',
    ),
    say: (m) => ordinal(m[1] ?? '', 'm', numbers.countedAfter(after(m), '') !== undefined) + (m[2] ?? ''),
  },
  {
    pattern:
      /(?<=(?:^|\s)(?:\p{L}+\s)?)(Primer|Segund|Tercer)o(?=\s(?:Guerra|República|Internacional|Feria|Bienal|edición|Cumbre|dinastía))/giu,
    say: ([, stem = '']) => `${stem}a`,
  },
  { pattern: /(?<=\baños\s)['’](\d0)(?!\d)/g, say: ([, n = '']) => cardinal(n) },
];

const halfOf = (noun: Counted | undefined) => (noun?.gender === 'f' ? 'media' : 'medio');

const build = (language: string): SpokenLanguage => {
  const american = /-(?!ES\b)(?:[A-Z]{2}|\d{3})\b/i.test(language);
  return {
    numbers,
    words: spoken,
    // The first of a month is "uno" in Spain, "primero" in America.
    day: (digits) => (digits === '1' && american ? 'primero' : cardinal(digits)),
    time,
    money,
    units,
    roman: iberianRoman(cardinal, ordinal),
    commaGroups: /-(?:MX|US|PR|GT|HN|NI|PA|SV|DO|419)\b/i.test(language),
    early: [wholeAndHalfRule(numbers, halfOf), halfRule(numbers, halfOf)],
    own,
  };
};

/** Spanish as it is read aloud. In Mexico and its neighbours "1,234" is a thousand and more. */
export const spanishReader = spokenReader((language) => language, build);
