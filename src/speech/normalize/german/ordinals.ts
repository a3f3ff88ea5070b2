import { pattern } from '../../../kernel/patterns.ts';
import { beforeWeakEn, countedFirst } from '../../../languages/german/spoken/ordinals.ts';
import { after, before, type Rule } from '../rule.ts';
import { guessGender } from './grammar.ts';
import { ordinalStem } from './number-words.ts';

const WEAK_EN = pattern('iu')`(?:^|[^\p{L}])${beforeWeakEn}\s$`;
const WEAK_E =
  /(?:^|[^\p{L}])(?:die|das|eine|keine|meine|deine|seine|ihre|unsere|diese|dieses|jede|jedes|fürs|ins|welche)\s$/iu;
const DER = /(?:^|(?:(\p{L}{1,60})\s)|[^\p{L}])(?:der|dieser|jeder)\s$/iu;
const AFTER_PREPOSITION =
  /^(?:in|an|auf|mit|von|aus|bei|seit|nach|zu|vor|während|wegen|trotz|laut|gemäß|dank|ab|unter|über|zwischen|innerhalb|außerhalb|anfang|mitte|ende|beginn)$/i;
const DATIVE = /(?:^|[^\p{L}])(?:ab|seit|nach|mit|aus|bei|von|vor)\s$/iu;

/** The ending an ordinal takes from what stands before it and the noun after it. */
export function ordinalEnding(before: string, noun: string): string {
  // "am 1. und 2. Mai": both stand behind the same word.
  const lead = before.replace(/(?<=\s)\d{1,3}\.\s(?:und|oder|sowie)\s$/u, '');
  if (WEAK_EN.test(lead)) return 'en';
  if (WEAK_E.test(lead)) return 'e';
  const gender = guessGender(noun);
  const der = DER.exec(lead);
  if (der) {
    const oblique =
      gender === 'f' ||
      AFTER_PREPOSITION.test(der[1] ?? '') ||
      (/(?:en|n)$/.test(noun) && /\p{Lu}/u.test((der[1] ?? '').charAt(0)));
    return oblique ? 'en' : 'e';
  }
  if (DATIVE.test(lead)) return gender === 'f' ? 'er' : 'em';
  return gender === 'f' ? 'e' : gender === 'n' ? 'es' : 'er';
}

const USUALLY_COUNTED = pattern()`^\s${countedFirst}`;
const nounIn = (rest: string) => /^(?:\s\p{Ll}+)*\s(\p{Lu}\p{L}+)/u.exec(rest)?.[1] ?? '';

function ordinal(digits: string, lead: string, rest: string): string {
  return ordinalStem(digits) + ordinalEnding(lead, nounIn(rest));
}

/** "der 3. Versuch", "im 19. und 20. Jahrhundert", "zum 1. Mal". */
export const ordinalRules: readonly Rule[] = [
  {
    pattern: /(?<![\p{L}\p{N}.,])(\d{1,3})\.(\s?[-–]\s?|\s(?:und|oder|sowie|bis)\s)(\d{1,3})\.(?=\s\p{Lu})/gu,
    say: (m) => {
      const joint = /\p{L}/u.test(m[2] ?? '') ? (m[2] ?? '') : ' bis ';
      return ordinal(m[1] ?? '', before(m), after(m)) + joint + ordinal(m[3] ?? '', before(m), after(m));
    },
  },
  {
    pattern: /^\s*(\d{1,2})\.(?=\s\p{Lu})/gu,
    say: (m) => (USUALLY_COUNTED.test(after(m)) ? undefined : `${m[1]},`),
  },
  {
    pattern: /(?<![\p{L}\p{N}.,])(\d{1,3})\.(?=\s(?:\p{Ll}+(?:e|en|er|es|em)\s)*\p{Lu}\p{L}|\s\p{Ll})/gu,
    say: (m) => ordinal(m[1] ?? '', before(m), after(m)),
  },
  {
    // "der 1.", "als 2." with nothing after it.
    pattern: /(?<=\b(?:der|die|das|dem|den|am|vom|zum|als|im)\s)(\d{1,3})\.(?=\s*$|,)/giu,
    say: (m) => ordinal(m[1] ?? '', before(m), '') + (/,/.test(after(m)) ? '' : '.'),
  },
];
