import { tokens } from '../../../kernel/patterns.ts';
import type { AcronymWords } from '../../../languages/spoken-words.ts';
import { after, before, oncePerText, type Rule } from '../rule.ts';
import type { NumberGrammar } from './grammar.ts';
import { mixed } from './science.ts';
import { spellOut } from './spell-out.ts';

/** As words in every one of these languages. */
const INTERNATIONAL = tokens`
  NASA UNESCO UNICEF NATO AIDS OPEC FIFA UEFA COVID SARS LASER RADAR SONAR RAM ROM PIN SIM LAN CERN IKEA
  ANOVA LIDAR ASEAN INTERPOL FORTRAN COBOL UNIX LINUX BREXIT`;

/** Long enough and made like a word: a name in capitals rather than an initialism. */
function readsAsWord(letters: string): boolean {
  if (letters.length < 5) return false;
  const plain = letters.normalize('NFD').replace(/\p{M}/gu, '');
  return (
    /[AEIOUY]/.test(plain) && !/[BCDFGHJKLMNPQRSTVWXZ]{5}|[AEIOU]{4}|^[BCDFGHJKMNPQRTVWXZ]{3}/.test(plain)
  );
}

function isHeading(text: string, common: ReadonlySet<string>): boolean {
  if (/\p{Ll}/u.test(text)) return false;
  const runs = text.match(/\p{Lu}{2,}/gu) ?? [];
  return runs.length >= 2 && runs.some((run) => run.length >= 5 || common.has(run));
}

export function acronymRules(grammar: AcronymWords, numbers: NumberGrammar): Rule[] {
  const { letters } = grammar;
  const words = new Set([...INTERNATIONAL, ...grammar.words]);
  const common = new Set(grammar.common);
  const isInCapitals = oncePerText((text) => isHeading(text, common));
  return [
    {
      pattern: /(?<![\p{L}\p{N}])(\p{Lu}{1,3})&(\p{Lu}{1,3})(?![\p{L}\p{N}])/gu,
      say: ([, left = '', right = '']) =>
        `${spellOut(left, letters)} ${grammar.and} ${spellOut(right, letters)}`,
    },
    {
      // U. S. A., and the initials of names.
      pattern:
        /(?<![\p{L}\p{N}])(?:\p{Lu}\.\s?){2,12}(?=[\s,;:)]|$|\p{Lu}\p{Ll})|(?<![\p{L}\p{N}])\p{Lu}\.(?=\s\p{Lu}\p{Ll})/gu,
      say: (m) => {
        const end = /^\s*$/.test(after(m)) ? '.' : /\s$/.test(m[0]) || /^\p{L}/u.test(after(m)) ? ' ' : '';
        return spellOut(m[0].replace(/[.\s]/g, ''), letters) + end;
      },
    },
    { pattern: /\p{Lu}+/gu, say: (m) => (isInCapitals(m.input) ? m[0].toLowerCase() : undefined) },
    {
      pattern:
        /(?<![\p{L}\p{N}'])(?=\p{N}*\p{L})(?=\p{L}*\p{N})[\p{L}\p{N}]+(?:\(\p{L}+\)\d*)*(?:-(?=\p{N})\p{N}+)?(?![\p{L}\p{N}])/gu,
      say: (m) => (/\d/.test(m[0]) ? mixed(m[0], numbers, letters, words) : undefined),
    },
    {
      pattern: /(?<![\p{L}\p{N}])(\p{Lu}{2,})(['’]?s)?(?![\p{L}\p{N}])/gu,
      say: (m) => {
        const [, run = '', ending = ''] = m;
        if (words.has(run) || common.has(run) || readsAsWord(run))
          return run.toLowerCase() + ending.replace(/['’]/, '');
        return /^[IVXLCDM]+$/.test(run) && /\p{Lu}\p{L}{0,60}\s$/u.test(before(m))
          ? undefined
          : spellOut(run, letters);
      },
    },
    {
      // A capital within a compound: "E-Mail", "U-Bahn" stay; "EU-Staaten" was spelled above.
      pattern: /(?<=\p{Lu} \p{Lu})-(?=\p{L})/gu,
      say: () => ' ',
    },
  ];
}
