import type { Rule } from '../rule.ts';
import { GROUP } from './written-number.ts';

const SUPERSCRIPTS: Record<string, string> = { '⁻': '-', '⁺': '+', ⁿ: 'n' };
[...'⁰¹²³⁴⁵⁶⁷⁸⁹'].forEach((c, i) => {
  SUPERSCRIPTS[c] = String(i);
});

const isAddress = (written: string) =>
  /^(?:\d{1,3}\.){3}\d{1,3}$/.test(written) &&
  written.split('.').every((part) => Number(part) < 256 && String(Number(part)) === part);

/**
 * One spelling for each sign, so that the rules after these need not know of the others. Groups of
 * three figures are joined by "٬" however they were written: 1.234, 1 234, 1'234.
 *
 * @param commaGroups whether "1,234" is a group, as in Mexico, rather than a decimal
 */
export function characterRules({ commaGroups = false } = {}): Rule[] {
  return [
    { pattern: /[٬]/g, say: () => ' ' },
    { pattern: /[０-９Ａ-Ｚａ-ｚﬀ-ﬆ₀-₉]/g, say: (m) => m[0].normalize('NFKC') },
    { pattern: /(?=\p{N})[^\d⁰¹²³⁴⁵⁶⁷⁸⁹½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/gu, say: (m) => plainNumeral(m[0]) },
    {
      pattern: /(?<![\p{L}\d.,])[1-9]\d{0,2}(?:[\u00A0\u2007\u2009\u202F'’]\d{3})+(?!\d)/gu,
      say: (m) => m[0].replace(/[^\d]/g, GROUP),
    },
    {
      pattern: /(?<![\p{L}\p{N}.,+]|\d )[1-9]\d{0,2}(?: \d{3})+(?!\d|[ .]\d)/gu,
      say: (m) => m[0].replace(/ /g, GROUP),
    },
    {
      pattern: /(?<![\p{L}\d.,/:+-]|\d )[1-9]\d{0,2}(?:\.\d{3})+(?![\d/:]|\.\d)/gu,
      say: (m) => (isAddress(m[0]) ? undefined : m[0].replace(/\./g, GROUP)),
    },
    {
      pattern: /(?<![\p{L}\d.,])[1-9]\d{0,2}(?:,\d{3}){2,}(?!\d|,\d)/gu,
      say: (m) => m[0].replace(/,/g, GROUP),
    },
    ...(commaGroups
      ? [
          {
            pattern: /(?<![\p{L}\d.,])[1-9]\d{0,2},\d{3}(?!\d|,\d)/gu,
            say: (m) => m[0].replace(',', GROUP),
          } as Rule,
        ]
      : []),
    { pattern: /(?<=\p{L})[‘’‛ʼ´′](?=\p{L})|[‘’‛ʼ](?=\d\d\b|[stn]\s)|(?<=\p{L})’/gu, say: () => "'" },
    { pattern: /[“”„‟«»‹›`]/g, say: () => '"' },
    { pattern: /[‐‑]/g, say: () => '-' },
    { pattern: /−/g, say: () => '-' },
    { pattern: /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿ]+/g, say: (m) => `^${[...m[0]].map((c) => SUPERSCRIPTS[c]).join('')}` },
    { pattern: /(\d) ?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, say: ([, n, f = '']) => `${n} ${f.normalize('NFKC')}` },
    { pattern: /[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, say: (m) => ` ${m[0].normalize('NFKC')} ` },
    { pattern: /[•●▪■◦‣]\s+|^\s*[-*·]\s+/g, say: () => ' ' },
    // Marks of footnotes and numbered citations.
    { pattern: /(?<=[\p{L}.,;:)"'!?])\s?\[\d+(?:\s?[-–,;]\s?\d+)*\]/gu, say: () => '' },
    { pattern: /[†‡¶*]+/g, say: () => ' ' },
  ];
}

/** Figures of other scripts and circled ones in ours; what has none goes as it is. */
function plainNumeral(sign: string): string | undefined {
  const plain = sign.normalize('NFKC');
  if (plain !== sign) return ` ${plain} `;
  if (!/\p{Nd}/u.test(sign)) return undefined;
  let zero = sign.codePointAt(0) as number;
  let steps = 0;
  while (steps < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) {
    zero--;
    steps++;
  }
  return String(steps);
}
