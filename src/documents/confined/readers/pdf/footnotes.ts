import type { Line, Page } from '../../layout.ts';
import type { LineGroup } from './build-blocks.ts';
import { opensCaption } from './line-kinds.ts';
import type { BodyStyle } from './page-style.ts';

/** A note's mark: a raised or plain number, letter or symbol before its text. */
const MARK = /^(?:\d{1,3}|[*∗†‡§¶#]{1,3}|[a-z])(?=\s?[\p{Lu}\p{Ps}“"'‘]|\s)/u;

/**
 * Notes at the foot of a page: the small lines below the text of a column. Takes them out of the
 * page's lines and gives them as blocks, one for each mark.
 */
export function takeFootnotes(page: Page, style: BodyStyle): { page: Page; notes: LineGroup[] } {
  const columns = new Map<string, Line[]>();
  for (const line of page.lines) columns.set(line.column.id, [...(columns.get(line.column.id) ?? []), line]);
  const notes = [...columns.values()].map((lines) => footLines(lines, page, style));
  const taken = new Set(notes.flat());
  if (taken.size === page.lines.length) return { page, notes: [] };
  return {
    page: { ...page, lines: page.lines.filter((line) => !taken.has(line)) },
    notes: notes.flatMap(asNotes),
  };
}

function footLines(lines: readonly Line[], page: Page, style: BodyStyle): Line[] {
  const isSmall = (line: Line) => line.size < style.size * 0.93 && !line.mono;
  let from = lines.length;
  while (from > 0 && isSmall(lines[from - 1]!)) from -= 1;
  const foot = lines.slice(from);
  const caption = foot.findLastIndex((line) => opensCaption(line, style));
  if (caption >= 0) return footLinesAfter(foot, caption, page);
  const first = foot.findIndex((line) => hasMark(line));
  const low = (line: Line | undefined) => line !== undefined && line.y > page.height * 0.4;
  if (first < 0)
    return from > 0 && low(foot[0]) && page.number === 1 && (foot[0]?.y ?? 0) > page.height * 0.6 ? foot : [];
  const start =
    first > 0 && foot[first]!.y - foot[0]!.y < page.height * 0.15 && foot[0]!.y > page.height * 0.75
      ? 0
      : first;
  const notes = foot.slice(start);
  return low(notes[0]) ? notes : [];
}

/** Under a caption only lines with a mark of their own are notes. */
function footLinesAfter(foot: readonly Line[], caption: number, page: Page): Line[] {
  const first = foot.findIndex(
    (line, index) => index > caption && hasMark(line) && line.y > page.height * 0.4,
  );
  return first < 0 ? [] : foot.slice(first);
}

function hasMark(line: Line): boolean {
  const run = line.segments[0]?.runs[0];
  const raisedMark =
    run !== undefined &&
    (run.shift === 'super' || run.size < line.size * 0.85) &&
    /^[\d*∗†‡§¶a-z]{1,3}$/.test(run.text.trim());
  return raisedMark || MARK.test(line.text);
}

function asNotes(lines: readonly Line[]): LineGroup[] {
  const notes: LineGroup[] = [];
  for (const line of lines) {
    const open = notes.at(-1);
    if (open && !hasMark(line)) open.lines.push(line);
    else notes.push({ type: 'footnote', lines: [line] });
  }
  return notes;
}
