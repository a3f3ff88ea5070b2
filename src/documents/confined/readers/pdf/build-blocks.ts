import type { Block } from '../../../../kernel/artifacts.ts';
import type { Line, Page } from '../../layout.ts';
import { endsSentence, isFormula, listMark, opensCaption, stopsShort } from './line-kinds.ts';
import { type BodyStyle, isIndented } from './page-style.ts';
import { headingStyle, looksLikeHeading, type Outline } from './pdf-headings.ts';
import { tableLength } from './table-lines.ts';

/** Lines that make one block, not yet text. */
export interface LineGroup {
  type: Block['type'];
  lines: Line[];
  /** Headings: how they are set, and the level the outline gives. */
  style?: string;
  outlineLevel?: number | null;
  ordered?: boolean;
  /** An entry of a table of contents. */
  contents?: boolean;
  /** Lists: characters of the mark before the item's text. */
  markLength?: number;
}

/** The lines of a page as blocks, in reading order. */
export function groupLines(
  page: Page,
  style: BodyStyle,
  outline: Outline,
  contents: ReadonlySet<Line>,
): LineGroup[] {
  return new Grouping(page.lines, style, outline, contents).run();
}

class Grouping {
  private readonly groups: LineGroup[] = [];
  private readonly lines: readonly Line[];
  private readonly style: BodyStyle;
  private readonly outline: Outline;
  private readonly contents: ReadonlySet<Line>;

  constructor(lines: readonly Line[], style: BodyStyle, outline: Outline, contents: ReadonlySet<Line>) {
    this.contents = contents;
    this.lines = lines;
    this.style = style;
    this.outline = outline;
  }

  run(): LineGroup[] {
    for (let at = 0; at < this.lines.length; ) {
      if (this.contents.has(this.lines[at]!)) {
        this.groups.push({ type: 'paragraph', lines: [this.lines[at]!], contents: true });
        at += 1;
        continue;
      }
      const rows = tableLength(this.lines, at);
      if (rows > 0) this.groups.push({ type: 'table', lines: this.lines.slice(at, at + rows) });
      else this.take(this.lines[at]!, at);
      at += Math.max(1, rows);
    }
    return this.groups;
  }

  private take(line: Line, at: number): void {
    const open = this.groups.at(-1);
    const before = this.lines[at - 1];
    const last = open?.lines.at(-1);
    const gap = before && before.column.id === line.column.id ? line.y - before.y : Number.POSITIVE_INFINITY;
    if (open && !open.contents && last && last === before && this.goesOn(open, line, last, gap))
      open.lines.push(line);
    else this.groups.push(this.opened(line, gap));
  }

  private opened(line: Line, gap: number): LineGroup {
    const outlineLevel = this.outline.levelOf(line.text);
    if (opensCaption(line, this.style)) return { type: 'caption', lines: [line] };
    const outlined =
      (outlineLevel !== null || this.outline.continues(line.text)) &&
      !line.mono &&
      (line.bold || line.size > this.style.size * 1.04 || line.italic || gap > this.style.leading * 1.2);
    if (outlined || looksLikeHeading(line, gap, this.style))
      return { type: 'heading', lines: [line], style: headingStyle(line), outlineLevel };
    if (line.mono) return { type: 'code', lines: [line] };
    if (isFormula(line)) return { type: 'formula', lines: [line] };
    const mark = listMark(line.text);
    if (mark) return { type: 'list_item', lines: [line], ordered: mark.ordered, markLength: mark.length };
    return { type: 'paragraph', lines: [line] };
  }

