import type { Block, Span } from '../../../../kernel/artifacts.ts';

/**
 * The spans of a block that begin from `start` to `end` of the document's text, in order. Spans stand in
 * the order of their starts, so that a long block is not walked for each of its sentences.
 */
export function spansFrom(block: Block, start: number, end: number): Span[] {
  const spans = block.spans ?? [];
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.start < start) low = middle + 1;
    else high = middle;
  }
  const found: Span[] = [];
  for (let at = low; at < spans.length && spans[at]!.start <= end; at += 1) found.push(spans[at]!);
  return found;
}
