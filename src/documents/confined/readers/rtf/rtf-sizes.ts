import type { DraftBlock } from '../../../shared/draft.ts';

/** How much larger than the text a line is set that is a heading without a style to say so. */
const LARGER = 1.15;
const MOST_WORDS = 16;

/**
 * Headings that only their letters' size gives away, as plain editors write them: where no style
 * names any, short large lines are headings, ranked by size. A line at the top that is larger than
 * all the rest is the title.
 */
export function headingsBySize(
  blocks: readonly DraftBlock[],
  sizes: ReadonlyMap<DraftBlock, number>,
): DraftBlock[] {
  const text = commonSize(blocks, sizes);
  const isLarge = (block: DraftBlock) =>
    block.type === 'paragraph' &&
    (sizes.get(block) ?? 0) >= text * LARGER &&
    block.inline.text.split(' ').length <= MOST_WORDS;
  const named = blocks.filter(({ type }) => type === 'heading' || type === 'title');
  const ranks = [...new Set(blocks.filter(isLarge).map((block) => sizes.get(block)!))].sort((a, b) => b - a);
  return blocks.map((block, index) => {
    if (!isLarge(block)) return block;
    const inline = { text: block.inline.text, spans: [] };
    const isTitle =
      index === 0 && isLargest(block, blocks, sizes) && !named.some(({ type }) => type === 'title');
    if (isTitle) return { ...block, type: 'title', inline };
    return named.length > 0
      ? block
      : { ...block, type: 'heading', level: ranks.indexOf(sizes.get(block)!) + 1, inline };
  });
}

/** The size that most letters have. */
function commonSize(blocks: readonly DraftBlock[], sizes: ReadonlyMap<DraftBlock, number>): number {
  const letters = new Map<number, number>();
  for (const block of blocks) {
    const size = sizes.get(block);
    if (size !== undefined) letters.set(size, (letters.get(size) ?? 0) + block.inline.text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function isLargest(
  block: DraftBlock,
  blocks: readonly DraftBlock[],
  sizes: ReadonlyMap<DraftBlock, number>,
): boolean {
  const size = sizes.get(block) ?? 0;
  return blocks.every(
    (other) =>
      other === block ||
      (sizes.get(other) ?? 0) < size ||
      (other.type === 'heading' && sizes.get(other) === size),
  );
}
