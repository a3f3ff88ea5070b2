import type { Line, Page } from '../../layout.ts';
import type { BodyStyle } from './page-style.ts';

/** Lines at the top and at the bottom of a page that may be a running head or foot. */
const EDGE_LINES = 3;

/** The pages without running heads, running feet and page numbers. */
export function withoutRunningHeads(pages: readonly Page[], style: BodyStyle): Page[] {
  const seen = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const line of edgeLines(page)) {
      for (const key of keysOf(line, page)) seen.set(key, (seen.get(key) ?? new Set()).add(page.number));
    }
  }
  const often = (key: string) => (seen.get(key)?.size ?? 0) >= enoughPages(key, pages.length);
  return pages.map((page) => {
    const isRunning = (line: Line) =>
      isPageNumber(line, page) ||
      keysOf(line, page).some((key) => often(key) && (!key.startsWith('~') || isSetApart(line, page, style)));
    const drop = outermost(page, isRunning);
    const rest = page.lines.filter((line) => !drop.has(line));
    const onlyNumbers = page.lines.every((line) => isPageNumber(line, page));
    return rest.length === 0 && !onlyNumbers ? page : { ...page, lines: rest };
  });
}

function enoughPages(key: string, pages: number): number {
  if (key.startsWith('#')) return Math.max(3, pages * 0.3);
  return pages <= 4 ? 2 : Math.max(3, pages * 0.12);
}

/** Running lines from each edge inwards: the first row that is none ends them. */
function outermost(page: Page, isRunning: (line: Line) => boolean): Set<Line> {
  const drop = new Set<Line>();
  const edge = edgeLines(page);
  const top = edge.filter((line) => line.y < page.height / 2).sort((a, b) => a.y - b.y);
  const bottom = edge.filter((line) => line.y >= page.height / 2).sort((a, b) => b.y - a.y);
  for (const lines of [top, bottom]) {
    for (const line of lines) {
      const row = lines.filter((other) => Math.abs(other.y - line.y) < 2);
      if (!row.some(isRunning)) break;
      for (const other of row) drop.add(other);
    }
  }
  return drop;
}

/** A wider gap than between lines of text, or another size, parts the line from the text. */
function isSetApart(line: Line, page: Page, style: BodyStyle): boolean {
  if (Math.abs(line.size - style.size) > style.size * 0.05) return true;
  const gaps = page.lines.map((other) => Math.abs(other.y - line.y)).filter((gap) => gap > 2);
  return Math.min(...gaps) > style.leading * 1.3;
}

/** Outermost rows by height on the page, whatever column they are in. */
function edgeLines(page: Page): Line[] {
  const rows = [...new Set(page.lines.map((line) => Math.round(line.y)))].sort((a, b) => a - b);
  const top = rows.slice(0, EDGE_LINES).filter((y) => y < page.height * 0.14);
  const bottom = rows.slice(-EDGE_LINES).filter((y) => y > page.height * 0.86);
  const edge = new Set([...top, ...bottom]);
  return page.lines.filter((line) => edge.has(Math.round(line.y)));
}

/** What a line has in common with its like on other pages: its words with numbers masked, at its height. */
function keysOf(line: Line, page: Page): string[] {
  const masked = line.text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/\b[ivxlc]{1,6}\b/g, '#')
    .replace(/[^\p{L}#]+/gu, ' ')
    .trim();
  const height = line.y > page.height / 2 ? Math.round((page.height - line.y) / 4) : Math.round(line.y / 4);
  const side = line.y > page.height / 2 ? 'b' : 't';
  const words = masked.replace(/#/g, '').trim();
  const exact = line.text.replace(/^\d{1,4}\s|\s\d{1,4}$/g, '').trim();
  const keys =
    words === ''
      ? [`${side}${height}|${masked.length > 4 ? '' : masked}`]
      : [`~${side}|${words}`, `${side}=${exact}`];
  return [...keys, ...pageNumberKeys(line, page, side)];
}

/** A number at a line's end or start that counts along with the pages, on the page's outermost row. */
function pageNumberKeys(line: Line, page: Page, side: string): string[] {
  const ys = page.lines.map((other) => other.y);
  const outermost = side === 't' ? Math.min(...ys) : Math.max(...ys);
  if (Math.abs(line.y - outermost) > 2 || line.text.length > 120) return [];
  const numbers = [/^(\d{1,4})\s/.exec(line.text)?.[1], /\s(\d{1,4})$/.exec(line.text)?.[1]];
  return numbers.flatMap((number) =>
    number === undefined ? [] : [`#${side}${Number(number) - page.number}`],
  );
}

function isPageNumber(line: Line, page: Page): boolean {
  const text = line.text.trim();
  if (!/^(?:page\s+)?[-–—[(]?\s*(?:\d{1,4}|[ivxlc]{1,6})\s*[-–—\])]?(?:\s*(?:of|\/)\s*\d{1,4})?$/i.test(text))
    return false;
  return line.y < page.height * 0.09 || line.y > page.height * 0.91;
}
