/*
 * Patterns over words with accents: `\b` knows ASCII only, so "é" would end a word. An alternative that ends in
 * an apostrophe ("l'") or a space may be followed by a letter.
 */

/** A list of alternatives, or a few in one string, separated by "|". */
type Alternatives = string | readonly string[];

const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{M}\d])`;
const END = String.raw`(?:(?<=['’\s])|(?![\p{L}\p{M}]))`;

/** Any of the alternatives as whole words, anywhere. */
export function matchAny(alternatives: Alternatives): RegExp {
  return new RegExp(`${NO_LETTER_BEFORE}${group(alternatives)}${END}`, 'iu');
}

/** Any of the alternatives at the start of a sentence; what opens a quotation or question is skipped. */
export function opensWith(alternatives: Alternatives): RegExp {
  return new RegExp(String.raw`^["“«'¿¡]?\s?${group(alternatives)}${END}`, 'iu');
}

/** The whole text is one of the alternatives, numbering and punctuation around it aside. */
export function wholly(alternatives: Alternatives): RegExp {
  return new RegExp(String.raw`^[^\p{L}]*${group(alternatives)}[^\p{L}]*$`, 'iu');
}

function group(alternatives: Alternatives): string {
  return `(?:${typeof alternatives === 'string' ? alternatives : alternatives.join('|')})`;
}

/** Typographic apostrophes as the patterns write them. */
export function straight(text: string): string {
  return text.replace(/[’ʼ]/g, "'");
}
