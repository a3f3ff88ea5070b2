/*
 * Patterns over words with accents: `\b` knows ASCII only, so "é" would end a word. Alternatives are
 * separated by "|", line breaks around them do not count; one that ends in an apostrophe ("l'") or a space
 * may be followed by a letter.
 */

const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{M}\d])`;
const END = String.raw`(?:(?<=['’\s])|(?![\p{L}\p{M}]))`;

function tidy(alternatives: string): string {
  return alternatives
    .split('\n')
    .map((line) => line.trim())
    .join('');
}

/** Any of the alternatives as whole words, anywhere. */
export function anyOf(alternatives: string): RegExp {
  return new RegExp(`${NO_LETTER_BEFORE}(?:${tidy(alternatives)})${END}`, 'iu');
}

/** Any of the alternatives at the start of a sentence; what opens a quotation or question is skipped. */
export function opensWith(alternatives: string): RegExp {
  return new RegExp(String.raw`^["“«'¿¡]?\s?(?:${tidy(alternatives)})${END}`, 'iu');
}

/** The whole text is one of the alternatives, numbering and punctuation around it aside. */
export function wholly(alternatives: string): RegExp {
  return new RegExp(String.raw`^[^\p{L}]*(?:${tidy(alternatives)})[^\p{L}]*$`, 'iu');
}

/** Typographic apostrophes as the patterns write them. */
export function straight(text: string): string {
  return text.replace(/[’ʼ]/g, "'");
}
