import { pattern } from '../../../kernel/patterns.ts';
import type { NoteWords } from '../../../languages/spoken-words.ts';
import { before, type Rule } from '../rule.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const longestFirst = (texts: readonly string[]) =>
  [...texts].sort((a, b) => b.length - a.length).map(escaped);

/** Shorthand of notes, read before everything else: it is put into words, or into signs that later rules read. */
export function noteRules(words: NoteWords): readonly Rule[] {
  const { rates, ages, shorthand, numbered } = words;
  const numberedBefore = pattern('iu')`(?<!\p{L})${numbered}\s$`;
  return [
    {
      // A slash that ends it needs no border after it: "w/friends".
      pattern: pattern(
        'gu',
      )`(?<![\p{L}\p{N}./-])${longestFirst(Object.keys(shorthand))}(?:(?<=\/)\s?|(?![\p{L}\p{N}/'’-]|\.\s?[\p{Ll}\p{N}]))`,
      say: (m) => {
        const said = shorthand[m[0].trimEnd()];
        return said && (/[/]\s?$/.test(m[0]) ? `${said} ` : said);
      },
    },
    {
      pattern: pattern(
        'gu',
      )`(?<=\d[.,\d]{0,9}\s?(?:[\p{L}.]{1,4}\s?)?[€$£¥%]?)\s?\/\s?${longestFirst(Object.keys(rates))}(?![\p{L}\p{N}/])`,
      say: (m) => ` ${rates[m[0].replace(/[\s/]/g, '')]}`,
    },
    {
      pattern: pattern('gu')`(?<=\d\s?)${longestFirst(Object.keys(ages))}(?![\p{L}\p{N}])`,
      say: (m) => ` ${ages[m[0]]}`,
    },
    {
      pattern: /(?<=(?<![\p{L}\p{N}.,])\d[\d.,]{0,9})\s?[x×](?=\s\p{L}|[.,;:!?)]|$)/gu,
      say: () => ` ${words.fold}`,
    },
    {
      pattern: /(?<=(?<![\p{L}\p{N}.,])-?\d{2,4}(?:[.,]\d)?)(?=[CF](?![\p{L}\p{N}°#]))/gu,
      say: (m) => (numberedBefore.test(before(m).replace(/(?<![\d.,-])[\d.,-]+$/, '')) ? undefined : ' °'),
    },
    { pattern: /<[-=]>|<=>|⇔/g, say: () => ' ↔ ' },
    { pattern: /<-{1,2}(?=\s)/g, say: () => ' ← ' },
    { pattern: /-{1,2}>|=>|⇒|⟶/g, say: () => ' → ' },
  ];
}
