import { describe, expect, it } from 'vitest';
import { marks, outline, read } from './read.ts';

const LONG =
  'The lake lies high above the valley and freezes every winter, and the people who live on its shore have kept a record of the ice for more than two hundred years.';

const PAGE = `<!doctype html><html lang="en"><head><title>The ice book | The Valley Times</title>
<meta name="author" content="Mara Lindt and Jon Ek"><style>p{}</style><script>var x = "<p>no</p>";</script></head><body>
<header class="site-header"><a href="/">Home</a><a href="/n">News</a></header>
<nav><ul><li><a href="/a">One</a></li><li><a href="/b">Two</a></li></ul></nav>
<div class="cookie-banner"><p>We use cookies to improve your experience on this site.</p></div>
<main><article><h1>The ice book</h1><p>${LONG}</p>
<h2>How it began<a class="headerlink" href="#x">¶</a></h2>
<p>In 1790 a <em>pastor</em> wrote <strong>frozen</strong> on the wall.<sup><a href="#fn1">1</a></sup> The <dfn>ice date</dfn> is when
the lake can be crossed. It holds 10<sup>6</sup> m<sup>3</sup> of H<sub>2</sub>O on the 1<sup>st</sup> day. ${LONG}</p>
<p style="display:none">Hidden words.</p>
<ul><li>First item</li><li>Second item<ol><li>Deeper</li></ol></li></ul>
<blockquote><p>The ice does not lie.</p></blockquote>
<figure><img src="a.jpg" alt="x"><figcaption>The wall in 1790.</figcaption></figure>
<table><caption>Ice dates</caption><thead><tr><th>Year</th><th>Day</th></tr></thead><tbody><tr><td>1790</td><td>12</td></tr><tr><td>1990</td><td>31</td></tr></tbody></table>
<pre><code>ice = read("wall")
  print(ice)</code></pre>
<dl><dt>Firn</dt><dd>Old snow.</dd></dl>
<p>The rate is <math><mi>v</mi><mo>=</mo><mfrac><mi>s</mi><mi>t</mi></mfrac></math> here. ${LONG}</p>
<h2>References</h2><ol class="references"><li>Lindt, M. (2001). Ice.</li></ol>
</article></main><aside class="related-articles"><h3>Related</h3><a href="/c">More</a></aside>
<footer>© 2024 The Valley Times. All rights reserved.</footer></body></html>`;

describe('a web page', async () => {
  const document = await read('page.html', PAGE);
  const lines = outline(document);

  it('gives its main content as blocks, and nothing around it', () => {
    expect(lines.map((line) => line.slice(0, 60))).toEqual([
      'title: The ice book',
      `paragraph: ${LONG}`.slice(0, 60),
      'heading1: How it began',
      'paragraph: In 1790 a pastor wrote frozen on the wall.1 The ice date is when'.slice(0, 60),
      'list_item1: First item',
      'list_item1: Second item',
      'list_item2: Deeper',
      'quote: The ice does not lie.',
      'caption: The wall in 1790.',
      'caption: Ice dates',
      'table: Year | Day\n1790 | 12\n1990 | 31',
      'code: ice = read("wall")\n  print(ice)',
      'list_item1: Firn: Old snow.',
      `paragraph: The rate is v = s/t here. ${LONG}`.slice(0, 60),
      'references heading1: References',
      'references list_item1: Lindt, M. (2001). Ice.',
    ]);
  });

  it('keeps exponents apart from notes', () => {
    const text = document.blocks[3]!.text;
    expect(text).toContain('10⁶ m³ of H2O on the 1st day');
    expect(marks(document, document.blocks[3])).toEqual(
      expect.arrayContaining(['emphasis pastor', 'strong frozen', 'note_ref 1', 'term ice date']),
    );
  });

  it('has its metadata', () => {
    expect(document.metadata).toMatchObject({
      title: 'The ice book',
      titleFrom: 'document',
      authors: ['Mara Lindt', 'Jon Ek'],
      language: 'en',
    });
    expect(document.blocks.find((block) => block.type === 'table')?.table).toEqual({
      header: ['Year', 'Day'],
      rows: [
        ['1790', '12'],
        ['1990', '31'],
      ],
    });
  });

  it('parts sentences behind the marks of notes', () => {
    expect(document.sentences.map((sentence) => sentence.raw)).toContain(
      'In 1790 a pastor wrote frozen on the wall.1',
    );
  });
});

describe('encodings of web pages', () => {
  it.each([
    ['utf-8 by default', Buffer.from(`<html><body><p>Café ${LONG}</p></body></html>`)],
    [
      'the charset that meta names',
      Buffer.from(
        `<html><head><meta charset="iso-8859-1"></head><body><p>Café ${LONG}</p></body></html>`,
        'latin1',
      ),
    ],
    [
      'windows-1252 where UTF-8 does not fit',
      Buffer.from(`<html><body><p>Café ${LONG}</p></body></html>`, 'latin1'),
    ],
    ['UTF-16 by its mark', Buffer.from(`\uFEFF<html><body><p>Café ${LONG}</p></body></html>`, 'utf16le')],
  ])('%s', async (_name, bytes) => {
    expect((await read('page.html', bytes)).text).toContain('Café');
  });
});
