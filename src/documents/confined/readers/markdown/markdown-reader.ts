import MarkdownIt from 'markdown-it';
import { AppError } from '../../../../kernel/errors.ts';
import type { Draft, ReadContext } from '../../../shared/draft.ts';
import { refuseTooLong } from '../../../shared/limits.ts';
import { decodeText } from '../decode-text.ts';
import { parseHtml } from '../html/parse-html.ts';
import { walkBlocks } from '../html/walk-blocks.ts';
import { readText } from '../text/text-reader.ts';
import { plainMarkdown } from './dialects.ts';
import { readFrontMatter } from './front-matter.ts';
import { addRules } from './markdown-rules.ts';
import { isUnmarked } from './unmarked.ts';

/** Reads Markdown (CommonMark, tables, footnotes, math, YAML front matter, HTML within). */
export async function readMarkdown(bytes: Uint8Array, context: ReadContext): Promise<Draft> {
  const { limits } = context;
  const text = decodeText(bytes);
  refuseTooLong(text.length, limits);
  if (isUnmarked(text)) return readText(bytes, context);
  const { rest, ...metadata } = readFrontMatter(text);
  const document = parseHtml(render(plainMarkdown(rest)), limits);
  return { ...metadata, blocks: walkBlocks(document.body, { tidy: false }), warnings: [] };
}

function render(text: string): string {
  const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false, maxNesting: 60 });
  addRules(markdown);
  markdown.renderer.rules.image = (tokens, index, _options, env) => {
    const alt = markdown.renderer.renderInlineAsText(tokens[index]!.children ?? [], _options, env).trim();
    return alt === '' ? '' : `<figcaption>${alt.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</figcaption>`;
  };
  try {
    return markdown.render(text);
  } catch (error) {
    throw new AppError('document_damaged', 'This Markdown could not be read.', { cause: error });
  }
}
