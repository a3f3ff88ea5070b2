import type { BlockRole } from '../../../kernel/artifacts.ts';
import type { DraftBlock } from '../../shared/draft.ts';

const START = /\*\*\*\s?START OF (?:THE|THIS) PROJECT GUTENBERG/i;
const END = /\*\*\*\s?END OF (?:THE|THIS) PROJECT GUTENBERG|^End of (?:the )?Project Gutenberg/i;
const MAKERS =
  /^(?:produced by|e-?text (?:prepared|produced) by|this etext was|transcribed (?:from|by)|credits:)/i;

/** Everything outside Project Gutenberg's own marks is its licence. */
export function markGutenberg(blocks: readonly DraftBlock[], roles: (BlockRole | null)[]): void {
  const start = blocks.findIndex((block) => START.test(block.inline.text));
  const end = blocks.findIndex((block, index) => index > start && END.test(block.inline.text));
  if (start >= 0) roles.fill('copyright', 0, start + 1);
  if (end >= 0 && (start >= 0 || end > blocks.length / 2)) roles.fill('copyright', end);
  if (start < 0 && end < 0) return;
  for (const [index, block] of blocks.entries()) {
    if (index <= start + 8 && MAKERS.test(block.inline.text)) roles[index] ??= 'copyright';
  }
}
