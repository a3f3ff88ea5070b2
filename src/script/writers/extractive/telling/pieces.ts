import { compact } from '../../../../kernel/compact.ts';
import type { Line } from '../model.ts';

/** What one speaker says at one go. */
export interface Piece {
  lines: Line[];
  words: number;
  /** The heading it stands under, where the piece before it stood under another one. */
  heading?: string;
  /** True when it goes on right where the piece before it ended. */
  follows: boolean;
}

/**
 * Cuts chosen lines, in document order, into pieces of up to `most` words. A line that leans stays with
 * the one before it while there is room; where there is none it opens the next piece, so that what it
 * leans on was the last thing heard. `opens` tells lines that a question could lead into.
 */
export function cutPieces(
  lines: readonly Line[],
  most: number,
  opens: (line: Line) => boolean,
  headings: ReadonlyMap<Line, string> = new Map(),
): Piece[] {
  const pieces: Piece[] = [];
  let open: Piece | undefined;
  let last: Line | undefined;
  for (const line of lines) {
    const heading =
      last === undefined || headings.get(last) === headings.get(line) ? undefined : headings.get(line);
    const next = last !== undefined && line.at === last.at + 1 && heading === undefined;
    const fits =
      open !== undefined &&
      next &&
      line.quoted === last?.quoted &&
      open.words + line.words <= most &&
      !(open.words >= 10 && opens(line)) &&
      !(open.words >= ENOUGH && newParagraph(line, last!)) &&
      !(open.words >= ENOUGH_OF_AN_ITEM && newItem(line, last!));
    if (fits && open) {
      open.lines.push(line);
      open.words += line.words;
    } else {
      open = compact({ lines: [line], words: line.words, follows: next, heading: heading || undefined });
      pieces.push(open);
    }
    last = line;
  }
  return mergeStubs(pieces, most);
}

/** A piece of so many words ends with its paragraph. */
const ENOUGH = 9;

/** A piece of so many words ends with its item, so that two are not heard as one. */
const ENOUGH_OF_AN_ITEM = 25;

function newItem(line: Line, last: Line): boolean {
  return line.block !== last.block && line.block.type === 'list_item';
}

function newParagraph(line: Line, last: Line): boolean {
  return line.block !== last.block && line.block.type === 'paragraph';
}

/** A last sentence of a few words alone sounds like a slip; it goes back to its piece. */
function mergeStubs(pieces: Piece[], most: number): Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const before = out.at(-1);
    if (
      before &&
      piece.follows &&
      before.lines[0]!.quoted === piece.lines[0]!.quoted &&
      piece.words < 9 &&
      before.words + piece.words <= most + 12
    ) {
      before.lines.push(...piece.lines);
      before.words += piece.words;
    } else out.push(piece);
  }
  return out;
}
