import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { epub } from './containers.ts';
import { marks, outline, read } from './read.ts';

const LONG =
  'The lake lies high above the valley and freezes every winter, and its people keep a record of the ice.';

const FILES = [
  { name: 'cover.xhtml', body: '<p>The ice book</p>' },
  {
    name: 'imprint.xhtml',
    body: '<p>Printed by hand in the valley.</p>',
    bodyAttributes: 'epub:type="copyright-page"',
  },
  {
    name: 'nav.xhtml',
    item: 'properties="nav"',
    body: '<nav epub:type="toc"><ol><li><a href="one.xhtml">How it began</a></li><li><a href="two%20b.xhtml">The second winter</a></li></ol></nav>',
  },
  {
    name: 'one.xhtml',
    body: `<h1>How it began</h1><p>${LONG}<a epub:type="noteref" href="#n1">1</a> More<a id="page3"/> follows.</p><aside epub:type="footnote" id="n1"><p>The record is kept in the church. <a epub:type="backlink" href="#r">back</a></p></aside><ul><li>Skates</li></ul>`,
  },
  { name: 'two b.xhtml', body: `<p>${LONG}</p><ul><li>Sledges</li></ul>` },
  {
    name: 'three.xhtml',
    body: `<section epub:type="bibliography"><h2>Books</h2><p>Lindt: Ice.</p></section><section epub:type="chapter"><h2>An end</h2><p>${LONG}</p></section>`,
  },
];

const BOOK = epub(FILES, { guide: '<reference type="cover" href="text/cover.xhtml"/>' });

describe('a book', async () => {
  const document = await read('ice.epub', BOOK);

  it('gives its documents in reading order, with their roles', () => {
    expect(outline(document)).toEqual([
      'front_matter title: The ice book',
      'copyright paragraph: Printed by hand in the valley.',
      'navigation list_item1: How it began',
      'navigation list_item1: The second winter',
      'heading1: How it began',
      `paragraph: ${LONG}1 More follows.`,
      'footnote: The record is kept in the church.',
      'list_item1: Skates',
      'heading1: The second winter',
      `paragraph: ${LONG}`,
      'list_item1: Sledges',
      'references heading2: Books',
      'references paragraph: Lindt: Ice.',
      'heading2: An end',
      `paragraph: ${LONG}`,
    ]);
  });

  it('marks notes and keeps lists of different documents apart', () => {
    expect(marks(document, document.blocks[5])).toEqual(['note_ref 1']);
    const ids = document.blocks
      .filter((block) => block.role === 'body' && block.list)
      .map((block) => block.list?.id);
    expect(new Set(ids).size).toBe(2);
  });

  it('names its author, not its translator', () => {
    expect(document.metadata).toMatchObject({
      title: 'The ice book',
      authors: ['Mara Lindt'],
      language: 'en',
    });
  });
});

describe('books', () => {
  it('take headings from an NCX where nothing else has them', async () => {
    const book = epub(
      [
        { name: 'a.xhtml', body: `<p>The first ice</p><p>${LONG}</p>` },
        { name: 'b.xhtml', body: `<p>${LONG}</p>` },
      ],
      {
        ncx: { 'a.xhtml': 'The first ice', 'b.xhtml': 'The last ice' },
      },
    );
    expect(outline(await read('ncx.epub', book))).toEqual([
      'heading1: The first ice',
      `paragraph: ${LONG}`,
      'heading1: The last ice',
      `paragraph: ${LONG}`,
    ]);
  });

  it('are read when only their fonts are made useless', async () => {
    const parts = { 'META-INF/encryption.xml': encryption('http://www.idpf.org/2008/embedding') };
    expect((await read('fonts.epub', epub(FILES, { parts }))).text).toContain(LONG);
  });

  it('are refused when their text is locked', async () => {
    const parts = { 'META-INF/encryption.xml': encryption('http://www.w3.org/2001/04/xmlenc#aes128-cbc') };
    await expect(read('locked.epub', epub(FILES, { parts }))).rejects.toMatchObject({
      code: 'document_encrypted',
    });
  });

  it('of pandoc are read with their chapters', async () => {
    const file = join(import.meta.dirname, '..', 'fixtures', 'documents', 'lighthouse.epub');
    const document = await read('lighthouse.epub', readFileSync(file));
    expect(outline(document).filter((line) => /^(?:heading|footnote)/.test(line))).toEqual([
      'heading1: Fire on the headland',
      'footnote: The lamp was soon found in drawing rooms as well, where people complained that it was too bright.',
      'heading1: The lens',
      'heading1: A life on the rock',
      'heading1: The light without a keeper',
    ]);
    expect(document.metadata).toMatchObject({ title: 'Keepers of the Light', authors: ['Nora Quist'] });
  });
});

function encryption(algorithm: string): string {
  return `<encryption><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="OEBPS/x"/></enc:CipherData></enc:EncryptedData></encryption>`;
}
