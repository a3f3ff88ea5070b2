import { CAPITAL_WORDS } from '../../../languages/english/spoken/capital-words.ts';
import { cardinal, modelNumber } from './number-words.ts';
import { spellOut } from './spell-out.ts';

function figures(digits: string): string {
  return digits.length === 3 ? modelNumber(digits) : cardinal(digits);
}

/** Letters and figures mixed: "H2O" -> "H two O", "IPv6" -> "I P V six", "Windows11" -> "Windows eleven". */
export function mixed(token: string): string {
  const runs = token.match(/\d+|\p{L}+/gu) ?? [];
  const formula = /^(?:[A-Z][a-z]?\d*|[()[\]])+$/.test(token);
  const said = runs.map((run) => {
    if (/\d/.test(run)) return figures(run);
    if (CAPITAL_WORDS.has(run)) return run.toLowerCase();
    const word = /^\p{Lu}?\p{Ll}{2,}$/u.test(run) && !(formula && run.length <= 2);
    return word ? run : spellOut(run);
  });
  return said.join(' ');
}
