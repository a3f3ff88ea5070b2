import MarkdownIt, { type Token } from 'markdown-it';
import anchor from 'markdown-it-anchor';
import type { ContentPage } from './content-page.ts';
import { makeHighlighter } from './highlight.ts';

type Rendered = Pick<ContentPage, 'html' | 'headings' | 'text'>;

/** @returns what makes HTML of Markdown: nothing of the text itself becomes an element, no style stands in it */
export async function makeMarkdownRenderer(): Promise<(text: string) => Rendered> {
  const highlight = await makeHighlighter();
  let headings: { id: string; text: string }[] = [];
  const markdown = new MarkdownIt({
    html: false,
    highlight: (code, language) => highlight(code.trimEnd(), language),
  });
  markdown.use(anchor, {
    level: [2],
    tabIndex: false,
    slugify: (title) =>
      title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
    callback: (_token, { slug, title }) => {
      headings.push({ id: slug, text: title });
    },
  });
  // A table that is wider than a telephone scrolls by itself, also by keyboard.
  markdown.renderer.rules.table_open = () =>
    '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>\n';
  markdown.renderer.rules.table_close = () => '</table></div>\n';
  markdown.renderer.rules.th_open = (tokens, index, options, _env, self) => {
    tokens[index]!.attrSet('scope', 'col');
    return alignByClass(tokens, index, () => self.renderToken(tokens, index, options));
  };
  markdown.renderer.rules.td_open = (tokens, index, options, _env, self) =>
    alignByClass(tokens, index, () => self.renderToken(tokens, index, options));
  return (text) => {
    headings = [];
    const html = markdown.render(text);
    return { html, headings, text: plainText(html) };
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_all, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Columns are aligned by a style otherwise, which the policy of the pages drops. */
function alignByClass(tokens: Token[], index: number, render: () => string): string {
  const token = tokens[index]!;
  const style = String(token.attrGet('style') ?? '');
  if (style) {
    token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
    if (style.includes('right')) token.attrSet('class', 'right');
  }
  return render();
}
