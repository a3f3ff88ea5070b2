import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../src/documents/read-document.ts';
import { readDocuments } from '../../src/documents/read-documents.ts';
import type { Document } from '../../src/kernel/artifacts.ts';
import { type DrawnText, drawPage } from './draw-page.ts';
import { LANGUAGES } from './page-texts.ts';
import { expectSound } from './sound-document.ts';
import { photographed } from './spoil-page.ts';

const PATIENCE = { timeout: 180_000 };
let folder = '';
const at = (name: string) => join(folder, name);
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');

const NOTES = `# Notes on tides\n\nThe sea rises twice a day. It falls in between.\n\n- First point.\n- Second point.\n\n## Why\n\nThe moon pulls at the water, and the earth turns *underneath* it.\n`;
const PLAIN =
  'The harbour was built in 1780. It has silted up since, and only small boats can enter it today.\n';

/** Three pages of a handout; the sentence at the end of the first goes on over the second. */
const HANDOUT: DrawnText[][] = [
  [
    { text: 'Salt marshes', size: 48, weight: 600 },
    {
      text: 'A salt marsh grows where a calm sea meets a low shore. Its plants bear flooding twice a day, and their stems slow the water so that mud settles between them. Storms lose much of their force on the way over it, which is why towns behind a wide marsh can make do with',
      size: 28,
    },
  ],
  [
    {
      text: 'lower walls. A marsh of eighty metres can take half the height from the waves of an ordinary storm, and it asks for no repair.',
      size: 28,
    },
  ],
  [
    { text: 'Where it lives', size: 36, weight: 600 },
    {
      text: 'Cordgrass comes first, on the bare mud. Sea lavender and thrift follow where the ground stands a little higher.',
      size: 28,
    },
  ],
];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'afterword-collection-'));
  writeFileSync(at('notes.md'), NOTES);
  writeFileSync(at('harbour.txt'), PLAIN);
  writeFileSync(at('deutsch.txt'), LANGUAGES.de!);
  copyFileSync(at('notes.md'), at('copy.md'));
  for (const [index, page] of HANDOUT.entries())
    writeFileSync(
      at(`page-${3 - index}.png`),
      await drawPage(page, { width: 1100, height: 560, margin: 70 }),
    );
  writeFileSync(
    at('photo.jpg'),
    await photographed(await drawPage(HANDOUT[2]!, { width: 1100, height: 560, margin: 70 })),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const handout = () => [at('page-3.png'), at('page-2.png'), at('page-1.png')];

describe('several pictures', () => {
  it('are one handout, its pages in the order given', PATIENCE, async () => {
    const progress: [number, number][] = [];
    const document = expectSound(
      await readDocuments(handout(), { onProgress: (done, total) => progress.push([done, total]) }),
    );
    expect(document.source).toMatchObject({ mediaType: 'image', name: 'page-3.png and 2 more' });
    expect(document.metadata).toMatchObject({
      title: 'Salt marshes',
      titleFrom: 'document',
      pages: 3,
      language: 'en',
    });
    expect(document.blocks.map((block) => [block.type, block.page, block.part])).toEqual([
      ['title', 1, 0],
      ['paragraph', 1, 0],
      ['heading', 3, 2],
      ['paragraph', 3, 2],
    ]);
    expect(document.blocks[1]!.text).toContain('can make do with lower walls.');
    expect(document.parts?.map((part) => part.name)).toEqual(['page-3.png', 'page-2.png', 'page-1.png']);
    expect(progress.at(-1)).toEqual([3, 3]);
    expect(document.id).toBe(
      sha256(
        handout()
          .map((path) => sha256(readFileSync(path)))
          .join(''),
      ),
    );
  });

  it('are refused when one of them is broken, and the sentence says which', PATIENCE, async () => {
    writeFileSync(at('broken.png'), readFileSync(at('page-1.png')).subarray(0, 900));
    await expect(readDocuments([at('page-3.png'), at('broken.png')])).rejects.toMatchObject({
      code: 'document_damaged',
      message: expect.stringContaining('broken.png'),
      details: { file: 'broken.png' },
    });
  });
});

describe('files of several kinds', () => {
  const spans = (document: Document) =>
    document.blocks.flatMap((block) =>
      (block.spans ?? []).map((span) => document.text.slice(span.start, span.end)),
    );

  it('are a collection, part after part', PATIENCE, async () => {
    const document = expectSound(await readDocuments([at('harbour.txt'), at('notes.md'), at('photo.jpg')]));
    expect(document.source).toMatchObject({ mediaType: 'collection', name: 'harbour.txt and 2 more' });
    expect(document.metadata).toMatchObject({ title: 'Harbour and 2 more', language: 'en' });
    expect(document.metadata.pages).toBeUndefined();
    expect(document.parts?.map(({ name, mediaType, title }) => [name, mediaType, title])).toEqual([
      ['harbour.txt', 'text', 'Harbour'],
      ['notes.md', 'markdown', 'Notes on tides'],
      ['photo.jpg', 'image', 'Where it lives'],
    ]);
    expect(
      document.blocks.map((block) => [block.part, block.type, block.level, block.text.slice(0, 16)]),
    ).toEqual([
      [0, 'heading', 1, 'Harbour'],
      [0, 'paragraph', undefined, PLAIN.slice(0, 16)],
      [1, 'heading', 1, 'Notes on tides'],
      [1, 'paragraph', undefined, 'The sea rises tw'],
      [1, 'list_item', 1, 'First point.'],
      [1, 'list_item', 1, 'Second point.'],
      [1, 'heading', expect.any(Number), 'Why'],
      [1, 'paragraph', undefined, 'The moon pulls a'],
      [2, 'heading', 1, 'Where it lives'],
      [2, 'paragraph', undefined, 'Cordgrass comes '],
    ]);
    expect(spans(document)).toEqual(['underneath']);
    expect(document.metadata.words).toBe(document.parts!.reduce((sum, part) => sum + part.words, 0));
  });

  it('say which of them is in another language', PATIENCE, async () => {
    const document = expectSound(await readDocuments([at('notes.md'), at('deutsch.txt')]));
    expect(document.metadata.title).toBe('Notes on tides and Deutsch');
    const [first, second] = document.parts!;
    expect([first!.language, second!.language]).toEqual(['en', 'de']);
    expect(
      document.warnings.some((warning) => /is in (?:German|English), most of the source in/.test(warning)),
    ).toBe(true);
  });

  it.each([
    ['a missing one', 'nowhere.pdf', 'document_not_found'],
    ['an empty one', 'empty.txt', 'document_empty'],
    ['a damaged one', 'torn.pdf', 'document_damaged'],
  ])('with %s are refused, the file named', PATIENCE, async (_name, file, code) => {
    writeFileSync(at('empty.txt'), '');
    writeFileSync(at('torn.pdf'), '%PDF-1.5\n nothing follows');
    await expect(readDocuments([at('notes.md'), at(file), at('harbour.txt')])).rejects.toMatchObject({
      code,
      message: expect.stringContaining(file),
      details: { file },
    });
  });

  it('are read once when they are the same', PATIENCE, async () => {
    const document = expectSound(await readDocuments([at('notes.md'), at('copy.md')]));
    const alone = await readDocument(at('notes.md'));
    expect(document.warnings[0]).toBe('copy.md is the same file as notes.md and is read once.');
    expect({ ...document, warnings: [] }).toEqual({ ...alone, warnings: [] });
  });

  it('are given up on demand', PATIENCE, async () => {
    const controller = new AbortController();
    const reading = readDocuments([at('notes.md'), at('harbour.txt')], { signal: controller.signal });
    controller.abort();
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('one file, or none', () => {
  it('is read as it is alone', PATIENCE, async () => {
    expect(await readDocuments([at('notes.md')])).toEqual(await readDocument(at('notes.md')));
  });

  it('is a fault of the call', async () => {
    await expect(readDocuments([])).rejects.toMatchObject({ code: 'usage' });
  });
});
