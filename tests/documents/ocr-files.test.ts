import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/documents/read-document.ts';
import { readDocuments } from '../../src/documents/read-documents.ts';
import { itDeep } from '../house/depth.ts';
import { drawPage } from './draw-page.ts';
import { characterErrorRate, drawnText, LANGUAGES, STREET_TREES } from './page-texts.ts';
import { readConfined } from './read.ts';
import { A4, fullPage, makeScannedPdf } from './scanned-pdf.ts';
import { expectSound } from './sound-document.ts';
import { turnedBy } from './spoil-page.ts';

const PATIENCE = { timeout: 180_000 };
const fixture = (name: string) => join(import.meta.dirname, '..', 'fixtures', 'documents', name);
/** The proportions of A4, so that the page is not stretched. */
const a4 = drawPage(STREET_TREES, { width: 1240, height: 1754 });
const untitled = drawPage(STREET_TREES.slice(1), { width: 1240, height: 1754 });

describe('kinds of pictures', () => {
  const kinds: [string, (png: Buffer) => Promise<Buffer>][] = [
    [
      'JPEG that EXIF says to turn',
      async (png) =>
        sharp(await turnedBy(png, 270))
          .jpeg()
          .withMetadata({ orientation: 6 })
          .toBuffer(),
    ],
    ['JPEG in four inks', (png) => sharp(png).toColourspace('cmyk').jpeg().toBuffer()],
    ['WebP', (png) => sharp(png).webp({ quality: 60 }).toBuffer()],
    ['TIFF', (png) => sharp(png).tiff().toBuffer()],
    ['GIF', (png) => sharp(png).gif().toBuffer()],
    ['AVIF', (png) => sharp(png).avif({ effort: 2 }).toBuffer()],
    [
      'PNG of 16 bits with transparency',
      (png) => sharp(png).ensureAlpha().toColourspace('rgb16').png().toBuffer(),
    ],
  ];

  // Each as a page of one document: the child and its language data are loaded once for all of them.
  it('are decoded and turned upright, a page each', PATIENCE, async () => {
    const sentences = STREET_TREES.slice(1).flatMap(({ text }) => text.split(/(?<=\.) /));
    const drawn = kinds.map((_, index) => sentences[index]!);
    const folder = mkdtempSync(join(tmpdir(), 'afterword-kinds-'));
    try {
      const paths = kinds.map((_, index) => join(folder, `page-${index}.bin`));
      for (const [index, [, make]] of kinds.entries())
        writeFileSync(
          paths[index]!,
          await make(await drawPage([{ text: drawn[index]!, size: 28 }], { height: 480 })),
        );
      const document = expectSound(await readDocuments(paths));
      expect(document.source.mediaType).toBe('image');
      for (const [index, [name]] of kinds.entries()) {
        const blocks = document.blocks.filter((block) => block.role === 'body' && block.part === index);
        const rate = characterErrorRate(blocks.map((block) => block.text).join(' '), drawn[index]!);
        expect(rate, name).toBeLessThan(0.02);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('HEIC', PATIENCE, async () => {
    const document = expectSound(await readDocument(fixture('two-tides.heic')));
    expect(document.metadata.title).toBe('Two tides a day');
    expect(document.blocks[1]!.text).toBe(
      'The moon pulls the sea towards it, and the earth turns underneath. Most coasts therefore see high water twice in a little under twenty-five hours.',
    );
  });
});

describe('a scanned PDF', () => {
  it('is read page by page, a paragraph joined over the page break', PATIENCE, async () => {
    const pages: number[] = [];
    const document = expectSound(
      await readDocument(fixture('salt-marsh-scan.pdf'), { onProgress: (done) => pages.push(done) }),
    );
    expect(document.metadata).toMatchObject({ title: 'Salt marshes', pages: 2, language: 'en' });
    expect(document.blocks.map((block) => [block.type, block.page])).toEqual([
      ['title', 1],
      ['paragraph', 1],
      ['paragraph', 1],
      ['heading', 2],
      ['paragraph', 2],
    ]);
    expect(document.blocks[2]!.text).toContain('can make do with lower walls.');
    expect(document.blocks.every((block) => (block.confidence ?? 0) > 0.8)).toBe(true);
    expect(pages.at(-1)).toBe(2);
  });

  itDeep('keeps its pages of text and recognises the others, strips and turned pages too', async () => {
    const page = await a4;
    const printed = Array.from(
      { length: 12 },
      (_, line) => `Line ${line + 1} of a page that was never scanned, with words enough to be text.`,
    );
    const upper = await sharp(page).extract({ left: 0, top: 0, width: 1240, height: 877 }).toBuffer();
    const lower = await sharp(page).extract({ left: 0, top: 877, width: 1240, height: 877 }).toBuffer();
    const half = A4.height / 2;
    const pdf = await makeScannedPdf([
      { lines: printed },
      {
        pictures: [
          { bytes: upper, x: 0, y: half, width: A4.width, height: half },
          { bytes: lower, x: 0, y: 0, width: A4.width, height: half },
        ],
      },
      { pictures: [fullPage(await turnedBy(await untitled, 180))], rotate: 180 },
      {},
    ]);
    const document = await readConfined('mixed.pdf', pdf);
    expect(document.metadata.pages).toBe(4);
    const on = (number: number) => document.blocks.filter((block) => block.page === number);
    expect(
      on(1)
        .map((block) => block.text)
        .join(' '),
    ).toBe(printed.join(' '));
    expect(on(1).some((block) => block.confidence !== undefined)).toBe(false);
    const rate = (number: number, drawn: string) =>
      characterErrorRate(
        on(number)
          .map((block) => block.text)
          .join(' '),
        drawn,
      );
    expect(rate(2, drawnText(STREET_TREES))).toBeLessThan(0.02);
    expect(rate(3, drawnText(STREET_TREES.slice(1)))).toBeLessThan(0.02);
    expect(document.warnings).toEqual([expect.stringMatching(/^Page 4 has no text/)]);
  });

  itDeep('replaces a text layer that is no words of any language', async () => {
    const garbage = Array.from(
      { length: 20 },
      () => 'tl|e ^la~t 0f 1hc r1v3r w@s c0v|red 8y th~ s4nd a|ld m0d',
    );
    const pdf = await makeScannedPdf([{ lines: garbage, pictures: [fullPage(await a4)] }]);
    const document = await readConfined('again.pdf', pdf);
    // The old layer is not painted in the picture that is read: its words are gone.
    expect(characterErrorRate(document.text.replace(/\s+/g, ' '), drawnText(STREET_TREES))).toBeLessThan(
      0.02,
    );
  });

  it('of no pages but empty ones is refused', PATIENCE, async () => {
    await expect(readConfined('empty.pdf', await makeScannedPdf([{}, {}]))).rejects.toMatchObject({
      code: 'document_empty',
    });
  });

  it('is given up on demand', PATIENCE, async () => {
    const controller = new AbortController();
    const reading = readDocument(fixture('salt-marsh-scan.pdf'), {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
  });

  itDeep('has no more pages recognised than the limit', async () => {
    const document = await readDocument(fixture('salt-marsh-scan.pdf'), { limits: { recognisedPages: 1 } });
    expect(document.metadata.pages).toBe(2);
    expect(new Set(document.blocks.map((block) => block.page))).toEqual(new Set([1]));
    expect(document.warnings.join(' ')).toMatch(/Only the first 1 scanned pages were recognised; 1 more/);
  });

  itDeep('loses only the page that takes too long', async () => {
    await expect(
      readDocument(fixture('salt-marsh-scan.pdf'), { limits: { recogniseSeconds: 0.01 } }),
    ).rejects.toMatchObject({ code: 'document_empty' });
  });
});

describe('the language of a picture', () => {
  it('is the one that the caller names', PATIENCE, async () => {
    const page = await drawPage([{ text: LANGUAGES.de!, size: 28 }], { height: 620 });
    const folder = mkdtempSync(join(tmpdir(), 'afterword-language-'));
    try {
      writeFileSync(join(folder, 'seite.png'), page);
      const document = await readDocument(join(folder, 'seite.png'), { languages: ['de-AT'] });
      expect(characterErrorRate(document.text, LANGUAGES.de!)).toBeLessThan(0.02);
      await expect(readDocument(join(folder, 'seite.png'), { languages: ['pl'] })).rejects.toMatchObject({
        code: 'ocr_language_missing',
        message: expect.stringContaining('npm install @tesseract.js-data/pol'),
        details: { language: 'pl', package: '@tesseract.js-data/pol' },
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  itDeep('without data is read as far as it goes, with the remedy', async () => {
    const polish =
      'Drzewa chłodzą miasto na dwa sposoby. Ich korony osłaniają bruk przed słońcem, a woda, która paruje z liści, odbiera powietrzu ciepło. W upalne popołudnie pod rzędem starych lip może być o trzy stopnie chłodniej niż nad gołym asfaltem, co każdy przechodzień od razu czuje.';
    const document = await readConfined(
      'strona.png',
      await drawPage([{ text: polish, size: 28 }], { height: 620 }),
    );
    expect(document.warnings.join(' ')).toContain('`npm install @tesseract.js-data/pol`');
  });
});
