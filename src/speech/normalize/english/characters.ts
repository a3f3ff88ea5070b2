import type { Rule } from '../rule.ts';

const SUPERSCRIPTS: Record<string, string> = {};
[...'⁰¹²³⁴⁵⁶⁷⁸⁹'].forEach((c, i) => {
  SUPERSCRIPTS[c] = String(i);
});
SUPERSCRIPTS['⁻'] = '-';
SUPERSCRIPTS['⁺'] = '+';
SUPERSCRIPTS.ⁿ = 'n';

const FRACTIONS: Record<string, string> = {
  '½': 'one half',
  '⅓': 'one third',
  '⅔': 'two thirds',
  '¼': 'one quarter',
  '¾': 'three quarters',
  '⅕': 'one fifth',
  '⅖': 'two fifths',
  '⅗': 'three fifths',
  '⅘': 'four fifths',
  '⅙': 'one sixth',
  '⅚': 'five sixths',
  '⅛': 'one eighth',
  '⅜': 'three eighths',
  '⅝': 'five eighths',
  '⅞': 'seven eighths',
};

/** One spelling for each sign, so that the rules after these need not know of the others. */
export const characterRules: Rule[] = [
  // Digits grouped by a space that is not an ordinary one.
  { pattern: /(?<=\d)[\u00A0\u2007\u2009\u202F](?=\d{3}(?!\d))/g, say: () => ',' },
  {
    pattern: /(?<![\p{L}\p{N}.,]|\d )[1-9]\d{0,2}(?: \d{3})+(?![\d,.]*\d)/gu,
    say: (m) => m[0].replace(/ /g, ','),
  },
  { pattern: /[‘’‛ʼ´′](?=\p{L})|(?<=\p{L})[‘’‛ʼ´]/gu, say: () => "'" },
  { pattern: /[“”„‟«»`]/g, say: () => '"' },
  { pattern: /[‐‑]/g, say: () => '-' },
  { pattern: /−/g, say: () => '-' },
  { pattern: /[ﬀ-ﬆ]/g, say: (m) => m[0].normalize('NFKC') },
  { pattern: /[₀-₉]/g, say: (m) => m[0].normalize('NFKC') },
  { pattern: /[０-９Ａ-Ｚａ-ｚ]/g, say: (m) => m[0].normalize('NFKC') },
  { pattern: /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿ]+/g, say: (m) => `^${[...m[0]].map((c) => SUPERSCRIPTS[c]).join('')}` },
  { pattern: /(\d) ?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, say: ([, n, f]) => `${n} and ${mixed(f)}` },
  { pattern: /[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, say: (m) => ` ${FRACTIONS[m[0]]} ` },
  { pattern: /[•●▪■◦‣·]\s+|^\s*[-*]\s+/g, say: () => ' ' },
  // Marks of footnotes and numbered citations.
  { pattern: /(?<=[\p{L}.,;:)"'!?])\s?\[\d+(?:\s?[-–,]\s?\d+)*\]/gu, say: () => '' },
  { pattern: /[†‡¶*]+/g, say: () => ' ' },
];

function mixed(fraction: string | undefined): string {
  return (FRACTIONS[fraction ?? ''] ?? '').replace(/^one (half|third|quarter)/, 'a $1');
}
