import { pattern } from '../../../../kernel/patterns.ts';
import { ALL_PACKS } from '../../../../languages/packs.ts';
import type { Line, Page } from '../../layout.ts';

const NAME = pattern('i')`^${ALL_PACKS.flatMap(({ reading }) => reading.contents)}$`;
const LEADERS = /(?:\.\s?){4,}|…{2,}|(?:·\s?){5,}/;
const ENDS_IN_PAGE = /[\p{L}\p{N})?!.\s](?:\s|\.)(?:\d{1,4}|[ivxlc]{1,6})$/u;

/** Lines that may separate two entries: an entry over two lines, a part's name. */
const STRAY = 2;

/**
 * The lines of tables of contents: from a heading that says so, as long as entries follow, and
 * every line with dot leaders wherever it stands.
 */
export function contentsLines(pages: readonly Page[]): Set<Line> {
  const lines = pages.flatMap((page) => page.lines);
  const found = new Set(
    lines.filter((line) => LEADERS.test(line.text) && /\d$|[ivxlc]$|\.$/.test(line.text)),
  );
  for (const [at, line] of lines.entries()) {
    if (!NAME.test(line.text.trim())) continue;
    for (const entry of entriesAfter(lines, at + 1, found)) found.add(entry);
  }
  return found;
}

function entriesAfter(lines: readonly Line[], from: number, leaders: ReadonlySet<Line>): Line[] {
  const isEntry = (line: Line | undefined) =>
    line !== undefined && (leaders.has(line) || (line.text.length < 120 && ENDS_IN_PAGE.test(line.text)));
  const entries: Line[] = [];
  for (let at = from; at < lines.length; at += 1) {
    if (isEntry(lines[at])) entries.push(lines[at]!);
    else if (lines.slice(at + 1, at + 1 + STRAY).some(isEntry)) entries.push(lines[at]!);
    else break;
  }
  return entries.length >= 3 ? entries : [];
}
