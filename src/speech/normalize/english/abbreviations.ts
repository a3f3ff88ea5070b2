import { ALWAYS, REFERENCES, TITLES } from '../../../languages/english/spoken/abbreviations.ts';
import { WEEKDAYS } from '../../../languages/english/spoken/calendar.ts';
import { after, before, type Rule } from '../rule.ts';
import { spellOut } from './spell-out.ts';

const escaped = (text: string) => text.replace(/\./g, '\\.').replace(/ /g, '\\s');
const atEnd = (match: RegExpExecArray) => /^["')\]\s]*$/.test(after(match));
const nameFollows = (match: RegExpExecArray) => /^\s\p{Lu}/u.test(after(match));

/** The point of an abbreviation that ends the sentence is also the sentence's. */
function said(match: RegExpExecArray, words: string): string {
  return match[0].endsWith('.') && atEnd(match) ? `${words}.` : words;
}

function weekday(short: string): string {
  return WEEKDAYS.find((day) => day.startsWith(short.slice(0, 3))) ?? short;
}

export const abbreviationRules: Rule[] = [
  ...Object.entries(ALWAYS).map(
    ([written, words]): Rule => ({
      pattern: new RegExp(String.raw`(?<![\p{L}\p{N}.&])${escaped(written)}`, 'gu'),
      say: (m) => said(m, words),
    }),
  ),
  {
    pattern:
      /\b(Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\.?\s?[–-]\s?(Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?/g,
    say: ([, from = '', to = '']) => `${weekday(from)} to ${weekday(to)}`,
  },
  {
    pattern: /(?<![\p{L}.])\p{Lu}\.(?=\s\p{Ll})/gu,
    say: (m) => (m[0] === 'I.' ? undefined : m[0].slice(0, 1)),
  },
  { pattern: /\bvs\b/g, say: () => 'versus' },
  { pattern: /\bMr(?=\s\p{Lu})/gu, say: () => 'Mister' },
  { pattern: /\bMrs(?=\s\p{Lu})/gu, say: () => 'Missus' },
  { pattern: /\bMs(?=\s\p{Lu})/gu, say: () => 'Miz' },
  {
    pattern: /\bDr\.?(?![\p{L}'])/gu,
    say: (m) => {
      if (nameFollows(m)) return 'Doctor';
      return /\b\p{Lu}\p{L}+\s$/u.test(before(m)) && m[0].endsWith('.') ? said(m, 'Drive') : 'Doctor';
    },
  },
  {
    pattern: /\bSt\.?(?![\p{L}'])/gu,
    say: (m) => {
      const street = /(?:\b\p{Lu}\p{L}+|\d(?:st|nd|rd|th))\s$/u.test(before(m));
      if (nameFollows(m) && !(street && m[0].endsWith('.') && /^\s(?:The|It|He|She|In)\b/.test(after(m))))
        return 'Saint';
      return street ? said(m, 'Street') : undefined;
    },
  },
  {
    pattern: new RegExp(String.raw`\b(${Object.keys(TITLES).join('|')})\.(?=\s\p{Lu})`, 'gu'),
    say: ([, title = '']) => TITLES[title],
  },
  {
    pattern: /\b(?:pp|figs?|eqs?|nos?|vols?|chap|ch|secs?|tab|refs?|art|p)\.\s?(?=\d|[IVXLC]+\b)/gi,
    say: (m) => {
      const key = m[0].trim().toLowerCase().replace('.', '');
      const forms = REFERENCES[key === 'pp' ? 'p' : key.replace(/s$/, '')];
      const plural = key === 'pp' || (key.endsWith('s') && key !== 's');
      return forms && `${plural ? forms[1] : forms[0]} `;
    },
  },
  { pattern: /\b(?:ca?|circa)\.\s?(?=\d)/g, say: () => 'around ' },
  { pattern: /§§?\s?(?=\d)/g, say: (m) => (m[0].startsWith('§§') ? 'sections ' : 'section ') },
  { pattern: /\bPh\.?\s?D(\.?)s?\b\.?/g, say: (m) => said(m, 'P H D') },
  {
    pattern: /\b([AB])\.\s?([DC])\.(?:\s?(E)\.)?/g,
    say: (m) => said(m, spellOut([m[1], m[2], m[3] ?? ''].join(''))),
  },
  {
    // U.S., U.K., D.C., and the initials of names.
    pattern:
      /(?<![\p{L}\p{N}])(?:\p{Lu}\.\s?){2,}(?:\p{Lu}\b(?!['’]))?|(?<![\p{L}\p{N}])\p{Lu}\.(?=\s\p{Lu}\p{Ll})/gu,
    say: (m) => {
      const letters = m[0].replace(/[.\s]/g, '');
      if (letters === 'I' || (letters === 'A' && !/\p{L}\s$/u.test(before(m)) && m.index > 0))
        return undefined;
      const space = /\s$/.test(m[0]) ? ' ' : '';
      return said({ ...m, 0: m[0].trimEnd() } as RegExpExecArray, spellOut(letters)) + space;
    },
  },
];
