import { numerals } from '../../../languages/english/spoken/numerals.ts';
import { after, type Rule } from '../rule.ts';
import { cardinal, digitByDigit, numberWords, ordinal } from './number-words.ts';
import { DASH, NOT_AFTER, NOT_BEFORE, NUMBER, WHOLE } from './written-number.ts';

function fraction(top: string, bottom: string): string {
  const part = numerals.parts[bottom];
  if (part) return `${cardinal(top)} ${part[top === '1' ? 0 : 1]}`;
  return `${cardinal(top)} ${ordinal(bottom)}${top === '1' ? '' : 's'}`;
}

/** A range goes up; scores ("2-1") are short; else it is a name with a dash ("747-400"). */
function between(from: string, to: string): string {
  const number = (written: string) => Number(written.replace(/,/g, ''));
  return number(to) > number(from) || (from.length <= 2 && to.length <= 2) ? 'to' : 'dash';
}

/** Everything else in figures. */
export const numberRules: Rule[] = [
  { pattern: /(?<=\d(?:st|nd|rd|th))[–-](?=\d)/g, say: () => ' to ' },
  {
    pattern: /(?<![\p{L}\p{N}])(\d{1,3}(?:,\d{3})*|\d+)(?:st|nd|rd|th)(?![\p{L}\p{N}])/gu,
    say: ([, n = '']) => ordinal(n.replace(/,/g, '')),
  },
  {
    pattern: /(?<![\p{L}\p{N}-])\d+(?:-\d+){2,}(?![\p{L}\p{N}]|-\d)/gu,
    say: (m) => m[0].split('-').map(digitByDigit).join(', '),
  },
  {
    // Telephone numbers.
    pattern: /(?<![\p{L}\p{N}-])\+?\d{1,4}(?:[-\s.]\d{2,4}){2,}(?![\p{L}\p{N}]|-\d)/gu,
    say: (m) => {
      if (!/-/.test(m[0]) && !m[0].startsWith('+')) return undefined;
      const plus = m[0].startsWith('+') ? 'plus ' : '';
      return (
        plus +
        m[0]
          .replace('+', '')
          .split(/[-\s.]/)
          .map(digitByDigit)
          .join(', ')
      );
    },
  },
  { pattern: /(?<![\p{L}\p{N}/.])24\/7(?![\p{N}/])/gu, say: () => 'twenty four seven' },
  {
    pattern: /(?<![\p{L}\p{N}/.])(\d+)\/\1(?![\p{N}/])/gu,
    say: ([, n = '']) => `${cardinal(n)} ${cardinal(n)}`,
  },
  { pattern: /(?<![\p{L}\p{N}/.])9\/11(?![\p{N}/])/gu, say: () => 'nine eleven' },
  {
    pattern: /(?<![\p{L}\p{N}/.,])(?:(\d+)\s)?(\d{1,3})\s?[/⁄]\s?(\d{1,4})(?![\p{L}\p{N}/]|[.,]\d)/gu,
    say: ([, whole, top = '', bottom = '']) => {
      const small = Number(top) < Number(bottom) && /^(?:[2-9]|10|12|16|20|100|1000)$/.test(bottom);
      const words = small ? fraction(top, bottom) : `${cardinal(top)} over ${cardinal(bottom)}`;
      if (whole === undefined) return words;
      return small
        ? `${cardinal(whole)} and ${words.replace(/^one (half|third|quarter)/, 'a $1')}`
        : `${cardinal(whole)} ${words}`;
    },
  },
  { pattern: /\bv(?:er)?\.?\s?(?=\d+(?:\.\d+)+)/g, say: () => 'version ' },
  {
    pattern: /(?<![\p{L}\p{N}]|\d[.,])\d+(?:\.\d+){2,}(?![\p{L}\p{N}])/gu,
    say: (m) => m[0].split('.').map(cardinal).join(' point '),
  },
  {
    pattern: new RegExp(`${NOT_BEFORE}(${NUMBER})${DASH}(${NUMBER})${NOT_AFTER}`, 'gu'),
    say: ([, from = '', to = '']) => `${numberWords(from)} ${between(from, to)} ${numberWords(to)}`,
  },
  {
    pattern: new RegExp(String.raw`(?<=^|[\s("'])[-–](?=${NUMBER}${NOT_AFTER})`, 'gu'),
    say: () => 'minus ',
  },
  { pattern: /(?<=^|[\s(])\+(?=\d)/g, say: () => 'plus ' },
  { pattern: /(?<=\d)\s?x\s?(?=\d)/g, say: () => ' by ' },
  { pattern: /(?<![\p{L}\p{N}])#\s?(?=\d)/gu, say: () => 'number ' },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}]|\d[.,])(${NUMBER})[x×](?![\p{L}\p{N}])`, 'gu'),
    say: ([, n = '']) => `${numberWords(n)} times`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L}|\p{L}-?(?=\d)|[\p{N}]|\d[.,])(${NUMBER})(?![\p{L}\p{N}]|[.,]\d)`,
      'gu',
    ),
    say: (m) => numberWords(m[1] ?? ''),
  },
  {
    pattern: new RegExp(String.raw`(?<=\p{L}[-–])(${WHOLE})(?![\p{L}\p{N}])`, 'gu'),
    say: (m) => ` ${after(m).startsWith('.') ? '' : ''}${numberWords(m[0])}`,
  },
];
