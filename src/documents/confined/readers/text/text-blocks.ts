import type { DraftBlock } from '../../../shared/draft.ts';
import { linesInline, plainInline } from '../../../shared/inline-text.ts';
import { joinLines, type Vocabulary } from '../../vocabulary.ts';
import { cutNotes, opensItem } from './note-lines.ts';
import { headsNotes, isUnderline, parseHeading } from './text-headings.ts';
import type { TextLine } from './text-lines.ts';
import { underscoreEmphasis } from './underscores.ts';

export const LIST_MARK =
  /^(?:([-*•‣◦–·+])|\(?(\d{1,3}|[a-z]|[ivx]{2,4})[.)]|\((\d{1,3}|[ivx]+|[a-z])\))\s+(?=\S)/;
const RULE = /^(?:[-=_*~#+]\s?){3,}$/;

/** What one chunk (lines between blank lines) holds. `wrap` is the column the file's lines break at. */
export function blocksOfChunk(
  chunk: readonly TextLine[],
  vocabulary: Vocabulary,
  wrap: number,
): DraftBlock[] {
  const lines = chunk.filter(
    (line, index) => !RULE.test(line.text) || (index > 0 && isUnderline(chunk[index - 1]!, line)),
  );
  const blocks: DraftBlock[] = [];
  let from = 0;
  // A title with its underline stands by itself, whatever follows without a blank line.
  while (lines.length - from > 2 && isUnderline(lines[from]!, lines[from + 1]!)) {
    blocks.push(...blocksOfLines(lines.slice(from, from + 2), vocabulary, wrap));
    from += 2;
  }
  if (headsNotes(lines.slice(from))) {
    blocks.push(...blocksOfLines(lines.slice(from, from + 1), vocabulary, wrap));
    from += 1;
  }
  const notes = cutNotes(lines.slice(from), wrap);
  const levels = levelsOf(notes);
  return blocks.concat(
    notes.flatMap((part, i) =>
      blocksOfLines(part, vocabulary, wrap).map((block) =>
        block.type === 'list_item' ? { ...block, level: levels[i]! } : block,
      ),
    ),
  );
}

/** How deep each part of a chunk is indented under the items before it, from 1. */
function levelsOf(parts: readonly TextLine[][]): number[] {
  const open: number[] = [];
  return parts.map(([line]) => {
    if (!line || !(opensItem(line) || LIST_MARK.test(line.text))) {
      open.length = 0;
      return 1;
    }
    while (open.length > 0 && open.at(-1)! >= line.indent) open.pop();
    open.push(line.indent);
    return open.length;
  });
}

function blocksOfLines(lines: readonly TextLine[], vocabulary: Vocabulary, wrap: number): DraftBlock[] {
  if (lines.length === 0) return [];
  const heading = parseHeading(lines);
  if (heading) return [{ type: 'heading', level: heading.level, inline: underscoreEmphasis(heading.text) }];
  if (isAligned(lines))
    return [
      {
        type: 'table',
        inline: linesInline(lines.map((line) => line.text.replace(/\s{2,}/g, ' | ')).join('\n')),
        table: cellsOf(lines),
      },
    ];
  return paragraphsOf(lines, wrap).map((lines) => blockOf(lines, vocabulary, wrap));
}

/** Paragraphs inside a chunk begin at an indented line, at a list mark, or after a line that stops short. */
function paragraphsOf(lines: readonly TextLine[], wrap: number): TextLine[][] {
  const paragraphs: TextLine[][] = [];
  const least = lines.reduce((low, line) => Math.min(low, line.indent), Number.POSITIVE_INFINITY);
  const isVerse = lines.length > 2 && lines.every((line) => line.indent + line.text.length < wrap * 0.75);
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const open = paragraphs.at(-1);
    const inList = open !== undefined && LIST_MARK.test(open[0]!.text);
    const starts =
      !before ||
      !open ||
      startsItem(line, before, inList) ||
      (!isVerse && isIndentedStart(line, before, least)) ||
      isLongLine(before, wrap);
    if (starts) paragraphs.push([line]);
    else open.push(line);
  }
  return paragraphs;
}

/** A mark inside a paragraph only opens an item where a sentence or another item has ended. */
function startsItem(line: TextLine, before: TextLine, inList: boolean): boolean {
  const mark = LIST_MARK.exec(line.text);
  if (!mark) return false;
  return inList || (mark[3] === undefined && /[.:;!?,]$/.test(before.text) && mark[2] !== 'a');
}

function isIndentedStart(line: TextLine, before: TextLine, least: number): boolean {
  return (
    line.indent >= least + 2 &&
    before.indent === least &&
    line.indent <= least + 10 &&
    /[.!?:"”’)]$/.test(before.text)
  );
}

/** "1. Weirs stay open" over the text of the item, indented under it: a short first line heads it. */
function headsItem([head, line]: readonly TextLine[], wrap: number): boolean {
  return (
    head !== undefined &&
    line !== undefined &&
    head.indent + head.text.length < wrap * 0.75 &&
    /^[^_]{3,80}[\p{L}\d)]$/u.test(head.text) &&
    line.indent > head.indent &&
    /^\p{Lu}/u.test(line.text)
  );
}

/** In a file that is not hard-wrapped, each line is a paragraph. */
function isLongLine(before: TextLine, wrap: number): boolean {
  return wrap === Number.POSITIVE_INFINITY || before.text.length > Math.max(160, wrap * 1.6);
}

function blockOf(lines: readonly TextLine[], vocabulary: Vocabulary, wrap: number): DraftBlock {
  const text = joinLines(
    lines.map((line) => line.text),
    vocabulary,
  );
  const hollow = opensItem(lines[0]!) ? /^(?:\S{1,2})\s+(?=\S)/.exec(text) : null;
  const mark = LIST_MARK.exec(text) ?? hollow;
  if (mark && text.length > mark[0].length) {
    const item = text.slice((opensItem(lines[0]!) ? (hollow ?? mark) : mark)[0].length);
    const title = headsItem(lines, wrap) ? lines[0]!.text.slice(mark[0].length).trim() : '';
    const ordered = mark !== hollow && mark[1] === undefined && !opensItem(lines[0]!);
    return {
      type: 'list_item',
      level: 1,
      list: { id: '', ordered },
      inline: underscoreEmphasis(
        title !== '' && item.startsWith(`${title} `) ? `_${title}_ ${item.slice(title.length + 1)}` : item,
      ),
    };
  }
  if (/^(?:>\s?)/.test(text))
    return {
      type: 'quote',
      inline: plainInline(lines.map((line) => line.text.replace(/^>\s?/, '')).join(' ')),
    };
  if (/^(?:figure|fig\.|table)\s+\d+(?:\.\d+)?[.:]\s/i.test(text))
    return { type: 'caption', inline: underscoreEmphasis(text) };
  if (/^\[(?:\d+|\*|footnote)\b[^\]]*\]\s|^\[Footnote/i.test(text))
    return { type: 'footnote', inline: underscoreEmphasis(text) };
  return { type: 'paragraph', inline: underscoreEmphasis(text) };
}

/** Three lines or more whose cells stand in columns, parted by runs of spaces. */
function isAligned(lines: readonly TextLine[]): boolean {
  if (lines.length < 3) return false;
  const counts = lines.map((line) => line.text.split(/\s{2,}|\s*\|\s*/).length);
  return (
    counts.filter((count) => count >= 2 && count === counts[1]).length >= lines.length * 0.8 &&
    counts[1]! >= 2 &&
    cellLength(lines) < 28 &&
    !lines.some((line) => LIST_MARK.test(line.text))
  );
}

function cellLength(lines: readonly TextLine[]): number {
  const cells = lines.flatMap((line) => line.text.split(/\s{2,}|\s*\|\s*/));
  return cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length;
}

function cellsOf(lines: readonly TextLine[]): { header: string[]; rows: string[][] } {
  const rows = lines
    .filter((line) => /[\p{L}\p{N}]/u.test(line.text))
    .map((line) =>
      plainInline(line.text.replace(/\s{2,}|\s*\|\s*/g, '\u241F'))
        .text.split('\u241F')
        .filter((cell) => cell !== ''),
    );
  return { header: [], rows };
}

/** Items that follow one another are one list, and those under an item another one. */
export function numberLists(blocks: readonly DraftBlock[]): DraftBlock[] {
  let id = 0;
  let open: { id: string; ordered: boolean }[] = [];
  return blocks.map((block) => {
    if (block.type !== 'list_item' || !block.list) {
      open = [];
      return block;
    }
    const { ordered } = block.list;
    const depth = Math.min(block.level ?? 1, open.length + 1);
    open.length = Math.min(open.length, depth);
    if (open[depth - 1]?.ordered !== ordered) {
      id += 1;
      open[depth - 1] = { id: `l${id}`, ordered };
    }
    return { ...block, list: { ...open[depth - 1]! } };
  });
}
