import type { DraftBlock } from './draft.ts';

/**
 * Headings as the rest of the product expects them: the document's own title is a title block, and
 * the highest heading level is 1 with no level left out.
 */
export function settleHeadings(blocks: readonly DraftBlock[], title: string | null): DraftBlock[] {
  return closeLevels(withTitle(blocks, title));
}

function withTitle(blocks: readonly DraftBlock[], title: string | null): DraftBlock[] {
  if (blocks.some((block) => block.type === 'title')) return [...blocks];
  const at = titleIndex(blocks, title);
  return blocks.map((block, index) => {
    if (index !== at) return block;
    const { level: _level, ...rest } = block;
    return { ...rest, type: 'title' };
  });
}

/** The heading that repeats the title, or the one heading above all others at the top. */
function titleIndex(blocks: readonly DraftBlock[], title: string | null): number {
  const headings = [...blocks.entries()].filter(([, block]) => block.type === 'heading');
  const repeated = headings.find(
    ([index, block]) => title !== null && index < 40 && sameWords(block.inline.text, title),
  );
  if (repeated) return repeated[0];
  const [first] = headings;
  if (!first || first[0] > 12) return -1;
  const level = first[1].level ?? 1;
  if (headings.length === 1) return level === 1 && first[0] <= 2 ? first[0] : -1;
  return headings.slice(1).every(([, block]) => (block.level ?? 1) > level) ? first[0] : -1;
}

export function sameWords(a: string, b: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const [left, right] = [bare(a), bare(b)];
  return left !== '' && (left === right || (left.length > 12 && right.startsWith(left)));
}

function closeLevels(blocks: readonly DraftBlock[]): DraftBlock[] {
  const used = new Set(blocks.filter((block) => block.type === 'heading').map((block) => block.level ?? 1));
  const rank = new Map([...used].sort((a, b) => a - b).map((level, index) => [level, index + 1]));
  return blocks.map((block) =>
    block.type === 'heading' ? { ...block, level: rank.get(block.level ?? 1)! } : block,
  );
}
