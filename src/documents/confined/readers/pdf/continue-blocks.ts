import type { LineGroup } from './build-blocks.ts';
import { endsSentence, listMark, stopsShort } from './line-kinds.ts';

/** Blocks that may lie between the halves of a paragraph: they float. */
const FLOATING = new Set(['caption', 'table', 'footnote', 'formula', 'code']);
/** How many floating blocks are passed over in search of the first half. */
const REACH = 8;

/**
 * Joins paragraphs that go on in the next column or on the next page. Captions, tables and notes
 * that stood between the halves come after the joined paragraph.
 */
export function joinContinued(groups: readonly LineGroup[]): LineGroup[] {
  const joined: LineGroup[] = [];
  for (const group of groups) {
    const half = firstHalf(joined, group);
    if (half) half.lines.push(...group.lines);
    else joined.push({ ...group, lines: [...group.lines] });
  }
  return joined;
}

function firstHalf(joined: readonly LineGroup[], group: LineGroup): LineGroup | null {
  if (group.type !== 'paragraph' || group.contents) return null;
  for (let at = joined.length - 1; at >= Math.max(0, joined.length - REACH); at -= 1) {
    const candidate = joined[at]!;
    if (candidate.contents) return null;
    if (candidate.type === 'paragraph' || candidate.type === 'list_item')
      return goesOnIn(candidate, group) ? candidate : null;
    if (!FLOATING.has(candidate.type)) return null;
    // "is equal to", a formula, "where x is": halves of a sentence around a formula are not joined.
    if (candidate.type === 'formula' && at === joined.length - 1 && !endsInHyphen(joined[at - 1]))
      return null;
  }
  return null;
}

function goesOnIn(half: LineGroup, group: LineGroup): boolean {
  const last = half.lines.at(-1)!;
  const first = group.lines[0]!;
  if (Math.abs(last.size - first.size) > 0.7) return false;
  if (last.column.id === first.column.id && !endsInHyphen(half)) return false;
  if (first.segments.length > 1 && group.lines.length === 1) return false;
  if (first.page - last.page > 2 || listMark(first.text)) return false;
  if (endsInHyphen(half)) return /^\p{L}/u.test(first.text);
  if (endsSentence(last.text)) return false;
  if (/^["“‘'([]?\p{Ll}/u.test(first.text)) return true;
  return !stopsShort(last) && !/[.!?:]$/.test(last.text) && half.lines.length > 1;
}

function endsInHyphen(group: LineGroup | undefined): boolean {
  return /[\p{L}\p{N}][-‐\u00AD]$/u.test(group?.lines.at(-1)?.text ?? '');
}
