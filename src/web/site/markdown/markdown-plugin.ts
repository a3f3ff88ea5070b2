import path from 'node:path';
import type { Plugin } from 'vite';
import { CONTENT_AREAS, type ContentArea, type ContentPage } from './content-page.ts';
import { readFrontMatter } from './front-matter.ts';
import { makeMarkdownRenderer } from './render-markdown.ts';

/** Makes a module of each Markdown file of `content/`: its default export is a `ContentPage`. */
export function markdownPages(): Plugin {
  const rendering = makeMarkdownRenderer();
  return {
    name: 'markdown-pages',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith('.md')) return undefined;
      const { text, ...front } = readFrontMatter(source, id);
      const page: ContentPage = {
        ...front,
        area: areaIn(id),
        slug: path.basename(id, '.md'),
        ...(await rendering)(text),
      };
      return { code: `export default ${JSON.stringify(page)};`, map: null };
    },
  };
}

function areaIn(file: string): ContentArea {
  const folder = path.basename(path.dirname(file));
  const area = CONTENT_AREAS.find((each) => each === folder);
  if (area === undefined) throw new Error(`${file}: content/ has no area "${folder}".`);
  return area;
}
