import type { TextLine } from './text-lines.ts';

/*
 * Notes in plain text break lines on purpose: items, "Term: meaning" under one another, a lead above its
 * list. Prose and verse do not mark their lines, and are left as they are.
 */

const BULLET = /^(?:[-*•‣◦▪●○–—·+→]|->)\s+\S/;
const HOLLOW_BULLET = /^o\s+\S/;
const NUMBERED = /^\(?(?:\d{1,3}|[a-z])[.)]\s+\S/;
const LABEL = /^[^.!?:]{2,60}:(?:\s|$)/;
const ENDS_SENTENCE = /[.!?,;…][)"”’]*$/;
/** A line this much shorter than the wrapped ones was broken by hand. */
const MARGIN = 12;

/** Whether a line opens an item, whatever stands before it. */
export function opensItem({ text, indent }: TextLine): boolean {
  return BULLET.test(text) || (indent > 1 && HOLLOW_BULLET.test(text));
}

/** A chunk of notes cut where its writer began a new thought; any other chunk as it is. */
export function cutNotes(chunk: readonly TextLine[], wrap: number): TextLine[][] {
  const marks = chunk.filter((line) => opensItem(line) || LABEL.test(line.text)).length;
  if (chunk.length < 2 || marks === 0 || (marks === 1 && !chunk.some(opensItem) && chunk.length > 3))
    return [[...chunk]];
  const cut: TextLine[][] = [];
  chunk.forEach((line, i) => {
    const before = chunk[i - 1];
    if (before && !startsThought(line, before, wrap)) cut.at(-1)!.push(line);
    else cut.push([line]);
  });
  return cut;
}

function startsThought(line: TextLine, before: TextLine, wrap: number): boolean {
  const [word = ''] = line.text.split(/\s/, 1);
  const room = wrap - (before.indent + before.text.length + 1 + word.length);
  const fits = room >= MARGIN;
  if (opensItem(line))
    return fits || opensItem(before) || /[:.;]$/.test(before.text) || line.indent > before.indent;
  if (line.indent < before.indent && /^[\p{Lu}\p{N}]/u.test(line.text)) return true;
  if (room > 0 && LABEL.test(line.text) && !ENDS_SENTENCE.test(before.text)) return true;
  if (!fits) return false;
  if (NUMBERED.test(line.text) || LABEL.test(line.text)) return true;
  return (
    !ENDS_SENTENCE.test(before.text) &&
    /^[\p{Lu}\p{N}]/u.test(line.text) &&
    (line.indent <= before.indent || room >= 2 * MARGIN)
  );
}
