import { spoken } from '../../../languages/french/spoken/spoken.ts';
import type { Rule } from '../rule.ts';
import type { Counted } from '../shared/grammar.ts';
import { romanDigits } from '../shared/roman.ts';
import { wholeAndHalfRule } from '../shared/romance-numbers.ts';
import { type SpokenLanguage, spokenReader } from '../shared/spoken-language.ts';
import { money, units } from './amounts.ts';
import { frenchKind, frenchNumbers } from './grammar.ts';
import { type FrenchKind, ordinal } from './number-words.ts';
import { frenchTime } from './time.ts';

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

const halfOf = (noun: Counted | undefined) => (noun?.gender === 'f' ? 'demie' : 'demi');

function build(kind: FrenchKind): SpokenLanguage {
  const numbers = frenchNumbers(kind);
  const { cardinal } = numbers;
  return {
    numbers,
    words: spoken,
    day: (digits) => (digits === '1' ? 'premier' : cardinal(digits)),
    time: frenchTime(numbers),
    money,
    units,
    roman: {
      centuryAfter: (digits) => ordinal(digits, 'm', kind),
      rulerWords: (digits, feminine) =>
        digits === '1' ? ordinal(digits, feminine ? 'f' : 'm') : cardinal(digits),
    },
    // Before "2 ans" could be read out of "1/2 ans".
    early: [wholeAndHalfRule(numbers, halfOf)],
    own: own(kind),
  };
}

/** French as it is read aloud; "septante" and "nonante" for fr-BE and fr-CH. */
export const frenchReader = spokenReader(frenchKind, build);
