import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { odt } from './containers.ts';
import { marks, outline, read } from './read.ts';

const STYLES = `<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="T2" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>
<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Quotations"/>
<style:style style:name="P2" style:family="paragraph" style:parent-style-name="Heading_20_2"/>
<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1"/><text:list-level-style-bullet text:level="2"/></text:list-style>`;

const BODY = `<text:tracked-changes><text:changed-region><text:deletion><text:p>Deleted words.</text:p></text:deletion></text:changed-region></text:tracked-changes>
<text:p text:style-name="Title">Ice on the lake</text:p>
<text:table-of-content><text:index-body><text:p>How it began<text:tab/>3</text:p></text:index-body></text:table-of-content>
<text:h text:outline-level="1">How it began</text:h>
<text:p>In 1790 a <text:span text:style-name="T1">pastor</text:span> wrote<text:s text:c="3"/>on the wall.<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>The wall still stands.</text:p></text:note-body></text:note><office:annotation><text:p>A comment.</text:p></office:annotation> It is 10 m<text:span text:style-name="T2">2</text:span> large, see <text:a xlink:href="http://example.org">here</text:a>.</text:p>
<text:p text:style-name="P2">A heading by its style</text:p>
<text:list text:style-name="L1"><text:list-item><text:p>First</text:p><text:list><text:list-item><text:p>Deeper</text:p></text:list-item></text:list></text:list-item><text:list-item><text:p>Second</text:p></text:list-item></text:list>
<text:p text:style-name="P1">The ice does not lie.</text:p>
<table:table><table:table-header-rows><table:table-row><table:table-cell><text:p>Year</text:p></table:table-cell><table:table-cell><text:p>Day</text:p></table:table-cell></table:table-row></table:table-header-rows><table:table-row><table:table-cell><text:p>1790</text:p></table:table-cell><table:table-cell table:number-columns-repeated="1000000000"><text:p>12</text:p></table:table-cell></table:table-row></table:table>
<text:p>Before the picture.<draw:frame><draw:image/><svg:desc>A wall with dates.</svg:desc></draw:frame></text:p>
<text:p text:style-name="Definition_20_Term">Firn</text:p><text:p text:style-name="Definition_20_Definition">Old snow.</text:p>
<text:p text:style-name="Preformatted_20_Text">ice = read()</text:p><text:p text:style-name="Preformatted_20_Text"><text:s text:c="2"/>print(ice)</text:p>`;

describe('an OpenDocument text', async () => {
  const document = await read('ice.odt', odt(BODY, STYLES));

  it('gives its blocks, without deletions and comments', () => {
    expect(outline(document).map((line) => line.slice(0, 70))).toEqual([
      'title: Ice on the lake',
      'navigation paragraph: How it began 3',
      'heading1: How it began',
      'paragraph: In 1790 a pastor wrote on the wall.1 It is 10 m² large, see here.'.slice(0, 70),
      'footnote: The wall still stands.',
      'heading2: A heading by its style',
      'list_item1: First',
      'list_item2: Deeper',
      'list_item1: Second',
      'quote: The ice does not lie.',
      `table: Year | Day\n1790 |${' 12 |'.repeat(200)}`.slice(0, 70),
      'paragraph: Before the picture.',
      'caption: A wall with dates.',
      'list_item1: Firn: Old snow.',
      'code: ice = read()\n  print(ice)',
    ]);
    expect(document.text).not.toMatch(/Deleted|comment/);
  });

  it('marks notes, links and bold words, and knows numbered lists', () => {
    expect(marks(document, document.blocks[3])).toEqual(['strong pastor', 'note_ref 1', 'link here']);
    expect(document.blocks[6]?.list?.ordered).toBe(true);
  });

  it('has its metadata, and no pages', () => {
    expect(document.metadata).toMatchObject({
      title: 'Ice on the lake',
      authors: ['Mara Lindt'],
      language: 'en',
    });
    expect(document.metadata.pages).toBeUndefined();
  });
});

describe('an OpenDocument text of LibreOffice', () => {
  it('is read with its headings, note, table and list', async () => {
    const name = join(import.meta.dirname, '..', 'fixtures', 'documents', 'bicycle.odt');
    const document = await read('bicycle.odt', readFileSync(name));
    expect(document.metadata).toMatchObject({
      title: 'How the bicycle found its shape',
      authors: ['Tomas Arendt'],
    });
    expect(outline(document).filter((line) => /^(?:heading|caption|footnote|table|list)/.test(line))).toEqual(
      [
        'heading1: The running machine',
        'footnote: In other countries it was called the draisine, the hobby horse or the dandy horse.',
        'heading1: Pedals and the high wheel',
        'heading2: The first pedals',
        'heading2: The high bicycle',
        'heading1: The safety bicycle',
        'caption: Models on show in London',
        'table: Year | High bicycles | Safety bicycles\n1887 | 146 | 191\n1889 | 26 | 310\n1891 | 6 | 524',
        'heading1: What changed with it',
        'list_item1: Roads were improved, because cyclists were many and well organized.',
        'list_item1: Dress changed, since long skirts and chains do not go together.',
        'list_item1: Workshops learned to make ball bearings, light steel tubes and air-filled tyres in large numbers.',
      ],
    );
  });
});
