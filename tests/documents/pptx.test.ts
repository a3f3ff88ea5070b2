import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { container, paragraph, placeholder, pptx, textBox } from './containers.ts';
import { marks, outline, read } from './read.ts';

const fixtures = join(import.meta.dirname, '..', 'fixtures', 'documents');

const level2 = '<a:pPr lvl="1"/>';
const plain = '<a:pPr><a:buNone/></a:pPr>';
const numbered = '<a:pPr><a:buAutoNum type="arabicPeriod"/></a:pPr>';

const DECK = pptx(
  [
    {
      layout: 'title',
      shapes: placeholder('ctrTitle', 'Ice on the lake') + placeholder('subTitle', 'Mara Lindt'),
    },
    {
      shapes:
        placeholder('ftr', 'Institute of Ice') +
        textBox('Right column.', 5000, 3000) +
        textBox('Left column, below.', 0, 4000) +
        placeholder(
          'body',
          `${paragraph('Ice begins at the shore', '')}${paragraph('It is *thin*', level2)}${paragraph('A line without a bullet.', plain)}${paragraph('First', numbered)}`,
          'y="1000"',
        ) +
        placeholder('title', 'How ice forms'),
      notes: 'The first ice is clear, and it carries nobody.',
    },
    { shapes: placeholder('title', 'Secret'), attributes: 'show="0"' },
    { shapes: placeholder('title', 'How ice forms (2/2)') + textBox('It goes on.', 0, 3000) },
    {
      shapes: `${placeholder('title', 'Dates')}<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="t"/><p:nvPr/></p:nvGraphicFramePr><a:graphic><a:graphicData><a:tbl><a:tblPr firstRow="1"/><a:tr><a:tc><a:txBody>${paragraph('Year')}</a:txBody></a:tc><a:tc><a:txBody>${paragraph('Day')}</a:txBody></a:tc></a:tr><a:tr><a:tc><a:txBody>${paragraph('1790')}</a:txBody></a:tc><a:tc><a:txBody>${paragraph('12')}</a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame><p:pic><p:nvPicPr><p:cNvPr id="5" name="Picture 4" descr="The wall with its dates."/><p:nvPr/></p:nvPicPr></p:pic><p:pic><p:nvPicPr><p:cNvPr id="6" name="Picture 5" descr="wall.jpg"/><p:nvPr/></p:nvPicPr></p:pic>`,
    },
    { shapes: placeholder('title', 'Thank you!') + textBox('mara@example.org', 0, 3000) },
  ],
  { 1: 'Formation', 4: 'Records' },
);

describe('a presentation', async () => {
  const document = await read('ice.pptx', DECK);

  it('gives slides in the order they are shown, with sections above them and notes after them', () => {
    expect(document.blocks.map((block, index) => `${block.page} ${outline(document)[index]}`)).toEqual([
      '1 title: Ice on the lake',
      '1 front_matter paragraph: Mara Lindt',
      '2 heading1: Formation',
      '2 heading2: How ice forms',
      '2 list_item1: Ice begins at the shore',
      '2 list_item2: It is *thin*',
      '2 paragraph: A line without a bullet.',
      '2 list_item1: First',
      '2 paragraph: Left column, below.',
      '2 paragraph: Right column.',
      '2 paragraph: The first ice is clear, and it carries nobody.',
      '4 paragraph: It goes on.',
      '5 heading1: Records',
      '5 heading2: Dates',
      '5 table: Year | Day\n1790 | 12',
      '5 caption: The wall with its dates.',
      '6 back_matter heading2: Thank you!',
      '6 back_matter paragraph: mara@example.org',
    ]);
  });

  it('tells numbered lists from others', () => {
    const lists = document.blocks.filter((block) => block.type === 'list_item').map((block) => block.list);
    expect(lists).toEqual([
      { id: 'l1', ordered: false },
      { id: 'l1', ordered: false },
      { id: 'l2', ordered: true },
    ]);
  });

  it('says what was left out and what was added', () => {
    expect(document.warnings).toEqual([
      'One hidden slide was left out (3).',
      'One slide has speaker notes; they follow its text.',
    ]);
    expect(document.metadata).toMatchObject({
      title: 'Ice on the lake',
      titleFrom: 'document',
      pages: 6,
      language: 'en',
    });
  });
});

describe('presentations of other programs', () => {
  it('reads one of pandoc', async () => {
    const document = await read('glacier.pptx', readFileSync(join(fixtures, 'glacier-flow.pptx')));
    expect(outline(document).filter((line) => line.startsWith('heading'))).toEqual([
      'heading1: Ice that flows',
      'heading2: A glacier is a slow river',
      'heading2: Two ways of moving',
      'heading2: Where the water comes from',
      'heading1: What a glacier leaves behind',
      'heading2: Zones of a glacier',
      'heading2: Traces in the valley',
      'heading2: Why it matters',
    ]);
    expect(document.metadata).toMatchObject({
      title: 'How glaciers move',
      authors: ['Helen Marsh'],
      pages: 10,
    });
    const notes = document.blocks.filter((block) => block.type === 'paragraph' && block.role === 'body');
    expect(notes).toHaveLength(6);
  });

  it.each(['reefs.pptx', 'reefs.odp'])('reads one of LibreOffice: %s', async (name) => {
    const document = await read(name, readFileSync(join(fixtures, name)));
    expect(document.source.mediaType).toBe(name.split('.')[1]);
    expect(outline(document)).toEqual([
      'title: Reefs in Warm Water',
      'front_matter paragraph: Ana Duarte',
      'heading1: Why reefs matter',
      'heading1: What a reef is',
      'list_item1: A reef is built by small animals',
      'list_item1: They live with algae',
      'list_item2: The algae feed them',
      'list_item1: The skeleton stays behind',
      'paragraph: A reef is the slowest building that we know of. It takes a colony about a year to grow one centimetre.',
      'heading1: Where reefs grow',
      'paragraph: Warm water',
      'list_item1: Red Sea',
      'list_item1: Coral Sea',
      'paragraph: Cold water',
      'list_item1: Norway',
      'heading1: Growth',
      'table: Kind | Growth\nBranching | 10 cm\nMassive | 1 cm',
    ]);
    expect(marks(document, document.blocks[4])).toEqual(['strong small animals']);
  });
});

describe('an OpenDocument presentation', () => {
  it('whose title place holds a table keeps it a table', async () => {
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    const table = `<table:table><table:table-row>${cell('Kind')}${cell('Growth')}</table:table-row><table:table-row>${cell('Massive')}${cell('1 cm')}</table:table-row></table:table>`;
    const slide = `<draw:page><draw:frame presentation:class="title">${table}</draw:frame><draw:frame svg:y="4cm"><draw:text-box><text:p>Reefs grow slowly.</text:p></draw:text-box></draw:frame></draw:page>`;
    const document = await read(
      'place.odp',
      container({
        mimetype: 'application/vnd.oasis.opendocument.presentation',
        'content.xml': `<office:document-content><office:body><office:presentation>${slide}</office:presentation></office:body></office:document-content>`,
      }),
    );
    expect(outline(document)).toEqual([
      'table: Kind | Growth\nMassive | 1 cm',
      'paragraph: Reefs grow slowly.',
    ]);
  });
});
