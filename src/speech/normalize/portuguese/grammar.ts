import * as nouns from '../../../languages/portuguese/spoken/nouns.ts';
import { numerals } from '../../../languages/portuguese/spoken/numerals.ts';
import { spoken } from '../../../languages/portuguese/spoken/spoken.ts';
import type { Counted, NumberGrammar } from '../shared/grammar.ts';
import { nounFinder } from '../shared/romance-numbers.ts';
import { shortDecimals } from '../shared/spell-number.ts';
import { cardinal, ordinal, type PortugueseKind } from './number-words.ts';

export function portugueseNumbers(kind: PortugueseKind): NumberGrammar {
  const say = (digits: string, counted?: Counted) => cardinal(digits, counted, kind);
  return {
    cardinal: say,
    year: (digits) => say(digits),
    decimals: (digits) => shortDecimals(digits, say),
    countedAfter: nounFinder(nouns),
    fraction: (top, bottom) => {
      const one = ordinal(bottom, 'm', kind);
      const twelfth = `${say(bottom)} avos`;
      const forms: readonly [string, string] | undefined =
        numerals.parts[bottom] ??
        (/^(?:[5-9]|10|100)$/.test(bottom)
          ? [one, `${one}s`]
          : /^(?:1\d|20)$/.test(bottom)
            ? [twelfth, twelfth]
            : undefined);
      return forms && `${say(top)} ${top === '1' ? forms[0] : forms[1]}`;
    },
    words: spoken.numbers,
  };
}
