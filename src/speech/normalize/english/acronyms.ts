import {
  CAPITAL_WORDS,
  COMMON,
  INITIALISMS_AFTER_ARTICLE,
  LETTERS,
} from '../../../languages/english/spoken/capital-words.ts';
import { after, before, oncePerText, type Rule } from '../rule.ts';
import { mixed } from './mixed.ts';
import { spellOut } from './spell-out.ts';

/** Long enough and made like a word: a name in capitals rather than an initialism. */
function readsAsWord(letters: string): boolean {
  if (letters.length < 5) return false;
  return (
    /[AEIOUY]/.test(letters) &&
    !/[BCDFGHJKLMNPQRSTVWXZ]{4}|[AEIOU]{4}|^[BCDFGHJKLMNPQRSTVWXZ]{3}/.test(letters)
  );
}

function capitals(letters: string, ending: string): string {
  if (CAPITAL_WORDS.has(letters) || COMMON.has(letters) || readsAsWord(letters))
    return letters.toLowerCase() + (ending.includes('s') ? (/['’]/.test(ending) ? "'s" : 's') : '');
  return spellOut(letters, ending);
}

/** "the WHO", "the World Health Organization, or WHO,": no "who" said with weight stands there. */
function isInitialism(letters: string, match: RegExpExecArray): boolean {
  if (!INITIALISMS_AFTER_ARTICLE.has(letters)) return false;
  return (
    /(?:^|[\s(])(?:[Tt]he|[Aa]n?)\s$/.test(before(match)) ||
    (/\p{Lu}\p{Ll}+, or $/u.test(before(match)) && /^[,.;]/.test(after(match)))
  );
}

/** All words in capitals: a heading, or somebody shouting; not a row of initialisms. */
const isHeading = oncePerText((text) => {
  if (/\p{Ll}/u.test(text.replace(/\b(?:s|th|st|nd|rd)\b/g, ''))) return false;
  return (
    (text.match(/\p{Lu}{2,}/gu) ?? []).length >= 2 && /\p{Lu}{4,}|\b(?:THE|AND|OF|FOR|TO|IN)\b/u.test(text)
  );
});

export const acronymRules: Rule[] = [
  {
    pattern: /(?<![\p{L}\p{N}])(\p{Lu}{1,3})&(\p{Lu}{1,3})(?=s?(?![\p{L}\p{N}]))/gu,
    say: ([, left = '', right = '']) => `${spellOut(left)} and ${spellOut(right)}`,
  },
  {
    pattern: /\p{Lu}{2,}/gu,
    say: (m) => {
      if (!isHeading(m.input)) return undefined;
      return LETTERS.has(m[0]) && m[0] !== 'IT' ? spellOut(m[0]) : m[0].toLowerCase();
    },
  },
  {
    pattern:
      /(?<![\p{L}\p{N}'])(?=\p{N}*\p{L})(?=\p{L}*\p{N})[\p{L}\p{N}]+(?:\(\p{L}+\)\d*)*(?:-(?=\p{N})\p{N}+)?(?![\p{L}\p{N}])/gu,
    say: (m) => mixed(m[0]),
  },
  {
    pattern: /(?<![\p{L}\p{N}'])(\p{Lu}{2,})(['’]?s|['’])?(?![\p{L}\p{N}])/gu,
    say: (m) => {
      const [, letters = '', ending = ''] = m;
      return isInitialism(letters, m) ? spellOut(letters, ending) : capitals(letters, ending);
    },
  },
  {
    // The article, not the letter: at a start, or before a title's first word.
    pattern: /(?<![\p{L}\p{N}']|\b\p{Lu}\s)A(?=\s(?!\p{Lu}\b)\p{L})/gu,
    say: (m) => {
      const start = /(?:^|[.:;!?"'(–—-])\s*$/.test(before(m));
      return start || /^\s\p{Lu}\p{Ll}/u.test(after(m)) ? 'a' : undefined;
    },
  },
];
