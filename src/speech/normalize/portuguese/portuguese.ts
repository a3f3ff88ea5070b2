import { spoken } from '../../../languages/portuguese/spoken/spoken.ts';
import { after, type Rule } from '../rule.ts';
import type { NumberGrammar } from '../shared/grammar.ts';
import { rulesOf, sayIn } from '../shared/spoken-language.ts';
import type { TracedText } from '../traced-text.ts';
import { moneyOf, unitsOf } from './amounts.ts';
import { datesOf, timesOf } from './dates-and-times.ts';
import { numbersOf } from './grammar.ts';
import { ordinal, type PortugueseKind } from './number-words.ts';
import { romanOf } from './roman.ts';

const END = String.raw`(?![\p{L}\p{N}])`;

/** "1.º", "2.ª edição", "I Guerra Mundial", "anos '60". */
function own({ cardinal }: NumberGrammar, kind: PortugueseKind): Rule[] {
  return [
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?<!(?:figura|tabl?a|tabela|tabella|página|pagina|art[ií]culo|artigo|articolo|cap[íi]tulo|capitolo|parte|n[úu]mero)\s)(\d{1,3})\.?(?:ª|a)(s?)${END}`,
        'gu',
      ),
      say: ([, n = '', s = '']) => ordinal(n, 'f', kind) + s,
    },
    {
      pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(\d{1,3})\.?(?:º|o)(s?)${END}`, 'gu'),
      say: ([, n = '', s = '']) => ordinal(n, 'm', kind) + s,
    },
    {
      pattern:
        /(?<!\p{L})(primeir|segund|terceir|quart|quint)o(?=\s(?:Guerra|República|Internacional|Feira|Bienal|edição|Cimeira|Cúpula|dinastia))/giu,
      say: ([, stem = '']) => `${stem}a`,
    },
    { pattern: /(?<=\banos\s)['’](\d0)(?!\d)/g, say: ([, n = '']) => cardinal(n) },
  ];
}

/** "½ litro", "2 1/2 horas"; "3° lugar" is a place, not a temperature. */
const early = ({ cardinal, countedAfter }: NumberGrammar, kind: PortugueseKind): Rule[] => [
  { pattern: /(?<!\p{L})dom(?=\s\p{Lu}\p{Ll}*a(?!\p{L}))/gu, say: () => 'dona' },
  {
    pattern: /(?<![\p{L}\p{N}.,])(\d+)\s1[⁄/]2(?:\s(\p{L}+))?(?!\p{L})/gu,
    say: ([, n = '', noun]) => {
      const counted = noun === undefined ? undefined : countedAfter(` ${noun}`, '');
      return `${cardinal(n, counted)} ${noun === undefined ? '' : `${noun} `}e ${counted?.gender === 'f' ? 'meia' : 'meio'}`;
    },
  },
  {
    pattern: /(?<![\p{L}\p{N}.,⁄/])1[⁄/]2(?=\s+(\p{Ll}+))/gu,
    say: ([, noun = '']) => {
      const counted = countedAfter(` ${noun}`, '');
      return counted && (counted.gender === 'f' ? 'meia' : 'meio');
    },
  },
  {
    pattern:
      /(?<![\p{L}\p{N}.,-])([1-9]|[12]\d)°(?=\s(?!(?:norte|sul|este|leste|oeste|de|a|e|em|C|F)(?!\p{L}))\p{Ll})/gu,
    say: (m) => ordinal(m[1] ?? '', /^\s\p{Ll}+(?:a|ção)(?!\p{L})/u.test(after(m)) ? 'f' : 'm', kind),
  },
];

function build(kind: PortugueseKind): readonly Rule[] {
  const numbers = numbersOf(kind);
  return rulesOf({
    numbers,
    words: spoken,
    dates: datesOf(numbers, kind),
    times: timesOf(numbers),
    money: moneyOf(kind),
    units: unitsOf(numbers, kind),
    roman: romanOf(numbers, kind),
    early: early(numbers, kind),
    own: own(numbers, kind),
  });
}

const built = new Map<PortugueseKind, readonly Rule[]>();

/** The rules in their order, built when first asked for. */
export function portugueseRules(language: string): readonly Rule[] {
  const kind = /-BR\b/i.test(language) ? 'brazil' : 'portugal';
  const rules = built.get(kind) ?? build(kind);
  built.set(kind, rules);
  return rules;
}

/** Portuguese as it is read aloud: Portugal's, or Brazil's for pt-BR. */
export function sayPortuguese(text: TracedText, language: string): TracedText {
  return sayIn(text, portugueseRules(language));
}
