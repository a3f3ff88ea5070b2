import type { BlockRole } from '../../../kernel/artifacts.ts';
import type { DraftBlock } from '../../shared/draft.ts';
import { roleOfBlock } from './block-roles.ts';
import { roleOfHeading } from './heading-roles.ts';

/** Words from which a paragraph counts as running text. */
const PROSE_WORDS = 25;
/** Pages on which a title page or an imprint may stand. */
const OPENING_PAGES = 4;

/**
 * The first pages of a paged document: what stands between the title and the first running text
 * (authors, affiliations, report numbers), whole title pages, and whole imprint pages.
 */
export function markOpeningPages(blocks: readonly DraftBlock[], roles: (BlockRole | null)[]): void {
  if (blocks[0]?.page === undefined) return;
  markUnderTitle(blocks, roles);
  for (let page = 1; page <= OPENING_PAGES; page += 1) {
    const indexes = [...blocks.keys()].filter((index) => blocks[index]!.page === page);
    if (isImprint(indexes.map((index) => blocks[index]!)))
      for (const index of indexes) roles[index] ??= 'copyright';
  }
}

function markUnderTitle(blocks: readonly DraftBlock[], roles: (BlockRole | null)[]): void {
  const title = blocks.findIndex((block) => block.type === 'title');
  if (title < 0 || title > 12) return;
  for (let index = title + 1; index < Math.min(blocks.length, title + 40); index += 1) {
    const block = blocks[index]!;
    if (isProse(block) || (block.type === 'heading' && opensText(blocks, index))) return;
    if (block.page !== blocks[title]!.page) return;
    if (block.type !== 'table' && block.type !== 'caption') roles[index] ??= 'front_matter';
  }
}

const isProse = (block: DraftBlock) =>
  block.type === 'paragraph' &&
  block.inline.text.split(' ').length >= PROSE_WORDS &&
  /[.!?:]["”’)]?$/.test(block.inline.text);

/** A heading over running text or a list, or one with a name of its own. */
function opensText(blocks: readonly DraftBlock[], at: number): boolean {
  const text = blocks[at]!.inline.text;
  if (roleOfHeading(text) !== null || /^(?:abstract|summary|introduction|\d+\.?\s)/i.test(text)) return true;
  const next = blocks[at + 1];
  return next !== undefined && next.page === blocks[at]!.page && (isProse(next) || next.type === 'list_item');
}

/** A page of notices: one of them says so, and the rest is short and without headings. */
function isImprint(blocks: readonly DraftBlock[]): boolean {
  if (blocks.some((block) => block.type === 'heading' || block.type === 'title')) return false;
  const words = blocks.reduce((sum, block) => sum + block.inline.text.split(' ').length, 0);
  return (
    words < 300 && blocks.some((block) => roleOfBlock(block.inline.text, { top: false }) === 'copyright')
  );
}