  /** Whether a line belongs to the block that the line before it is in. */
  private goesOn(open: LineGroup, line: Line, last: Line, gap: number): boolean {
    const leading = Math.max(this.style.leading * (line.size / this.style.size), line.size * 1.05);
    const sameSize = Math.abs(line.size - last.size) <= Math.max(0.6, last.size * 0.06);
    if (opensCaption(line, this.style)) return false;
    switch (open.type) {
      case 'heading':
        return this.headingGoesOn(open, line, last, gap, sameSize);
      case 'code':
        return line.mono && gap < leading * 2.6;
      case 'formula':
        return isFormula(line) && gap < leading * 2.2;
      case 'caption':
        return sameSize && gap < leading * 1.35 && !this.looksApart(line, last, gap);
      default:
        if (line.mono) return isCodeWord(line, last, gap, leading);
        return sameSize && gap < leading * 1.4 && gap > -1 && this.textGoesOn(open, line, last, gap);
    }
  }

  private headingGoesOn(open: LineGroup, line: Line, last: Line, gap: number, sameSize: boolean): boolean {
    const text = `${open.lines.map((part) => part.text).join(' ')} ${line.text}`;
    const level = this.outline.levelOf(text);
    if (level !== null) {
      open.outlineLevel = level;
      return true;
    }
    if (this.outline.continues(text)) return true;
    if (open.outlineLevel !== null && open.outlineLevel !== undefined) return false;
    if (
      !sameSize ||
      headingStyle(line) !== headingStyle(last) ||
      gap > last.size * 1.45 ||
      open.lines.length >= 4
    )
      return false;
    return !/^\d+(?:\.\d+)*\.?\s/.test(line.text) && text.length < 250;
  }

  private textGoesOn(open: LineGroup, line: Line, last: Line, gap: number): boolean {
    if (this.looksApart(line, last, gap)) return false;
    if (isFormula(line) && !endsInWord(last)) return false;
    const mark = listMark(line.text);
    if (mark && startsItem(line, last, open, mark.number)) return false;
    if (open.type === 'list_item') return itemGoesOn(open, line, last);
    if (isIndented(line, last, line.size) && (endsSentence(last.text) || stopsShort(last))) return false;
    return !(
      stopsShort(last) &&
      endsSentence(last.text) &&
      /^["“‘'(]?\p{Lu}/u.test(line.text) &&
      !this.isRagged(open)
    );
  }

  /** Bold after plain, across a gap: the next block even where the lines are close. */
  private looksApart(line: Line, last: Line, gap: number): boolean {
    return line.bold !== last.bold && looksLikeHeading(line, gap, this.style) && endsSentence(last.text);
  }

  /** Text that is not set flush right stops short anywhere. */
  private isRagged(open: LineGroup): boolean {
    const inner = open.lines.slice(0, -1);
    return inner.length >= 2 && inner.filter(stopsShort).length > inner.length * 0.3;
  }
}

/** A line of running text that happens to hold nothing but the name of some code. */
function isCodeWord(line: Line, last: Line, gap: number, leading: number): boolean {
  return (
    !last.mono &&
    gap < leading * 1.15 &&
    !stopsShort(last) &&
    !/[.!?:]$/.test(last.text) &&
    line.x0 - line.column.x0 < line.size
  );
}

const endsInWord = (line: Line) => /[\p{L},]$/u.test(line.text);

/** A number at the start of a line may only be the text's own: "in 12\n3. May". */
function startsItem(line: Line, last: Line, open: LineGroup, number: number | null): boolean {
  if (open.type === 'list_item')
    return (
      Math.abs(line.x0 - open.lines[0]!.x0) < line.size * 1.2 || line.x0 > open.lines[0]!.x0 + line.size * 0.8
    );
  if (number !== null && number !== 1 && !endsSentence(last.text)) return false;
  return endsSentence(last.text) || stopsShort(last);
}

/** An item's further lines keep to its text's edge, set in from its mark, or to the mark's. */
function itemGoesOn(open: LineGroup, line: Line, last: Line): boolean {
  const first = open.lines[0]!;
  const second = open.lines[1];
  if (second && line.x0 < second.x0 - line.size * 0.8) return false;
  if (line.x0 < first.x0 - line.size * 0.5) return false;
  const back = line.x0 <= first.x0 + line.size * 0.3;
  return !(back && endsSentence(last.text) && (stopsShort(last) || first.x0 - line.column.x0 > line.size));
}
