/** What only Markdown has: headings, fences, tables, quotations, links and words in bold. */
const MARKS = /^ {0,3}(?:#{1,6}[ \t]|```|~~~|\||>[ \t]|={3,}[ \t]*$|-{3,}[ \t]*$)|\*\*\S|\]\(|\[\[/m;

/** "2. The LM curve": a number before a title. */
const NUMBERED = /^(\d{1,2})[.)][ \t]+\p{Lu}[^.!?;:]{2,70}$/u;

/** An indented line goes on in the item above it, another number is the next item: neither stands under a title. */
const GOES_ON = /^[ \t]+(?![-*+•–])\S|^\d{1,2}[.)][ \t]/;

function isUnder(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from, from + MOST_BLANK_LINES).find((line) => line.trim() !== '');
  return next !== undefined && !GOES_ON.test(next);
}

const MOST_BLANK_LINES = 4;

/** The least titles that show how a text counts its parts. */
const LEAST_TITLES = 2;

/**
 * Whether a Markdown file is plain text in all but its name: nothing of Markdown stands in it, and its numbers
 * count titles over what follows, which Markdown would take for the items of a list.
 */
export function isUnmarked(text: string): boolean {
  if (MARKS.test(text)) return false;
  const lines = text.split(/\r?\n/);
  const titles = lines.filter((line, i) => NUMBERED.test(line) && isUnder(lines, i + 1));
  return titles.length >= LEAST_TITLES;
}
