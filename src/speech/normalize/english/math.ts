import { GREEK } from '../../../languages/english/spoken/signs.ts';
import { before, type Rule } from '../rule.ts';
import { greekNames } from '../shared/science.ts';
import { cardinal, numberWords, ordinal } from './number-words.ts';
import { NUMBER } from './written-number.ts';

const letterNames = greekNames(GREEK);

const SIGNS: [RegExp, string][] = [
  [/≈|≃|≅|∼/g, 'approximately'],
  [/≤|⩽|<=(?=\s?\d)/g, 'less than or equal to'],
  [/≥|⩾|>=(?=\s?\d)/g, 'greater than or equal to'],
  [/≪/g, 'much less than'],
  [/≫/g, 'much greater than'],
  [/≠|!=/g, 'not equal to'],
  [/≡/g, 'identical to'],
  [/∝/g, 'proportional to'],
  [/∞/g, 'infinity'],
  [/√/g, 'the square root of'],
  [/±/g, 'plus or minus'],
  [/÷/g, 'divided by'],
  [/×|⨯/g, 'times'],
  [/→/g, 'leads to'],
  [/←/g, 'comes from'],
  [/↔/g, 'goes with'],
  [/↑/g, 'up'],
  [/↓/g, 'down'],
  [/∂/g, 'partial'],
  [/∫/g, 'the integral of'],
  [/∈/g, 'in'],
];

function exponent(base: string, power: string): string {
  if (power === '2') return `${base} squared`;
  if (power === '3') return `${base} cubed`;
  const minus = power.startsWith('-') ? 'minus ' : '';
  const rest = power.replace(/^[-+]/, '');
  if (!/^\d+$/.test(rest)) return `${base} to the ${minus}${rest}`;
  return minus ? `${base} to the minus ${cardinal(rest)}` : `${base} to the ${ordinal(rest)}`;
}

/** A sign that begins a statement about a number reads differently from one between two things. */
function atStart(match: RegExpExecArray): boolean {
  return (
    !/[\p{L}\p{N})]\s?$/u.test(before(match)) ||
    /\b(?:at|of|by|to|is|was|are|were|than|a|about)\s$/i.test(before(match))
  );
}

const KNOWN_SIGNS: Rule[] = SIGNS.map(([pattern, words]) => ({ pattern, say: () => ` ${words} ` }));

/** Comparisons with a number, read while it is still in figures. */
export const comparisonRules: Rule[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}]|\d[.,])(${NUMBER})[eE]([-+]?\d{1,3})(?![\p{L}\p{N}])`,
      'gu',
    ),
    say: ([, mantissa = '', power = '']) => `${mantissa} × 10^${power.replace('+', '')}`,
  },
  { pattern: /[~∼≈≃]\s?(?=[\d.$€£])/gu, say: (m) => (atStart(m) ? 'about ' : ' is about ') },
  { pattern: /≤\s?(?=\d)/g, say: (m) => (atStart(m) ? 'at most ' : undefined) },
  { pattern: /≥\s?(?=\d)/g, say: (m) => (atStart(m) ? 'at least ' : undefined) },
  { pattern: /(?<=[\p{L}\p{N})])\s?<\s?(?=[\p{N}.-])/gu, say: () => ' less than ' },
  { pattern: /(?<=[\p{L}\p{N})])\s?>\s?(?=[\p{N}.-])/gu, say: () => ' greater than ' },
  { pattern: /(?<=^|\s|\()<\s?(?=\d)/g, say: () => 'less than ' },
  { pattern: /(?<=^|\s|\()>\s?(?=\d)/g, say: () => 'more than ' },
];

/** Powers, arithmetic and Greek letters. Exponents are written with "^" by now. */
export const mathRules: Rule[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}]|\d[.,])(?:(${NUMBER})\s?[×x·⋅]\s?)?(\d+)\^\{?([-+]?\d{1,3}|n)\}?(?![\p{N}])`,
      'gu',
    ),
    say: ([, times, base = '', power = '']) => {
      const words = exponent(numberWords(base), power);
      return times === undefined ? words : `${numberWords(times)} times ${words}`;
    },
  },
  {
    pattern: /(?<=^|[^\p{L}\p{N}])(\p{L}{1,2}|\))\^\{?([-+]?\d{1,2}|[a-z])\}?(?![\p{L}\p{N}+-])/gu,
    say: ([, base = '', power = '']) => exponent(base === ')' ? '),' : base, power),
  },
  { pattern: /(?<=\p{L}{2}|[.,;:!?)"'])\^[-+]?\d+/gu, say: () => '' },
  ...KNOWN_SIGNS,
  { pattern: /(?<=[\p{L}\p{N})])\s?=\s?(?=[\p{L}\p{N}(.-])/gu, say: () => ' equals ' },
  { pattern: /(?<=[\p{L}\p{N})])\s\+\s(?=[\p{L}\p{N}(])|(?<=\d)\+(?=\d)/gu, say: () => ' plus ' },
  { pattern: /(?<=\d|\b\p{L})\s-\s(?=\d+\b|\p{L}\b)/gu, say: () => ' minus ' },
  { pattern: /\bC\+\+/g, say: () => 'C plus plus' },
  { pattern: /\b([A-G])#/g, say: ([, letter]) => `${letter} sharp` },
  { pattern: /(?<=\d)\+(?!\d)/g, say: () => ' plus ' },
  {
    pattern: /(?<!\p{Script=Greek})[\p{Script=Greek}µ∆Ω∑](?!\p{Script=Greek})/gu,
    say: (m) => {
      const name = letterNames.get(m[0]);
      return name === undefined ? undefined : ` ${name} `;
    },
  },
];
