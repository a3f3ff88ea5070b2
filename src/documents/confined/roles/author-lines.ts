import { pattern, words } from '../../../kernel/patterns.ts';

/** So many names stand in a row before it is one of authors. */
const FEWEST_NAMES = 2;
const MOST_LENGTH = 400;

/** Marks behind a name that say where its bearer works: "a,*", "1,2", "†". */
const MARK = String.raw`(?:[\d*∗†‡§¶^¹²³⁴⁵⁶⁷⁸⁹]|(?<=[\s,^])[a-h](?![\p{L}.]))`;
const AND = words`and, und, et, y, e, en`;
const MARKS = pattern('gu')`(?:[\s,^]{0,3}${MARK}){1,12}(?=\s*(?:,|;|&|$)|\s+${AND}\s)`;
const BETWEEN = pattern('u')`\s{0,3}[,;&]\s{0,3}(?:${AND}\s)?|\s${AND}\s`;
/** "Anna K. Lindqvist", "J. van den Berg": a first name or its letter, and a surname. */
const PARTICLES = words`van, von, de, der, den, del, da, di, dos, la, le, el, ten, bin`;
const FIRST = String.raw`(?:\p{Lu}[\p{L}’'-]{0,20}\.? ?)`;
const NAME = pattern('u')`^${FIRST}{1,3}(?:${PARTICLES} ){0,2}\p{Lu}[\p{L}’'-]{1,30}(?: (?:Jr|Sr)\.?)?$`;

/** "Anna K. Lindqvist 1,2, Tomas Berg 1*, and Priya Nair 3": who wrote a text, on a line of its own. */
export function looksLikeAuthors(text: string): boolean {
  if (text.length > MOST_LENGTH || /[.!?:]$/.test(text) || !/\s/.test(text)) return false;
  const bare = text.replace(MARKS, '');
  const names = bare
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length < (bare === text ? FEWEST_NAMES : 1)) return false;
  return names.every((name) => name.includes(' ') && NAME.test(name));
}
