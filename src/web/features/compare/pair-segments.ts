import type { CallResponse } from '../../../kernel/contracts/api/api.ts';

type Script = CallResponse<'readScript'>['script'];
export type Segment = Script['segments'][number];

/** Segments of two scripts that are about the same, side by side. */
export interface SegmentRow {
  left: Segment[];
  right: Segment[];
}

/**
 * The segments of two scripts of one document in rows: openings and endings beside each other, the
 * others by the sentences that both rest on. Each side stays in its own order.
 */
export function pairSegments(left: readonly Segment[], right: readonly Segment[]): SegmentRow[] {
  const rows: SegmentRow[] = left.map((segment) => ({ left: [segment], right: [] }));
  // What follows a segment stands beside the same part or a later one.
  let last = -1;
  for (const segment of right) {
    const at = findRow(rows, segment, Math.max(0, last));
    if (at === undefined) rows.splice(last + 1, 0, { left: [], right: [segment] });
    else rows[at]!.right.push(segment);
    last = at ?? last + 1;
  }
  return rows;
}

/** The row at or behind `from` that has most in common with a segment; undefined where none has anything. */
function findRow(rows: readonly SegmentRow[], segment: Segment, from: number): number | undefined {
  let best: { at: number; shared: number } | undefined;
  for (const [at, row] of rows.entries()) {
    if (at < from) continue;
    const shared = Math.max(0, ...row.left.map((each) => inCommon(each, segment)));
    if (shared > (best?.shared ?? 0)) best = { at, shared };
  }
  return best?.at;
}

function inCommon(one: Segment, other: Segment): number {
  if (one.kind !== other.kind) return 0;
  if (one.kind !== 'body') return 1;
  const sentences = new Set(one.sentenceIds);
  return other.sentenceIds.filter((id) => sentences.has(id)).length;
}
