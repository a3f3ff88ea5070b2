import { pattern } from '../../../kernel/patterns.ts';
import type { SymbolWords } from '../../../languages/spoken-words.ts';
import type { Rule } from '../rule.ts';

/** Signs that stand for words. */
export function symbolRules(w: SymbolWords, alternatives: readonly string[]): Rule[] {
  const pairs = pattern('i')`^${alternatives}$`;
  return [
    {
      pattern: /(?<![\p{L}\p{N}])(\p{L}+)\/(\p{L}+)(?![\p{L}\p{N}])/gu,
      say: ([pair, one, other]) => {
        if (other === w.or) return `${one} ${other}`;
        return pairs.test(pair) ? `${one} ${w.or} ${other}` : `${one} ${other}`;
      },
    },
    // Two names of one thing, or two things in one breath: nobody names the stroke.
    { pattern: /(?<=[\p{L}\p{N}])\s?\/\s?(?=\p{L})/gu, say: () => ', ' },
    { pattern: /\s?&\s?/g, say: () => ` ${w.and} ` },
    { pattern: /%/g, say: () => ` ${w.percent} ` },
    { pattern: /§+/g, say: () => ` ${w.section} ` },
    { pattern: /°/g, say: () => ` ${w.degrees} ` },
    { pattern: /[©®™℠]/g, say: () => ' ' },
    { pattern: /(?<=\s)@(?=\s)/g, say: () => w.at },
    { pattern: /\$/g, say: () => ` ${w.dollars} ` },
    { pattern: /€/g, say: () => ` ${w.euros} ` },
    { pattern: /£/g, say: () => ` ${w.pounds} ` },
    { pattern: /(?<=\p{L})_+(?=\p{L})/gu, say: () => ' ' },
    { pattern: /№\s?/g, say: () => `${w.number} ` },
  ];
}
