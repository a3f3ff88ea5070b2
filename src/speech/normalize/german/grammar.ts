import { pattern } from '../../../kernel/patterns.ts';
import { feminine, namesBefore, neuter } from '../../../languages/german/spoken/nouns.ts';
import { numerals } from '../../../languages/german/spoken/numerals.ts';
import { spoken } from '../../../languages/german/spoken/spoken.ts';
import type { Gender } from '../../../languages/spoken-words.ts';
import type { Counted, NumberGrammar } from '../shared/grammar.ts';
import { digitByDigit } from '../shared/spell-number.ts';
import { cardinal, ordinalStem, year } from './number-words.ts';

const FEMININE = pattern('i')`${feminine}$`;
const NOT_FEMININE =
  /^(?:Name|Buchstabe|Gedanke|Käse|Ende|Auge|Interesse|Junge|Kunde|Kollege|Zeuge|Experte|Gebäude|Gemälde|Gebirge|Drittel|Ei)$|(?:jahre|kilometer)$/;
const NEUTER = pattern('i')`${neuter}$`;

/** The gender of a German noun, guessed from its ending: right for most, and never needed but for "ein". */
export function guessGender(noun: string): Gender {
  if (NEUTER.test(noun)) return 'n';
  return FEMININE.test(noun) && !NOT_FEMININE.test(noun) ? 'f' : 'm';
}

/** Nouns before a number that it names: "Kapitel 1 Einleitung" counts nothing. */
const NAMES_BEFORE = pattern()`${namesBefore}\s$`;

function countedAfter(rest: string, before: string): Counted | undefined {
  const word = /^\s(?:(?:\p{Ll}+e[nrms]?)\s)?(\p{Lu}\p{L}+)/u.exec(rest)?.[1];
  return word === undefined || NAMES_BEFORE.test(before) ? undefined : { word, gender: guessGender(word) };
}

function fraction(top: string, bottom: string): string | undefined {
  if (!/^(?:[2-9]|1\d|20|25|50|100|1000)$/.test(bottom)) return undefined;
  const part = numerals.parts[bottom]?.[top === '1' ? 0 : 1];
  if (part) return `${cardinal(top, { word: part, gender: 'n' })} ${part}`;
  const name = `${ordinalStem(bottom)}el`.replace(/^ein(?=hundert|tausend)/, '');
  return `${cardinal(top, { word: name, gender: 'n' })} ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

export const numbers: NumberGrammar = {
  cardinal,
  year,
  fraction,
  countedAfter,
  decimals: (digits) => digitByDigit(digits, { cardinal }),
  words: spoken.numbers,
};
