export interface Range {
  start: number;
  end: number;
}

/**
 * UTF-16 units of the longest sentence. The longest of ordinary prose, of law and of scripture, stay
 * below it; what has no full stop for so long is cut, so that whatever is done to a sentence is bounded.
 */
export const LONGEST_SENTENCE = 2000;
/** A piece shorter than this is no place to stop at while there is a longer one. */
const SHORTEST_PIECE = LONGEST_SENTENCE / 4;

/**
 * A range of a text as pieces of at most `LONGEST_SENTENCE` units: cut behind a clause mark, else behind a
 * space, else anywhere but inside a surrogate pair. The pieces cover the range, spaces between them too.
 */
export function cutLong(text: string, { start, end }: Range): Range[] {
  const pieces: Range[] = [];
  let from = start;
  while (end - from > LONGEST_SENTENCE) {
    const to = from + bestCut(text.slice(from, from + LONGEST_SENTENCE));
    pieces.push({ start: from, end: to });
    from = to;
  }
  pieces.push({ start: from, end });
  return pieces;
}

/** Where to cut the head of a sentence that goes on: the length of the piece. */
function bestCut(head: string): number {
  for (const mark of [/[;:.!?,)\]–—、，。；：]["'”’»)\]]{0,3} ?/gu, / /g]) {
    const cut = lastEnd(head, mark);
    if (cut >= SHORTEST_PIECE) return cut;
  }
  const last = head.charCodeAt(head.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? head.length - 1 : head.length;
}

function lastEnd(text: string, mark: RegExp): number {
  let end = 0;
  for (const match of text.matchAll(mark)) end = match.index + match[0].length;
  return end;
}
