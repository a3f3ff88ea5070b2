import type { Span } from '../../kernel/artifacts.ts';
import type { DraftBlock } from '../shared/draft.ts';

/** "[12]", "[3, 4]", "[5-8]": never "[0, 1]", which is an interval. */
const BRACKETED = /\[[1-9]\d{0,2}(?:\s*[,;–-]\s*[1-9]\d{0,2})*\]/g;

/** The block's spans with its bracketed citation numbers among them, in order. */
export function markCitations(block: DraftBlock): Span[] {
  const { text, spans } = block.inline;
  if (block.type === 'code' || block.type === 'formula' || block.type === 'table' || !text.includes('['))
    return spans;
  const found: Span[] = [];
  // Spans stand in the order of their starts: what begins before a mark's end may still reach over it.
  const opaque = spans.filter(({ kind }) => OPAQUE.has(kind)).sort((a, b) => a.start - b.start);
  let next = 0;
  let reach = 0;
  for (const match of text.matchAll(BRACKETED)) {
    const span: Span = { kind: 'note_ref', start: match.index, end: match.index + match[0].length };
    for (; next < opaque.length && opaque[next]!.start < span.end; next += 1)
      reach = Math.max(reach, opaque[next]!.end);
    if (match.index > 0 && reach <= span.start) found.push(span);
  }
  return [...spans, ...found].sort((a, b) => a.start - b.start || b.end - a.end);
}

const OPAQUE: ReadonlySet<Span['kind']> = new Set(['code', 'math', 'note_ref']);
