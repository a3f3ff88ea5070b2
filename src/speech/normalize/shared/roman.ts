import { pattern, source } from '../../../kernel/patterns.ts';
import type { RomanWords } from '../../../languages/spoken-words.ts';
import { before, type Rule } from '../rule.ts';
import type { NumberGrammar } from './grammar.ts';

const VALUES: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const WELL_FORMED = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** The figures of a Roman numeral; undefined when it is none. */
export function romanDigits(numeral: string): string | undefined {
  const letters = numeral.toUpperCase();
  if (letters === '' || !WELL_FORMED.test(letters)) return undefined;
  const values = Array.from(letters, (letter) => VALUES[letter] ?? 0);
  return String(values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0));
}

export interface RomanGrammar {
  /** Of a numeral before "century". */
  centuryAfter?(digits: string, lead: string): string;
  /** Of a numeral after it. */
  centuryBefore?(digits: string): string;
  /** `genitive`: the name carries its "s". */
  rulerWords(digits: string, feminine: boolean, lead: string, genitive: boolean): string;
}

/** What joins two centuries, in any of the languages. */
const JOINERS = 'et|en|und|e|ou|of|oder|bis|tot|au|a|al';

/** Roman numerals, where what stands around says that they are such. */
export function romanRules(words: RomanWords, g: RomanGrammar, { cardinal, year }: NumberGrammar): Rule[] {
  const counted = (digits: string) => cardinal(digits);
  const say = (numeral: string | undefined, said: (digits: string) => string) => {
    const digits = romanDigits(numeral ?? '');
    return digits === undefined ? undefined : said(digits);
  };
  const END = String.raw`(?![\p{L}\p{N}'])`;
  const rules: Rule[] = [
    { pattern: /^\s*([IVXLC]{2,}|[VX])\.?\s*$/g, say: ([, n]) => say(n, (d) => `${counted(d)}.`) },
  ];
  const { centuryAfter, centuryBefore } = g;
  if (centuryAfter && words.centuryAfter) {
    const { mark, nouns } = words.centuryAfter;
    // "XVIIIe siècle", "XVIIIe-XIXe siècle", "XVIIIe et XIXe siècle".
    const alone = source`\s${nouns}`;
    const another = source`[IVX]+(?:${mark})\s${nouns}`;
    const range = String.raw`\s?[-–/]\s?${another}`;
    const joined = String.raw`\s(?:${JOINERS})\s(?:\p{Ll}+\s)?${another}`;
    rules.push({
      pattern: new RegExp(
        String.raw`(?<![\p{L}\p{N}])([IVX]+)(?:${mark})(?=${alone}|${range}|${joined})`,
        'gu',
      ),
      say: (m) => say(m[1], (d) => centuryAfter(d, before(m))),
    });
  }
  if (centuryBefore && words.centuryBefore) {
    rules.push({
      pattern: pattern('giu')`
        (?<=(?<!\p{L})${words.centuryBefore}\s(?:[IVX]+(?:\s?[-–]\s?|\s(?:y|e|a|al|o|ou)\s(?:\p{Ll}+\s)?))?)
        ([IVX]+)(?=${END})
      `,
      say: (m) => (/^[IVX]+$/.test(m[0]) ? say(m[1], centuryBefore) : undefined),
    });
  }
  const ruler = (names: readonly string[], feminine: boolean): Rule => ({
    pattern: pattern('gu')`(?<![\p{L}])(${names})(s?)\s([IVX]+)(?:${words.rulerMark})${END}`,
    say: (m) => say(m[3], (d) => `${m[1]}${m[2]} ${g.rulerWords(d, feminine, before(m), m[2] === 's')}`),
  });
  rules.push(
    ruler(words.queens, true),
    ruler(words.rulers, false),
    {
      pattern: pattern('giu')`(?<=(?<!\p{L})${words.counted}\s)([IVXLC]+)${END}`,
      say: (m) => (/^[IVXLC]+$/.test(m[0]) ? say(m[1], counted) : undefined),
    },
    {
      pattern: new RegExp(String.raw`(?<=\p{Lu}\p{L}+\s)([IVX]{2,})${END}`, 'gu'),
      say: ([, n]) => say(n, counted),
    },
    {
      pattern:
        /(?<![\p{L}\p{N}])(M{1,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3}))(?![\p{L}\p{N}])/gu,
      say: (m) => (m[0].length >= 4 ? say(m[1], year) : undefined),
    },
    {
      pattern: /\((x?(?:ix|iv|v?i{1,3}|v))\)/g,
      say: ([, n]) => say(n, (d) => `(${counted(d)})`),
    },
  );
  return rules;
}
