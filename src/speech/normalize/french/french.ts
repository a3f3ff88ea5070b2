import { spoken } from '../../../languages/french/spoken/spoken.ts';
import type { Rule } from '../rule.ts';
import type { NumberGrammar } from '../shared/grammar.ts';
import { romanDigits } from '../shared/roman.ts';
import { rulesOf, type SpokenLanguage, sayIn } from '../shared/spoken-language.ts';
import type { TracedText } from '../traced-text.ts';
import { money, units } from './amounts.ts';
import { datesOf, timesOf } from './dates-and-times.ts';
import { kindOf, numbersOf } from './grammar.ts';
import { type FrenchKind, ordinal } from './number-words.ts';
import { romanOf } from './roman.ts';

const FEMININE_AFTER = /(?:République|guerre|dynastie|Internationale|armée|législature)/;

/** "1er", "1re", "2e", "XIXe siècle", "2nde", "Ve République". */
function ordinals(kind: FrenchKind): Rule[] {
  const END = String.raw`(?![\p{L}\p{N}])`;
  return [
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\p{N}])([IVX]+)(ers?|res?|ères?|èmes?|es?|ᵉ)(?=\s(?:${FEMININE_AFTER.source}|\p{L}))${END}`,
        'gu',
      ),
      say: (m) => {
        const digits = romanDigits(m[1] ?? '');
        return (
          digits &&
          ordinal(
            digits,
            /^(?:re|ère)/.test(m[2] ?? '') || FEMININE_AFTER.test(m.input.slice(m.index, m.index + 20))
              ? 'f'
              : 'm',
            kind,
          )
        );
      },
    },
    {
      pattern: new RegExp(String.raw`(?<![\p{L}\p{N}.,])1(?:er|ᵉʳ)(s?)${END}`, 'gu'),
      say: ([, s = '']) => `premier${s}`,
    },
    {
      pattern: new RegExp(String.raw`(?<![\p{L}\p{N}.,])1(?:re|ère|ʳᵉ)(s?)${END}`, 'gu'),
      say: ([, s = '']) => `première${s}`,
    },
    {
      pattern: new RegExp(String.raw`(?<![\p{L}\p{N}.,])2(nde?s?)${END}`, 'gu'),
      say: ([, end = '']) => `seco${end}`,
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\p{N}.,])(\d{1,3}(?:٬\d{3})?|\d+)(?:i?[èe]me|e|ᵉ)(s?)${END}`,
        'gu',
      ),
      say: ([, n = '', s = '']) => ordinal(n.replace('٬', ''), 'm', kind) + s,
    },
  ];
}

/** "les années 80", "les années 1980": as the numbers they are. */
function own(kind: FrenchKind): Rule[] {
  return [
    ...ordinals(kind),
    // "étudiant·e·s", "étudiant.e.s": the masculine and feminine ending are said as one word.
    {
      pattern: /(?<=\p{Ll}{3})[·.](e|ne|trice|euse)(?:[·.]?(s))?(?![\p{L}\p{N}])/gu,
      say: ([, e = '', s = '']) => (e === 'e' ? e + s : ''),
    },
  ];
}

/** "2½ heures", before "2 ans" could be read out of "1/2 ans". */
function halves(numbers: NumberGrammar): Rule[] {
  return [
    {
      // "2 1/2 heures": the noun stands before the half.
      pattern: /(?<![\p{L}\p{N}.,])(\d+)\s1[⁄/]2(?:\s(\p{L}+))?(?!\p{L})/gu,
      say: ([, n = '', noun]) => {
        const counted = noun === undefined ? undefined : numbers.countedAfter(` ${noun}`, '');
        const half = counted?.gender === 'f' ? 'demie' : 'demi';
        return `${numbers.cardinal(n, counted)} ${noun === undefined ? '' : `${noun} `}et ${half}`;
      },
    },
  ];
}

function build(language: string): readonly Rule[] {
  const kind = kindOf(language);
  const numbers = numbersOf(kind);
  const french: SpokenLanguage = {
    numbers,
    words: spoken,
    dates: datesOf(numbers),
    times: timesOf(numbers),
    money,
    units,
    roman: romanOf(numbers, kind),
    early: halves(numbers),
    own: own(kind),
  };
  return rulesOf(french);
}

const rules = new Map<FrenchKind, readonly Rule[]>();

/** The rules in their order, built when first asked for. */
export function frenchRules(language: string): readonly Rule[] {
  const kind = kindOf(language);
  const known = rules.get(kind) ?? build(language);
  rules.set(kind, known);
  return known;
}

/** French as it is read aloud; "septante" and "nonante" for fr-BE and fr-CH. */
export function sayFrench(text: TracedText, language: string): TracedText {
  return sayIn(text, frenchRules(language));
}
