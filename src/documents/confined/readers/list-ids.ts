import type { DraftBlock } from '../../shared/draft.ts';

/** Names lists in order. Items of one list share one `list` object, whatever its id so far. */
export function nameLists(blocks: readonly DraftBlock[]): DraftBlock[] {
  const ids = new Map<object, string>();
  return blocks.map((block) => {
    if (!block.list) return block;
    if (!ids.has(block.list)) ids.set(block.list, `l${ids.size + 1}`);
    return { ...block, list: { ...block.list, id: ids.get(block.list)! } };
  });
}
