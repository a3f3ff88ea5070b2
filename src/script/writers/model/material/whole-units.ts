import type { Line } from './line.ts';

/**
 * What is given to a model whole or not at all: a paragraph, a list with the line that leads it in, or,
 * of a long list, an item with all below it.
 */
export interface MaterialUnit {
  /** In reading order. */
  lines: Line[];
  /** Without which the lines mean something else: the paragraph that leads a long list in. */
  lead: Line[];
}

/** A list longer than this is many things: its items may be told in different parts of a show. */
const LONGEST_LIST_CHARS = 1200;

/** @param lines of a whole document, in reading order */
export function findUnits(lines: readonly Line[]): MaterialUnit[] {
  const units: MaterialUnit[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = isItem(lines[at]) ? endOfList(lines, at) : endOfBlock(lines, at);
    const found = lines.slice(at, end);
    if (isItem(lines[at])) addList(units, found);
    else
      units.push({
        lines: found,
        lead: [],
      });
    at = end;
  }
  return units;
}

/** Each once, in reading order. */
export function inOrder(lines: readonly Line[]): Line[] {
  return [...new Set(lines)].sort((a, b) => a.number - b.number);
}

/** A list takes in the paragraph that announces it, unless it is long: then each item of the first level is a unit. */
function addList(units: MaterialUnit[], items: Line[]): void {
  const before = units.at(-1);
  const lead = before && announces(before, items[0]!) ? before.lines : [];
  const chars = items.reduce((sum, { text }) => sum + text.length, 0);
  if (chars <= LONGEST_LIST_CHARS) {
    if (lead.length > 0) units.pop();
    units.push({
      lines: [...lead, ...items],
      lead: [],
    });
    return;
  }
  const top = Math.min(...items.map(depth));
  for (const item of items) {
    const last = units.at(-1);
    const below = depth(item) > top || item.block.id === last?.lines.at(-1)?.block.id;
    if (below && last && last !== before) last.lines.push(item);
    else
      units.push({
        lines: [item],
        lead,
      });
  }
}

function announces({ lines }: MaterialUnit, item: Line): boolean {
  const last = lines.at(-1)!;
  return !isItem(last) && last.heading === item.heading && last.text.endsWith(':');
}

function endOfBlock(lines: readonly Line[], at: number): number {
  let end = at + 1;
  while (lines[end]?.block.id === lines[at]!.block.id) end += 1;
  return end;
}

function endOfList(lines: readonly Line[], at: number): number {
  let end = at + 1;
  while (isItem(lines[end]) && belongs(lines[end]!, lines[at]!)) end += 1;
  return end;
}

/** Items below another one may be counted as a list of their own. */
function belongs(line: Line, first: Line): boolean {
  if (line.heading !== first.heading) return false;
  return line.block.list?.id === first.block.list?.id || depth(line) > depth(first);
}

function isItem(line: Line | undefined): boolean {
  return line?.block.type === 'list_item';
}

function depth({ block }: Line): number {
  return block.level ?? 1;
}
