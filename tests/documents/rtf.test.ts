import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { marks, outline, read } from './read.ts';

const HEAD = String.raw`{\rtf1\ansi\ansicpg1252\deflang1033{\fonttbl{\f0\fcharset0 Serif;}{\f1\fcharset204 Cyr;}{\f2\fcharset2 Symbol;}}
{\colortbl;\red0\green0\blue0;}{\stylesheet{\s0 Normal;}{\s1\outlinelevel0 heading 1;}{\s2\sbasedon1 My heading;}{\s3 Title;}{\s4 Quote;}{\*\cs10 Default Paragraph Font;}}
{\info{\title Ice on the lake}{\author Mara Lindt; Jon Ek}{\operator Nobody}}{\header\pard Page header\par}`;

const BODY = String.raw`
\pard\s3 Ice on the lake\par
\pard\s1 How it began\par
\pard\plain In 1790 a {\b pastor} wrote \'ablfrozen\'bb: caf\'e9, na\u239?ve, \u8211\'96 dash.{\super\chftn}{\*\footnote\pard\plain {\super\chftn} The wall \i still\i0  stands.\par} It has 10 m{\super 2}.{\v hidden}{\deleted gone}\par
\pard\s2 By its parent\par
\pard{\f1 \'cc\'e8\'f0.}\par
{\field{\*\fldinst HYPERLINK "http://example.org"}{\fldrslt A link}} here.\par
\pard\ls1\ilvl0{\listtext\tab 1.\tab}First\par
\ilvl1{\listtext\tab\'b7\tab}Deeper\par
\pard\fi-360\li360 \bullet\tab Typed bullet\par
\pard\s4 The ice does not lie.\par
\trowd\trhdr\cellx100\cellx200\pard\intbl Year\cell Day\cell\row
\trowd\cellx100\cellx200\pard\intbl 1790\cell Twelve\par and a half\cell\row
\pard{\pict\wmetafile8 0102030405}{\*\unknowndest {\b no}}After\~the table \{braces\} and a back\\slash.\par
{\upr{Bad}{\*\ud{Good \u9731?}}}\par}`;

describe('RTF', async () => {
  const document = await read('ice.rtf', HEAD + BODY);

  it('gives paragraphs, headings, lists, tables and notes', () => {
    expect(outline(document)).toEqual([
      'title: Ice on the lake',
      'heading1: How it began',
      'paragraph: In 1790 a pastor wrote «lfrozen»: café, naïve, – dash.1 It has 10 m².',
      'footnote: The wall still stands.',
      'heading1: By its parent',
      'paragraph: Мир.',
      'paragraph: A link here.',
      'list_item1: First',
      'list_item2: Deeper',
      'list_item1: Typed bullet',
      'quote: The ice does not lie.',
      'table: Year | Day\n1790 | Twelve and a half',
      'paragraph: After the table {braces} and a back\\slash.',
      'paragraph: Good ☃',
    ]);
  });

  it('marks words, links and notes', () => {
    expect(marks(document, document.blocks[2])).toEqual(['strong pastor', 'note_ref 1']);
    expect(marks(document, document.blocks[3])).toEqual(['emphasis still']);
    expect(marks(document, document.blocks[6])).toEqual(['link A link']);
    expect(document.blocks[7]?.list?.ordered).toBe(true);
    expect(document.blocks[9]?.list?.ordered).toBe(false);
  });

  it('has its metadata', () => {
    expect(document.metadata).toMatchObject({ title: 'Ice on the lake', authors: ['Mara Lindt', 'Jon Ek'] });
  });
});

describe('RTF of other programs', () => {
  it('of LibreOffice is read', async () => {
    const file = join(import.meta.dirname, '..', 'fixtures', 'documents', 'bread.rtf');
    const document = await read('bread.rtf', readFileSync(file));
    expect(
      outline(document)
        .filter((line) => !line.startsWith('paragraph'))
        .map((line) => line.slice(0, 60)),
    ).toEqual([
      'title: What happens in dough',
      'front_matter paragraph: Clara Benning',
      'heading1: Flour and water',
      'footnote: Bakers who hardly knead usually fold the dough a few times'.slice(0, 60),
      'heading1: Yeast at work',
      'heading2: Warm or cold',
      'heading1: In the oven',
      'list_item1: The gas in the bubbles expands, and the yeast works '.slice(0, 60),
      'list_item1: At about 60 degrees the yeast dies.',
      'list_item1: At 70 degrees the starch takes up water and sets, and the'.slice(0, 60),
      'list_item1: At the surface the water is gone, the temperature passes'.slice(0, 60),
      'heading1: Why bread goes stale',
    ]);
  });

  it('without styles has its headings by their size', async () => {
    const line = 'The lake lies high above the valley and freezes every winter for a while.';
    const rtf = String.raw`{\rtf1\ansi\fs24 {\fs48 Ice}\par {\fs32 Snow}\par ${line}\par {\fs32 Rain}\par ${line}\par}`;
    expect(outline(await read('plain.rtf', rtf))).toEqual([
      'title: Ice',
      'heading1: Snow',
      `paragraph: ${line}`,
      'heading1: Rain',
      `paragraph: ${line}`,
    ]);
  });
});
