/*
 * Word lists, and the expressions made of them. A list holds alternatives in the order in which an expression
 * tries them: the first that matches counts. An entry may be a small pattern of its own ("letzte[nrms]?").
 */

/**
 * What stands in `${}`: a list becomes a group of alternatives, of which an empty one matches nothing, an
 * expression its source, a string itself.
 */
type Part = string | RegExp | readonly string[];

/** A list, entries separated by a comma and white space or by a line break. */
export function words(text: TemplateStringsArray, ...parts: Part[]): readonly string[] {
  return entries(text, parts, /,\s+|\n/);
}

/** A list of single words, which white space separates. */
export function tokens(text: TemplateStringsArray, ...parts: Part[]): readonly string[] {
  return entries(text, parts, /\s+/);
}

/** A list with one entry a line, for entries that are long or hold a comma. */
export function phrases(text: TemplateStringsArray, ...parts: Part[]): readonly string[] {
  return entries(text, parts, '\n');
}

/** The source of a part of an expression; line breaks and the white space around them do not count. */
export function source(text: TemplateStringsArray, ...parts: Part[]): string {
  return entries(text, parts, '\n').join('');
}

/** An expression, written as in `source`: pattern('iu')`^(?:the )?${NOUNS}\b`. */
export function pattern(flags = ''): (text: TemplateStringsArray, ...parts: Part[]) => RegExp {
  return (text, ...parts) => new RegExp(source(text, ...parts), flags);
}

const PART = /\0(\d+)\0/g;

/** Separates what is written; what stands in a part is left as it is. */
function entries(text: TemplateStringsArray, parts: readonly Part[], separator: string | RegExp): string[] {
  return String.raw(text, ...parts.map((_, index) => `\0${index}\0`))
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => entry.replace(PART, (_, index) => sourceOf(parts[Number(index)]!)));
}

function sourceOf(part: Part): string {
  if (typeof part === 'string') return part;
  if (part instanceof RegExp) return part.source;
  return part.length === 0 ? '(?!)' : `(?:${part.join('|')})`;
}
