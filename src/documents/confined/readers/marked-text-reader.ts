import type { Draft, ReadContext } from '../../shared/draft.ts';
import { refuseTooLong } from '../../shared/limits.ts';
import { decodeText } from './decode-text.ts';
import { readMarkdown } from './markdown/markdown-reader.ts';
import { isUnmarked } from './markdown/unmarked.ts';
import { readText } from './text/text-reader.ts';

/** Reads a Markdown file, or the plain text that is called one. */
export async function readMarkedText(bytes: Uint8Array, context: ReadContext): Promise<Draft> {
  const text = decodeText(bytes);
  refuseTooLong(text.length, context.limits);
  return isUnmarked(text) ? readText(bytes, context) : readMarkdown(bytes, context);
}
