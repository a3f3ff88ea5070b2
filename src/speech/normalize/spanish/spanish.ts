import { spoken } from '../../../languages/spanish/spoken/spoken.ts';
import { after, type Rule } from '../rule.ts';
import { rulesOf, type SpokenLanguage, sayIn } from '../shared/spoken-language.ts';
import type { TracedText } from '../traced-text.ts';
import { money, units } from './amounts.ts';
import { datesOf, times } from './dates-and-times.ts';
import { numbers } from './grammar.ts';
import { cardinal, ordinal } from './number-words.ts';
import { roman } from './roman.ts';

const END = String.raw`(?![\p{L}\p{N}])`;

/** "1.º", "3.er piso", "2.ª edición"; "2 1/2 horas"; "I Guerra Mundial". */
const own: readonly Rule[] = [
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(\d{1,3})\.?(?:er|ᵉʳ)${END}`, 'gu'),
    say: ([, n = '']) => ordinal(n, 'm', true),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?<!(?:figura|tabl?a|tabela|tabella|página|pagina|art[ií]culo|artigo|articolo|cap[íi]tulo|capitolo|parte|n[úu]mero)\s)(\d{1,3})\.?(?:ª|a)(s?)${END}`,
      'gu',
    ),
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

/** "½ litro", "2 1/2 horas". */
const halves: readonly Rule[] = [
  {
    pattern: /(?<![\p{L}\p{N}.,])(\d+)\s1[⁄/]2(?:\s(\p{L}+))?(?!\p{L})/gu,
    say: ([, n = '', noun]) => {
      const counted = noun === undefined ? undefined : numbers.countedAfter(` ${noun}`, '');
      return `${cardinal(n, counted)} ${noun === undefined ? '' : `${noun} `}y ${counted?.gender === 'f' ? 'media' : 'medio'}`;
    },
  },
  {
    pattern: /(?<![\p{L}\p{N}.,⁄/])1[⁄/]2(?=\s+(\p{Ll}+))/gu,
    say: ([, noun = '']) => {
      const counted = numbers.countedAfter(` ${noun}`, '');
      return counted && (counted.gender === 'f' ? 'media' : 'medio');
    },
  },
];

const build = (language: string): readonly Rule[] => {
  const american = /-(?!ES\b)(?:[A-Z]{2}|\d{3})\b/i.test(language);
  const spanish: SpokenLanguage = {
    numbers,
    words: spoken,
    dates: datesOf(american ? 'primero' : 'uno'),
    times,
    money,
    units,
    roman,
    commaGroups: /-(?:MX|US|PR|GT|HN|NI|PA|SV|DO|419)\b/i.test(language),
    early: halves,
    own,
  };
  return rulesOf(spanish);
};

const built = new Map<string, readonly Rule[]>();

/** The rules in their order, built when first asked for. */
export function spanishRules(language: string): readonly Rule[] {
  const rules = built.get(language) ?? build(language);
  built.set(language, rules);
  return rules;
}

/** Spanish as it is read aloud. In Mexico and its neighbours "1,234" is a thousand and more. */
export function saySpanish(text: TracedText, language: string): TracedText {
  return sayIn(text, spanishRules(language));
}
