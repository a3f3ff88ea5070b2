import MarkdownIt from 'markdown-it';
import { AppError } from '../../../../kernel/errors.ts';
import type { DraftBlock, ReadContext } from '../../../shared/draft.ts';
import { parseHtml } from '../html/parse-html.ts';
import { walkBlocks } from '../html/walk-blocks.ts';
import { plainMarkdown } from './dialects.ts';
import { addRules } from './markdown-rules.ts';

/** The blocks of a Markdown text without its front matter. Throws `document_damaged` where it cannot be read. */
export function blocksOfMarkdown(text: string, limits: ReadContext['limits']): DraftBlock[] {
  const document = parseHtml(render(plainMarkdown(text)), limits);
  return walkBlocks(document.body, { tidy: false });
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
