import { spoken } from '../../../languages/portuguese/spoken/spoken.ts';
import { after, type Rule } from '../rule.ts';
import type { Counted, NumberGrammar } from '../shared/grammar.ts';
import { halfRule, iberianRoman, NOT_AFTER_NAMES, wholeAndHalfRule } from '../shared/romance-numbers.ts';
import { type SpokenLanguage, spokenReader } from '../shared/spoken-language.ts';
import { portugueseMoney, portugueseUnits } from './amounts.ts';
import { portugueseNumbers } from './grammar.ts';
import { ordinal, type PortugueseKind } from './number-words.ts';
import { portugueseTime } from './time.ts';

const END = String.raw`(?![\p{L}\p{N}])`;

/** "1.º", "2.ª edição", "I Guerra Mundial", "anos '60". */
function own({ cardinal }: NumberGrammar, kind: PortugueseKind): Rule[] {
  return [
    {
      pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])${NOT_AFTER_NAMES}(\d{1,3})\.?(?:ª|a)(s?)${END}`, 'gu'),
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

const halfOf = (noun: Counted | undefined) => (noun?.gender === 'f' ? 'meia' : 'meio');

/** "½ litro", "2 1/2 horas"; "3° lugar" is a place, not a temperature. */
const early = (numbers: NumberGrammar, kind: PortugueseKind): Rule[] => [
  { pattern: /(?<!\p{L})dom(?=\s\p{Lu}\p{Ll}*a(?!\p{L}))/gu, say: () => 'dona' },
  wholeAndHalfRule(numbers, halfOf),
  halfRule(numbers, halfOf),
  {
    pattern:
      /(?<![\p{L}\p{N}.,-])([1-9]|[12]\d)°(?=\s(?!(?:norte|sul|este|leste|oeste|de|a|e|em|C|F)(?!\p{L}))\p{Ll})/gu,
    say: (m) => ordinal(m[1] ?? '', /^\s\p{Ll}+(?:a|ção)(?!\p{L})/u.test(after(m)) ? 'f' : 'm', kind),
  },
];

function build(kind: PortugueseKind): SpokenLanguage {
  const numbers = portugueseNumbers(kind);
  const { cardinal } = numbers;
  return {
    numbers,
    words: spoken,
    // The first of a month is "um" in Portugal, "primeiro" in Brazil.
    day: (digits) => (digits === '1' && kind === 'brazil' ? 'primeiro' : cardinal(digits)),
    time: portugueseTime(numbers),
    money: portugueseMoney(kind),
    units: portugueseUnits(numbers, kind),
    roman: iberianRoman(cardinal, (digits, gender) => ordinal(digits, gender, kind)),
    early: early(numbers, kind),
    own: own(numbers, kind),
  };
}

const kindOf = (language: string): PortugueseKind => (/-BR\b/i.test(language) ? 'brazil' : 'portugal');

/** Portuguese as it is read aloud: Portugal's, or Brazil's for pt-BR. */
export const portugueseReader = spokenReader(kindOf, build);
