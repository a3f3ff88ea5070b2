/**
 * A title or a name as it stands in lists, letters, tags and subtitles: control characters, line and
 * paragraph separators become a space, runs of white space one, and what turns the direction of the
 * text around it is left out.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
