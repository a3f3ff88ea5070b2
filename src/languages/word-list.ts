/*
 * Lists of words are kept as text, which is read and compared more easily than a long expression, and
 * made into sets and expressions here.
 */

/** The words of a text, which white space parts. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** The entries of a text, which commas part: they may be of several words. */
export function entriesIn(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}

/** The words of several texts as one set. */
export function wordSet(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(wordsIn));
}

/**
 * The source of a group that matches any of a list; each may be a source itself, such as "femmes?". That of
 * an empty list matches nothing.
 */
export function anyOf(list: readonly string[]): string {
  return list.length === 0 ? '(?!)' : `(?:${list.join('|')})`;
}
