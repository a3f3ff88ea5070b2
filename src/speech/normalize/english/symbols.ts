import { pattern } from '../../../kernel/patterns.ts';
import { ALTERNATIVES } from '../../../languages/english/spoken/signs.ts';
import type { Rule } from '../rule.ts';

const PAIRS = pattern('i')`^${ALTERNATIVES}$`;

/** Signs that stand for words. */
export const symbolRules: Rule[] = [
  { pattern: /\band\/or\b/gi, say: () => 'and or' },
  { pattern: /\bs\/he\b/gi, say: () => 'she or he' },
  {
    pattern: /\b(\p{L}+)\/(\p{L}+)\b/gu,
    say: (m) => (PAIRS.test(m[0]) ? `${m[1]} or ${m[2]}` : `${m[1]} ${m[2]}`),
  },
  // Two names of one thing, or two things in one breath: nobody names the stroke.
  { pattern: /(?<=[\p{L}\p{N}])\s?\/\s?(?=\p{L})/gu, say: () => ', ' },
  { pattern: /\s?&\s?/g, say: () => ' and ' },
  { pattern: /%/g, say: () => ' percent ' },
  { pattern: /§+/g, say: () => ' section ' },
  { pattern: /°/g, say: () => ' degrees ' },
  { pattern: /[©®™℠]/g, say: () => ' ' },
  { pattern: /(?<=\s)@(?=\s)/g, say: () => 'at' },
  { pattern: /\$/g, say: () => ' dollars ' },
  { pattern: /€/g, say: () => ' euros ' },
  { pattern: /£/g, say: () => ' pounds ' },
  { pattern: /(?<=\p{L})_+(?=\p{L})/gu, say: () => ' ' },
  { pattern: /№\s?/g, say: () => 'number ' },
];
