import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHtml } from '../../src/documents/confined/readers/html/html-reader.ts';
import { limitsWith } from '../../src/documents/shared/limits.ts';
import { outline, read } from './read.ts';

const FOLDER = path.join(import.meta.dirname, '..', 'fixtures', 'web-pages');

/** A page as its site sends it, read the whole way. */
async function page(name: string) {
  const document = await read(name, readFileSync(path.join(FOLDER, name)));
  const body = document.blocks.filter((block) => block.role === 'body');
  return {
    document,
    lines: outline(document),
    said: body.map((block) => block.text).join('\n'),
    begins: body.map((block) => block.text.split(/[ \n]/, 4).join(' ')),
  };
}

describe('pages of the web give their article', () => {
  it('without cookies, menus, advertisements, comments and widgets: an article', async () => {
    const { document, begins, said } = await page('article.html');
    expect(document.metadata).toMatchObject({ title: 'Why old clocks disagree', authors: ['Ines Okafor'] });
    expect(begins).toEqual([
      'Why old clocks disagree',
      'Two church clocks a',
      'A pendulum keeps time',
      'Makers of the eighteenth',
      'A gridiron pendulum of',
      'What the oil does',
      'Oil thickens in the',
      'The person who winds',
      'Setting them right',
      'Today a radio signal',
    ]);
    expect(said.split('A smaller swing is a quicker one').length + said.split('a smaller swing').length).toBe(
      3,
    );
  });

  it('of a wiki, with its infobox, captions and notes', async () => {
    const { lines, said } = await page('wiki.html');
    expect(lines.map((line) => line.slice(0, 45))).toEqual([
      'title: Tide mill',
      'table: Tide mill\nType | Water mill\nFirst known | 619 AD'.slice(0, 45),
      'paragraph: A tide mill is a water mill driven',
      'heading1: History',
      'paragraph: The earliest excavated tide mill s',
      'caption: The mill at Eling, Hampshire.',
      'paragraph: By the eighteenth century there we',
      'heading1: Working',
      'paragraph: When the tide is low enough, the s',
      'navigation heading1: See also',
      'navigation list_item1: Tidal power',
      'navigation list_item1: Watermill',
      'references heading1: References',
      'references list_item1: Wailes, R. (1941). "Tide Mills in England and Wales".'.slice(0, 45),
      'references list_item1: McErlean, T. (2007). Harnessing the Tides.'.slice(0, 45),
    ]);
    expect(said).not.toMatch(/citation needed|edit\]|additional citations|Not to be confused/);
  });

  it('of a blog made by hand, without one paragraph element', async () => {
    const { document, begins } = await page('blog.html');
    expect(document.metadata.title).toBe('moving a piano, alone');
    expect(begins).toEqual([
      'moving a piano, alone',
      'Last week I moved',
      'First, weigh it. You',
      'Second, the rope. I',
      'Never stand below it.',
      'Third, time. It took',
    ]);
  });

  it('of a documentation site, with its table and code', async () => {
    const { lines, said } = await page('docs.html');
    expect(lines[0]).toBe('title: Retries');
    expect(lines).toContain("code: queue.add('mail', { to }, { attempts: 5 });");
    expect(lines.some((line) => line.startsWith('table: Setting | Default | Meaning\nattempts | 3'))).toBe(
      true,
    );
    expect(said).toContain('Write handlers so that doing the same work twice does no harm.');
    expect(said).toMatch(/where you can read what was wrong with it and send it again\.$/);
    expect(said).not.toMatch(
      /Ferry 3\.0|Introduction|On this page|Direct link|Copy|Edit this page|Version|Forum/,
    );
  });

  it('of a newspaper, without what stands between its paragraphs', async () => {
    const { document, begins } = await page('news.html');
    expect(document.metadata.authors).toEqual(['Lena Ruiz']);
    expect(begins).toEqual([
      'City council approves night',
      'The city council voted',
      'The new service will',
      '“People who clean the',
      'Opponents worried about noise',
      "Drivers' unions had asked",
      'Lena Ruiz covers transport',
    ]);
  });
});

describe('pages that only scripts fill', () => {
  const refused = { code: 'document_empty', message: expect.stringContaining('JavaScript') };

  it('are refused with a sentence that says so', async () => {
    await expect(page('script-only.html')).rejects.toMatchObject(refused);
  });

  it.each([
    ['a notice', '<div>Please enable JavaScript to view this page.</div>'],
    ['a notice in German', '<p>Bitte aktivieren Sie JavaScript, um fortzufahren.</p>'],
    ['a placeholder', '<div class="app">Loading…</div>'],
  ])('also with %s', async (_what, body) => {
    await expect(textOf(`<script src="/a.js"></script>${body}`)).rejects.toMatchObject(refused);
  });

  it('are not taken for short pages, which stay', async () => {
    const script = '<script src="/count.js"></script>';
    expect(await textOf(`${script}<p>Closed today.</p>`)).toBe('Closed today.');
    const about = `JavaScript is a language. ${'It runs in browsers and on servers. '.repeat(8)}`;
    expect(await textOf(`${script}<p>${about}</p>`)).toBe(about.trim());
  });

  it('are empty for another reason when there is no script', async () => {
    expect(await textOf('<div></div>')).toBe('');
  });
});

/** What the reader itself gives, without the way through the confined process. */
async function textOf(body: string): Promise<string> {
  const html = `<!doctype html><html><body>${body}</body></html>`;
  const draft = await readHtml(Buffer.from(html), {
    name: 'page.html',
    names: ['page.html'],
    limits: limitsWith(),
    onProgress: () => {},
    languages: [],
    mayRecognise: false,
    further: [],
  });
  return draft.blocks.map((block) => block.inline.text).join('\n');
}
