import type { Draft, DraftBlock, ReadContext } from '../../../shared/draft.ts';
import { refuseTooLong } from '../../../shared/limits.ts';
import { authorsFrom, usableTitle } from '../../../shared/title.ts';
import { nameLists } from '../list-ids.ts';
import { parseRtf } from './rtf-parser.ts';

/** Reads Rich Text Format. Pictures, hidden and deleted text, headers and footers are left out. */
export async function readRtf(bytes: Uint8Array, { limits }: ReadContext): Promise<Draft> {
  const { title, author, language, blocks } = parseRtf(Buffer.from(bytes).toString('latin1'));
  refuseTooLong(
    blocks.reduce((sum, block) => sum + block.inline.text.length, 0),
    limits,
  );
  return {
    title: usableTitle(title),
    authors: authorsFrom(author),
    language,
    blocks: nameLists(joinCode(blocks)),
    warnings: [],
  };
}

/** Runs of code paragraphs as the one block that they are. */
function joinCode(blocks: readonly DraftBlock[]): DraftBlock[] {
  const joined: DraftBlock[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    if (block.type === 'code' && before?.type === 'code') before.inline.text += `\n${block.inline.text}`;
    else joined.push(block.type === 'code' ? { ...block, inline: { ...block.inline } } : block);
  }
  for (const block of joined) if (block.type === 'code') block.inline.text = block.inline.text.trim();
  return joined;
}
