import { brazilianNumerals, numerals } from '../../../languages/portuguese/spoken/numerals.ts';
import type { Counted } from '../shared/grammar.ts';
import { listedOrdinal } from '../shared/romance-numbers.ts';
import { figureByFigure, isCode, splitGroups } from '../shared/spell-number.ts';

export type PortugueseKind = 'portugal' | 'brazil';

const { tens, hundreds } = numerals;
const wordsOf = (kind: PortugueseKind) => (kind === 'brazil' ? brazilianNumerals : numerals);

function belowThousand(n: number, feminine: boolean, kind: PortugueseKind): string {
  if (n === 100) return 'cem';
  const { ones } = wordsOf(kind);
  const agreeing = (i: number) => (feminine && i === 1 ? 'uma' : feminine && i === 2 ? 'duas' : ones[i]);
  const words: (string | undefined)[] = [];
  const rest = n % 100;
  if (n >= 100) words.push((hundreds[Math.floor(n / 100) - 1] ?? '').replace(/os$/, feminine ? 'as' : 'os'));
  if (rest > 0 && rest < 20) words.push(agreeing(rest));
  if (rest >= 20) {
    words.push(tens[Math.floor(rest / 10) - 1]);
    if (rest % 10 > 0) words.push(agreeing(rest % 10));
  }
  return words.join(' e ');
}

/** The name of a scale: Brazil counts by thousands of each other, Portugal by millions. */
function scaled(value: number, scale: number, feminine: boolean, kind: PortugueseKind): string {
  if (scale === 1) return value === 1 ? 'mil' : `${belowThousand(value, feminine, kind)} mil`;
  const name = wordsOf(kind).large[scale - 2]?.[value === 1 ? 0 : 1] ?? '';
  const thousandMillions = kind === 'portugal' && scale === 3;
  return thousandMillions && value === 1 ? name : `${belowThousand(value, false, kind)} ${name}`;
}

/** "mil duzentos e trinta e quatro", "mil e cem"; before a feminine noun "duas mil e uma". */
export function cardinal(digits: string, counted?: Counted, kind: PortugueseKind = 'portugal'): string {
  if (isCode(digits)) return figureByFigure(digits, numerals.ones);
  if (Number(digits) === 0) return numerals.ones[0] ?? '';
  const feminine = counted?.gender === 'f';
  const groups = splitGroups(digits);
  let words = '';
  groups.forEach(({ value, scale }, i) => {
    let said = scale === 0 ? belowThousand(value, feminine, kind) : scaled(value, scale, feminine, kind);
    // "mil milhões" shares its "milhões" with the millions after it.
    if (kind === 'portugal' && scale === 3 && groups[i + 1]?.scale === 2) said = said.replace(' milhões', '');
    const joined = i === groups.length - 1 && (value < 100 || value % 100 === 0);
    words += words === '' ? said : `${joined ? ' e ' : ' '}${said}`;
  });
  return words;
}

/** "terceira", "vigésimo primeiro". */
export function ordinal(digits: string, gender: 'm' | 'f' = 'm', kind: PortugueseKind = 'portugal'): string {
  return listedOrdinal(digits, gender, numerals) ?? cardinal(digits, undefined, kind);
}
