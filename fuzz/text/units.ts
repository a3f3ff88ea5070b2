/*
 * What hostile texts are made of: a head, a unit repeated without end, and a tail that keeps
 * whatever the units began from being finished.
 */
export interface Shape {
  head: string;
  unit: string;
  tail: string;
}

/** Units that have made some rule of some product slow: openings, marks, joints, long words. */
export const UNITS: readonly string[] = [
  'MM–',
  'A',
  'a',
  'Ab ',
  'a=b ',
  '1,',
  '1.',
  '1 ',
  '1',
  '-',
  '–',
  '(',
  ')',
  '"',
  "'",
  ' ',
  '\n',
  '\t',
  '1:',
  '1:00–',
  'A&',
  'A.',
  'A. ',
  'x^',
  'http://',
  'a@',
  'a.',
  'a-',
  'a/',
  '/a',
  'IV ',
  'Louis ',
  '1/2 ',
  '1٬000',
  '1 000',
  '$',
  '$1 ',
  '1 km ',
  '1 Jan ',
  '<',
  '&amp;',
  '*',
  '_',
  '`',
  '[',
  '](',
  '| ',
  '#',
  '\\',
  '...',
  '. . ',
  ', ',
  'e\u0301',
  '\u0301',
  '漢',
  '漢字。',
  '\u{1F468}\u200D',
  '\u{1F1E9}',
  'wordwordwordword',
  'and ',
  'the A ',
  'word word. ',
];

/** A text of about so many UTF-16 units. */
export const textOf = ({ head, unit, tail }: Shape, length: number): string =>
  head + unit.repeat(Math.max(1, Math.ceil(length / unit.length))) + tail;

/** The few that hurt most, for a quick run over very many rules. */
export const worstShapes: readonly Shape[] = ['MM–', 'A', ' ', '1.', 'a-', '(', '"', '\u{1F468}\u200D'].map(
  (unit) => ({ head: '', unit, tail: '~' }),
);

export const fixedShapes: readonly Shape[] = UNITS.map((unit) => ({ head: '', unit, tail: '~' }));

/** Single characters and how many neighbours of an expression become units. */
const MOST_ATOMS = 14;

/** Shapes that reach into an expression: its own characters, by themselves, in pairs and behind one another. */
export function shapesFor({ source }: RegExp): Shape[] {
  const all = atomsOf(source);
  const atoms = [...new Set(all)].slice(0, MOST_ATOMS);
  const pairs = [...new Set(all.slice(1).map((atom, index) => all[index]! + atom))].slice(0, MOST_ATOMS);
  const whole = all.slice(0, 40).join('');
  const units = [...new Set([...atoms, ...pairs, whole, whole.slice(0, -1)])].filter(Boolean);
  const behind = pairs.map((pair): Shape => ({ head: pair[0]!, unit: pair.slice(1), tail: '~' }));
  return [...units.map((unit): Shape => ({ head: '', unit, tail: '~' })), ...behind].filter(
    ({ unit }) => unit !== '',
  );
}

const CLASSES: Record<string, string> = {
  d: '1',
  D: 'a',
  w: 'a',
  W: ' ',
  s: ' ',
  S: 'a',
  n: '\n',
  t: '\t',
  r: '\r',
};
const PROPERTIES: Record<string, string> = {
  Lu: 'A',
  N: '1',
  Nd: '1',
  M: '\u0301',
  P: ',',
  Ps: '(',
  Pe: ')',
  Pi: '“',
  Pf: '”',
  Cc: '\u0001',
  Cf: '\u00AD',
  'Script=Han': '漢',
  'sc=Han': '漢',
};
const ATOM =
  /\\p\{([^}]*)\}|\\P\{[^}]*\}|\\u\{([0-9A-Fa-f]+)\}|\\u([0-9A-Fa-f]{4})|\\([bBdDwWsSntr])|\\(.)|\(\?(?:<?[=!]|:|<\w+>)|\{\d+(?:,\d*)?\}|([^\\()[\]{}|?*+^$.])|(\.)/gsu;

/** One character for each atom of an expression, in order. */
function atomsOf(source: string): string[] {
  const atoms: string[] = [];
  for (const [, property, long, short, letter, escaped, plain, any] of source.matchAll(ATOM)) {
    if (property !== undefined) atoms.push(PROPERTIES[property] ?? 'a');
    else if (long ?? short) atoms.push(String.fromCodePoint(Number.parseInt((long ?? short)!, 16)));
    else if (letter !== undefined) atoms.push(CLASSES[letter] ?? '');
    else if (escaped ?? plain) atoms.push((escaped ?? plain)!);
    else if (any !== undefined) atoms.push('a');
  }
  return atoms.filter((atom) => atom !== '');
}
