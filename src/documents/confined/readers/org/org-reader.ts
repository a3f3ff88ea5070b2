import type { Draft, ReadContext } from '../../../shared/draft.ts';
import { refuseTooLong } from '../../../shared/limits.ts';
import { decodeText } from '../decode-text.ts';
import { readMarkdown } from '../markdown/markdown-reader.ts';
import { orgToMarkdown } from './org-lines.ts';

/** Reads Org, the outlines of Emacs: its marks are turned into Markdown's, which has the same kinds of blocks. */
export async function readOrg(bytes: Uint8Array, context: ReadContext): Promise<Draft> {
  const source = decodeText(bytes);
  refuseTooLong(source.length, context.limits);
  const { text, keywords } = orgToMarkdown(source);
  const draft = await readMarkdown(new TextEncoder().encode(text), context);
  return {
    ...draft,
    title: keywords.title ?? draft.title,
    authors: keywords.author === undefined ? draft.authors : [keywords.author],
  };
}
