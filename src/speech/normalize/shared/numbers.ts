import { after, before, type Rule } from '../rule.ts';
import type { NumberGrammar } from './grammar.ts';
import { digitByDigit, numberWords } from './spell-number.ts';
import { DASH, NOT_AFTER, NOT_BEFORE, NUMBER, WHOLE } from './written-number.ts';

const value = (written: string) => Number(written.replace(/٬/g, '').replace(',', '.'));

/** Telephone numbers, codes with dashes, ratios, fractions, versions, ranges, and every other number. */
export function numberRules(grammar: NumberGrammar): Rule[] {
  const { words, cardinal, fraction } = grammar;
  const said = (written: string) => numberWords(written, grammar);
  const counted = (written: string, match: RegExpExecArray) =>
    numberWords(written, grammar, grammar.countedAfter(after(match), before(match)));
  const digits = (part: string) => digitByDigit(part, grammar);
  const telephone = (written: string) =>
    (written.startsWith('+') ? `${words.plus} ` : '') +
    written
      .replace(/[+()]/g, '')
      .split(/[-\s./]+/)
      .map((part) => (grammar.telephonePairs && part.length === 2 ? cardinal(part) : digits(part)))
      .join(', ');
  return [
    {
      pattern:
        /(?<![\p{L}\p{N}])(?:\+\d{1,4}(?:[-\s./]{1,2}(?:\(0\)\s?)?\d+){1,6}|0\d{1,5}(?:[-\s./]{1,2}\d{2,}){1,6})(?![\p{L}\p{N}]|[.,]\d)/gu,
      say: (m) => (m[0].replace(/\D/g, '').length < 6 ? undefined : telephone(m[0].replace('(0)', ''))),
    },
    { pattern: /(?<![\p{L}\p{N}])\+\d{7,}(?![\p{L}\p{N}])/gu, say: (m) => telephone(m[0]) },
    {
      pattern: /(?<![\p{L}\p{N}-])\d+(?:-\d+){2,}(?![\p{L}\p{N}]|-\d)/gu,
      say: (m) => m[0].split('-').map(digits).join(', '),
    },
    {
      pattern: /(?<![\p{L}\p{N}/.,])(?:(\d+)\s)?(\d{1,3})\s?[/⁄]\s?(\d{1,4})(?![\p{L}\p{N}/]|[.,]\d)/gu,
      say: (m) => {
        const [, whole, top = '', bottom = ''] = m;
        const named = Number(top) < Number(bottom) ? fraction(top, bottom) : undefined;
        const text = named ?? `${cardinal(top)} ${words.over} ${cardinal(bottom)}`;
        return whole === undefined ? text : `${cardinal(whole)} ${words.and} ${text}`;
      },
    },
    { pattern: /\bv\.?\s?(?=\d+(?:\.\d+)+)/g, say: () => `${words.version} ` },
    {
      pattern: /(?<![\p{L}\p{N}]|\d[.,])\d+(?:\.\d+){2,}(?![\p{L}\p{N}])/gu,
      say: (m) =>
        m[0]
          .split('.')
          .map((part) => cardinal(part))
          .join(` ${words.point} `),
    },
    {
      pattern: new RegExp(`${NOT_BEFORE}(${NUMBER})${DASH}(${NUMBER})${NOT_AFTER}`, 'gu'),
      say: (m) => {
        const [, from = '', to = ''] = m;
        const joint = value(to) > value(from) ? words.to : from.length <= 2 ? words.ratio : words.to;
        return `${said(from)} ${joint} ${counted(to, m)}`;
      },
    },
    {
      pattern: new RegExp(String.raw`(?<=^|[\s("'])[-–](?=${NUMBER}${NOT_AFTER})`, 'gu'),
      say: () => `${words.minus} `,
    },
    { pattern: /(?<=^|[\s(])\+(?=\d)/g, say: () => `${words.plus} ` },
    { pattern: /(?<=\d)\s?x\s?(?=\d)/g, say: () => ` ${words.by} ` },
    { pattern: /(?<![\p{L}\p{N}])#\s?(?=\d)/gu, say: () => `${words.number} ` },
    {
      pattern: new RegExp(String.raw`${NOT_BEFORE}(${NUMBER})[x×](?![\p{L}\p{N}])`, 'gu'),
      say: ([, n = '']) => `${said(n)} ${words.times}`,
    },
    {
      pattern: new RegExp(String.raw`(?<!\p{L}|\p{L}-?(?=\d)|[\p{N}٬]|\d[.,])(${NUMBER})${NOT_AFTER}`, 'gu'),
      say: (m) => counted(m[1] ?? '', m),
    },
    {
      pattern: new RegExp(String.raw`(?<=\p{L}[-–'])(${WHOLE})(?![\p{L}\p{N}])`, 'gu'),
      say: (m) => ` ${said(m[0])}`,
    },
  ];
}

/** Whatever figures no rule knew: none is left to an engine. */
export function leftoverRules({ cardinal }: NumberGrammar): Rule[] {
  return [{ pattern: /\d+/g, say: (m) => ` ${cardinal(m[0])} ` }];
}
