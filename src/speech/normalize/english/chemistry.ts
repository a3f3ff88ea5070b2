import type { Rule } from '../rule.ts';
import { FORMULAS } from '../shared/science.ts';
import { mixed } from './mixed.ts';
import { cardinal } from './number-words.ts';
import { spellOut } from './spell-out.ts';

/** Formulas and ions, letter by letter; read before powers, which are written alike. */
export const chemistryRules: Rule[] = [
  {
    pattern:
      /(?<![\p{L}\p{N}])\(?(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d+){2,}(?:\^(\d?)([+-]))?(?![\p{L}\p{N}])/gu,
    say: (m) => {
      if (!/\d|\^/.test(m[0])) return undefined;
      const [formula = ''] = m[0].split('^');
      const charge =
        m[2] === undefined ? '' : ` ${m[1] ? `${cardinal(m[1])} ` : ''}${m[2] === '+' ? 'plus' : 'minus'}`;
      const open = formula.startsWith('(') && !formula.includes(')') ? '(' : '';
      return open + mixed(formula) + charge;
    },
  },
  {
    pattern: /(?<![\p{L}\p{N}])([A-Z][a-z]?)(\d?)\^?(\d?)([+-])(?![\p{L}\p{N}+-])/gu,
    say: ([, element = '', count = '', charge = '', sign = '']) => {
      const n = count || charge;
      return `${spellOut(element)} ${n ? `${cardinal(n)} ` : ''}${sign === '+' ? 'plus' : 'minus'}`;
    },
  },
  { pattern: new RegExp(String.raw`\b(?:${FORMULAS.join('|')})\b`, 'g'), say: (m) => spellOut(m[0]) },
];
