import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/documents/read-document.ts';
import { makeTextPdf } from '../hostile/make-pdf.ts';
import { marks, read } from './read.ts';
import { expectSound } from './sound-document.ts';

const fixture = (name: string) => join(import.meta.dirname, '..', 'fixtures', 'documents', name);

describe('a paper in two columns', async () => {
  const document = expectSound(await readDocument(fixture('street-trees.pdf')));
  const body = document.blocks.filter((block) => block.role === 'body');

  it('is read column by column', () => {
    const order = [
      '1 Introduction',
      '2 Methods',
      '2.1 Study area',
      '2.2 Measurements',
      '2.3 Analysis',
      '3 Results',
      '3.1 Afternoon',
      '3.2 Night',
      '3.3 Soil moisture',
      '4 Discussion',
      '4.1 Why shade is not enough',
      '4.2 Narrow streets',
      '4.3 Limitations',
      '5 Conclusions',
    ];
    expect(body.filter((block) => block.type === 'heading').map((block) => block.text)).toEqual(order);
  });

  it('has its title over two lines, its authors apart from the text, and its metadata', () => {
    expect(document.blocks[0]).toMatchObject({
      type: 'title',
      text: 'Street trees and summer air temperature in a compact town: a one-season field study',
    });
    expect(
      document.blocks
        .filter((block) => block.role === 'front_matter')
        .map((block) => block.text.slice(0, 10)),
    ).toEqual(['Marit Holm', 'Daniel Ose', '1Departmen', 'Keywords: ']);
    expect(document.metadata).toMatchObject({
      authors: ['Marit Holm', 'Daniel Osei'],
      pages: 3,
      language: 'en',
    });
  });

  it('has whole paragraphs: none starts or stops inside a sentence', () => {
    const paragraphs = body.filter((block) => block.type === 'paragraph');
    expect(paragraphs.length).toBeGreaterThan(20);
    expect(
      paragraphs.filter((block) => /^\p{Ll}/u.test(block.text) || !/[.:?](?:\d|\[\d\])?$/.test(block.text)),
    ).toEqual([]);
  });

  it('mends words broken at line ends', () => {
    expect(document.text).not.toMatch(/\p{Ll}- \p{Ll}/u);
  });

  it('keeps captions, tables and notes out of paragraphs', () => {
    expect(body.filter((block) => block.type === 'caption').map((block) => block.text.slice(0, 8))).toEqual([
      'Table 1:',
      'Figure 1',
    ]);
    expect(body.find((block) => block.type === 'table')?.table?.rows).toContainEqual([
      'under 10%',
      '28.7',
      '18.2',
      '10.5',
    ]);
    expect(body.filter((block) => block.type === 'footnote').map((block) => block.text.slice(0, 17))).toEqual(
      ['A shaded pavement', 'The trenches were'],
    );
    const noted = body.find((block) =>
      block.text.includes('a cool pavement is not the same as a cool street'),
    );
    expect(marks(document, noted)).toContain('note_ref 1');
  });

  it('leaves running heads and page numbers out', () => {
    expect(document.text).not.toMatch(/^\d$/m);
  });
});

describe('a report with a title page, an imprint and contents', async () => {
  const document = expectSound(await readDocument(fixture('water-reuse.pdf')));

  it('marks them as what they are', () => {
    const roles = new Map(document.blocks.map((block) => [block.text, block.role]));
    expect(roles.get('June 2024')).toBe('front_matter');
    expect(roles.get('ISBN 000-0-0000-0000-0')).toBe('copyright');
    expect(roles.get('Contents')).toBe('navigation');
    expect(
      document.blocks.filter((block) => block.page === 3).every((block) => block.role === 'navigation'),
    ).toBe(true);
    expect(
      document.blocks.filter((block) => block.page === 20).every((block) => block.role === 'references'),
    ).toBe(true);
  });

  it('has tables with their cells in place', () => {
    const [, second] = document.blocks.filter((block) => block.type === 'table' && block.role === 'body');
    expect(second?.table?.header).toEqual(['Place', 'Since', 'Form', 'Share of demand']);
    expect(second?.table?.rows[1]).toEqual([
      'Orange County',
      '1976',
      'indirect potable, aquifer',
      'about a third',
    ]);
  });

  it('leaves the running head of its pages out', () => {
    expect(
      document.blocks.filter((block) => /Report WR-24-07$/.test(block.text) && (block.page ?? 0) > 2),
    ).toEqual([]);
  });
});

describe('a chapter in DOCX', async () => {
  const document = expectSound(await readDocument(fixture('immune-memory.docx')));

  it('has headings by style, lists, a table and its notes', () => {
    expect(document.blocks[0]).toMatchObject({ type: 'title', text: 'Chapter 9: How the body remembers' });
    expect(document.blocks.filter((block) => block.type === 'heading' && block.level === 2).length).toBe(7);
    expect(document.blocks.filter((block) => block.list?.ordered === false).length).toBe(10);
    expect(document.blocks.find((block) => block.type === 'table')?.table?.header[0]).toBe('Kind of vaccine');
    expect(document.blocks.at(-1)).toMatchObject({ type: 'footnote', role: 'body' });
  });

  it('joins terms and definitions, and keeps questions apart', () => {
    expect(document.blocks.map((block) => block.text)).toContain(
      'antigen: the part of a molecule that a lymphocyte’s receptor recognises',
    );
    expect(document.blocks.filter((block) => block.role === 'back_matter').length).toBe(6);
  });
});

describe('running heads', () => {
  const page = (number: number) => [
    'A Report on Ice',
    ...Array.from(
      { length: 44 },
      (_, line) =>
        `Line ${line} of page ${number} says that the ice was thick and that it held for ${number * 45 + line} days.`,
    ),
    `${number}`,
  ];

  it('go, whatever number they carry', async () => {
    const { text } = await read('report.pdf', makeTextPdf([1, 2, 3, 4, 5].map(page)));
    expect(text).not.toContain('A Report on Ice');
    expect(text).toContain('Line 43 of page 5');
    expect(text).not.toMatch(/days\. 3(?: |$)/m);
  });
});
