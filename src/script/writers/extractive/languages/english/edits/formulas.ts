const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:cdot|times)(?![a-z])|[×·⋅]/g, ' times '],
  [/\\(?:leq?)(?![a-z])|≤|<=/g, ' is at most '],
  [/\\(?:geq?)(?![a-z])|≥|>=/g, ' is at least '],
  [/\\(?:neq?)(?![a-z])|≠|!=/g, ' is not '],
  [/\\(?:approx|sim)(?![a-z])|[≈~]/g, ' is about '],
  [/\\pm(?![a-z])|±/g, ' plus or minus '],
  [/\\propto(?![a-z])|∝/g, ' is proportional to '],
  [/(?:\^\{?2\}?|²)(?!\d)/g, ' squared '],
  [/(?:\^\{?3\}?|³)(?!\d)/g, ' cubed '],
  [/=/g, ' equals '],
  [/</g, ' is less than '],
  [/>/g, ' is more than '],
  [/\+/g, ' plus '],
  [/(?<=[\w\s)])[-−](?=\s?\w)/g, ' minus '],
  [/\//g, ' over '],
  [/\*/g, ' times '],
];

const GREEK =
  /\\(alpha|beta|gamma|delta|epsilon|theta|lambda|mu|nu|pi|rho|sigma|tau|phi|chi|psi|omega|Delta|Omega|Sigma)(?![a-z])/g;

/** A formula with more than this is not followed by ear. */
const MOST_PARTS = 12;

/** "E = mc²" -> "E equals m c squared"; undefined where nobody would follow it by ear. */
export function sayFormula(formula: string): string | undefined {
  let said = formula
    .trim()
    .replace(/^\$+|\$+$/g, '')
    .replace(GREEK, ' $1 ')
    .replace(/\\[,;! ]/g, ' ');
  for (const [sign, word] of SIGNS) said = said.replace(sign, word);
  said = said
    .replace(/(?<=\d)(?=[A-Za-z])/g, ' ')
    .replace(/\b([a-z])([a-z])\b(?<!\b(?:is|at|or|to|mu|nu|pi))/g, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim();
  const plain = /^[\p{L}\p{N}][\p{L}\p{N}. %°-]*$/u.test(said);
  return plain && said.split(' ').length <= MOST_PARTS ? said : undefined;
}

/** After these words of a sentence "a formula" still makes sense. */
const TAKES_FORMULA = /\b(?:by|from|with|using|of|satisf(?:y|ies)|as|follows|obtain|gives?)\s*:?\s*$/i;
const NAMES_FORMULA = /\b(?:formula|equation|expression|relation|identity)\s*:?\s*$/i;

/** What stands for a formula in a sentence: its words, a mention of it, or undefined where neither reads. */
export function replaceFormula(formula: string, before: string): string | undefined {
  const said = sayFormula(formula);
  if (said !== undefined) return said;
  if (NAMES_FORMULA.test(before)) return '';
  return TAKES_FORMULA.test(before) ? 'a formula' : undefined;
}

const SIDE = String.raw`[A-Za-zα-ωΑ-Ω]\w{0,2}²?|\d[\d.,]{0,20}\d ?%?|\d%?`;
const RELATION = new RegExp(
  String.raw`(?<![\w.=<>])(?:${SIDE})(?: ?[-+*/−×·] ?(?:${SIDE}))? ?(?:[<>≤≥≈≠=]|<=|>=) ?[−-]?(?:${SIDE})(?: ?[+*/−×·] ?(?:${SIDE})){0,2}(?![\w<>=({])`,
  'gu',
);

/** Words behind which an amount stands by itself: "for > 10 years". */
const BEFORE_AMOUNT =
  'for|of|with|in|at|by|to|from|after|within|and|or|is|are|was|were|takes?|took|lasts?|lasted|has|have|had';
const AMOUNT = new RegExp(
  `(?<=\\((?:i\\.e\\. )?|(?<!\\p{L})(?:${BEFORE_AMOUNT}) )([<>≤≥]) ?(?=[$€£]?\\.?\\d)`,
  'gu',
);

const ALONE: Readonly<Record<string, string>> = {
  '<': 'less than',
  '>': 'more than',
  '≤': 'at most',
  '≥': 'at least',
};

/** "(> 20 min)", "for > 10 years" -> "more than". */
export function readAmounts(text: string): string {
  return text.replace(AMOUNT, (_, sign: string) => `${ALONE[sign]!} `);
}

/** "p < 0.05" -> "p is less than 0.05", "Settings → Power" -> "Settings, then Power". */
export function readRelations(text: string): string {
  return text
    .replace(RELATION, (whole: string) => sayFormula(whole) ?? whole)
    .replace(/(?<=[\p{L}\p{N})”"]) ?(?:→|▸|➝|⟶|->|=>|›) ?(?=\p{Lu})/gu, ', then ')
    .replace(/(?<=[\p{L}\p{N}]) = (?=[\p{L}\p{N}−-])/gu, ' equals ')
    .replace(/(^|[\s(])[~≈] ?(?=[$£€]?\d)/g, '$1about ')
    .replace(/(?<=\d) ?× ?(?=\d)/g, ' times ')
    .replace(/(?<=[\p{L}\p{N}]) ?± ?(?=\d)/gu, ' plus or minus ')
    .replace(/(^|[\s(])≥ ?(?=\d)/g, '$1at least ')
    .replace(/(^|[\s(])≤ ?(?=\d)/g, '$1at most ')
    .replace(/(^|[\s(])> ?(?=\d)/g, '$1more than ')
    .replace(/(^|[\s(])< ?(?=\d)/g, '$1less than ');
}
