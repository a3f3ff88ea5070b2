import type { ScienceWords } from '../../../languages/spoken-words.ts';
import { before, type Rule } from '../rule.ts';
import type { NumberGrammar } from './grammar.ts';
import { numberWords } from './spell-number.ts';
import { spellOut } from './spell-out.ts';
import { NOT_BEFORE, NUMBER } from './written-number.ts';

const LETTERS = 'Αα Ββ Γγ Δδ∆ Εεϵ Ζζ Ηη Θθϑ Ιι Κκ Λλ Μμµ Νν Ξξ Οο Ππ Ρρ Σσς∑ Ττ Υυ Φφϕ Χχ Ψψ ΩωΩ'.split(' ');
/** Formulas without figures. */
export const FORMULAS = 'NaCl KCl HCl NaOH KOH CaO MgO HBr KBr LiCl AgCl FeS ZnO CuO NaF HCN KCN pH'.split(
  ' ',
);

/** Comparisons with a number, read while it is still in figures. */
export function comparisonRules(w: ScienceWords): Rule[] {
  const alone = (m: RegExpExecArray) =>
    !/[\p{L}\p{N})]\s?$/u.test(before(m)) || /(?:^|\s)\p{Ll}{2,}\s$/u.test(before(m));
  return [
    {
      pattern: new RegExp(String.raw`${NOT_BEFORE}(${NUMBER})[eE]([-+]?\d{1,3})(?![\p{L}\p{N}])`, 'gu'),
      say: ([, mantissa = '', power = '']) => `${mantissa} × 10^${power.replace('+', '')}`,
    },
    { pattern: /[~∼≈≃]\s?(?=[\d,$€£])/gu, say: (m) => (alone(m) ? `${w.about} ` : ` ${w.isAbout} `) },
    { pattern: /≤\s?(?=\d)/g, say: (m) => (alone(m) ? `${w.atMost} ` : undefined) },
    { pattern: /≥\s?(?=\d)/g, say: (m) => (alone(m) ? `${w.atLeast} ` : undefined) },
    { pattern: /(?<=[\p{L}\p{N})]\s?)<\s?(?=[\d,-])|(?<=^|\s|\()<\s?(?=\d)/gu, say: () => ` ${w.lessThan} ` },
    { pattern: /(?<=[\p{L}\p{N})]\s?)>\s?(?=[\d,-])|(?<=^|\s|\()>\s?(?=\d)/gu, say: () => ` ${w.moreThan} ` },
  ];
}

/** Letters and figures mixed: "H2O" -> "H zwei O". */
export function mixed(
  token: string,
  numbers: NumberGrammar,
  letters: Readonly<Record<string, string>>,
  wordsInCapitals: ReadonlySet<string>,
): string {
  const formula = /^(?:[A-Z][a-z]?\d*|[()[\]])+$/.test(token);
  const runs = token.match(/\d+|\p{L}+/gu) ?? [];
  return runs
    .map((run) => {
      if (/\d/.test(run)) return numbers.cardinal(run);
      if (wordsInCapitals.has(run)) return run.toLowerCase();
      const word = /^\p{Lu}?\p{Ll}{2,}$/u.test(run) && !(formula && run.length <= 2);
      return word ? run : spellOut(run, letters);
    })
    .join(' ');
}

/** Each Greek letter in all its forms, with its name. */
export function greekNames(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(LETTERS.flatMap((forms, i) => Array.from(forms, (form) => [form, names[i] ?? ''] as const)));
}

/** Chemical formulas, powers, arithmetic and Greek letters. Exponents are written with "^" by now. */
export function scienceRules(
  numbers: NumberGrammar,
  w: ScienceWords,
  letters: Readonly<Record<string, string>>,
): Rule[] {
  const signWord = (sign: string | undefined) => (sign === '+' ? numbers.words.plus : numbers.words.minus);
  const exponent = (base: string, power: string) => {
    if (power === '2') return `${base} ${w.squared}`;
    if (power === '3') return `${base} ${w.cubed}`;
    const rest = power.replace(/^[-+]/, '');
    return `${base} ${w.toThe} ${power.startsWith('-') ? `${numbers.words.minus} ` : ''}${/^\d+$/.test(rest) ? numbers.cardinal(rest) : spellOut(rest, letters)}`;
  };
  const greek = greekNames(w.greek);
  const signs: [RegExp, string][] = [
    [/≈|≃|≅|∼/g, w.isAbout],
    [/≤|⩽|<=(?=\s?\d)/g, w.lessOrEqual],
    [/≥|⩾|>=(?=\s?\d)/g, w.moreOrEqual],
    [/≪/g, w.muchLess],
    [/≫/g, w.muchMore],
    [/≠|!=/g, w.notEqual],
    [/≡/g, w.identical],
    [/∝/g, w.proportional],
    [/∞/g, w.infinity],
    [/√/g, w.root],
    [/±/g, w.plusMinus],
    [/÷/g, w.dividedBy],
    [/×|⨯|(?<=\d\s?)[·⋅](?=\s?\d)/g, w.times],
    [/→|⟶|⇒|->|=>/g, w.arrow],
    [/∂/g, w.partial],
    [/∫/g, w.integral],
    [/∈/g, w.elementOf],
  ];
  return [
    {
      pattern:
        /(?<![\p{L}\p{N}])\(?(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d+){2,}(?:\^(\d?)([+-]))?(?![\p{L}\p{N}])/gu,
      say: (m) => {
        if (!/\d|\^/.test(m[0])) return undefined;
        const [formula = ''] = m[0].split('^');
        const charge =
          m[2] === undefined ? '' : ` ${m[1] ? `${numbers.cardinal(m[1])} ` : ''}${signWord(m[2])}`;
        const open = formula.startsWith('(') && !formula.includes(')') ? '(' : '';
        return open + mixed(formula, numbers, letters, new Set()) + charge;
      },
    },
    {
      pattern: /(?<![\p{L}\p{N}])([A-Z][a-z]?)(\d?)\^?(\d?)([+-])(?![\p{L}\p{N}+-])/gu,
      say: ([, element = '', count = '', charge = '', sign]) => {
        const n = count || charge;
        return `${spellOut(element, letters)} ${n ? `${numbers.cardinal(n)} ` : ''}${signWord(sign)}`;
      },
    },
    {
      pattern: new RegExp(String.raw`\b(?:${FORMULAS.join('|')})\b`, 'g'),
      say: (m) => spellOut(m[0], letters),
    },
    {
      pattern: new RegExp(
        String.raw`${NOT_BEFORE}(?:(${NUMBER})\s?[×x·⋅]\s?)?(\d+)\^\{?([-+]?\d{1,3}|n)\}?(?![\p{N}])`,
        'gu',
      ),
      say: ([, times, base = '', power = '']) => {
        const words = exponent(numbers.cardinal(base), power);
        return times === undefined ? words : `${numberWords(times, numbers)} ${w.times} ${words}`;
      },
    },
    {
      pattern: /(?<=^|[^\p{L}\p{N}])(\p{L}{1,2}|\))\^\{?([-+]?\d{1,2}|[a-z])\}?(?![\p{L}\p{N}+-])/gu,
      say: ([, base = '', power = '']) =>
        exponent(
          base === ')' ? '),' : /^[b-df-hj-np-tv-z]{2}$/i.test(base) ? [...base].join(' ') : base,
          power,
        ),
    },
    // The mark of a note that is a raised figure.
    { pattern: /(?<=\p{L}{2}|[.,;:!?)"'])\^[-+]?\d+/gu, say: () => '' },
    ...signs.map(([pattern, words]): Rule => ({ pattern, say: () => ` ${words} ` })),
    { pattern: /(?<=[\p{L}\p{N})])\s?=\s?(?=[\p{L}\p{N}(.-])/gu, say: () => ` ${w.equals} ` },
    {
      pattern: /(?<=[\p{L}\p{N})])\s\+\s(?=[\p{L}\p{N}(])|(?<=\d)\+(?=\d)|(?<=\d)\+(?!\d)/gu,
      say: () => ` ${numbers.words.plus} `,
    },
    { pattern: /(?<=\d|\b\p{L})\s-\s(?=\d+\b|\p{L}\b)/gu, say: () => ` ${numbers.words.minus} ` },
    { pattern: /\bC\+\+/g, say: () => `C ${numbers.words.plus} ${numbers.words.plus}` },
    {
      pattern: /(?<!\p{Script=Greek})[\p{Script=Greek}µ∆Ω∑](?!\p{Script=Greek})/gu,
      say: (m) => {
        const name = greek.get(m[0]);
        return name === undefined ? undefined : ` ${name} `;
      },
    },
  ];
}
