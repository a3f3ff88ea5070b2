import { describe, expect, it } from 'vitest';
import { everyNth } from '../house/depth.ts';
import { drawPage } from './draw-page.ts';
import { characterErrorRate, drawnText, LANGUAGES, STREET_TREES } from './page-texts.ts';
import { readConfined } from './read.ts';
import { noisy, photographed, turnedBy } from './spoil-page.ts';

/*
 * Pages are drawn from known text, spoiled, and read the whole way through the confined process.
 * What is asserted is the character error rate of what a script would be written from.
 */
const PATIENCE = 180_000;
/** At most so many edits for each character, after preparation. */
const AIM = 0.02;

const clean = drawPage(STREET_TREES);
const halved = STREET_TREES.map((one) => ({ ...one, size: one.size / 2 }));
const paragraphs = [STREET_TREES[1]!, STREET_TREES[2]!, STREET_TREES[3]!].map((one) => ({
  ...one,
  size: 26,
}));
const columns = [...paragraphs, ...paragraphs];

const conditions: [name: string, make: () => Promise<Buffer>, drawn?: string][] = everyNth(6, [
  ['clean', () => clean],
  ['small (13 pixels)', () => drawPage(halved, { width: 620, height: 500, margin: 50 })],
  ['turned by 3 degrees', async () => turnedBy(await clean, 3)],
  ['turned by 12 degrees', async () => turnedBy(await clean, 12)],
  ['turned by 180 degrees', async () => turnedBy(await clean, 180)],
  ['turned by 266 degrees', async () => turnedBy(await clean, 266)],
  ['noisy', async () => noisy(await clean, 32, 0.02)],
  ['low contrast', () => drawPage(STREET_TREES, { ink: '#b4b4b4', paper: '#d2d2d2' })],
  ['light on dark', () => drawPage(STREET_TREES, { ink: '#e8e8e8', paper: '#1a1a1a' })],
  ['photographed by lamp light', async () => photographed(await clean)],
  ['two columns', () => drawPage(columns, { columns: 2, height: 900 }), drawnText(columns)],
]);

describe('a picture of a page', () => {
  it.each(conditions)(
    '%s',
    async (name, make, drawn = drawnText(STREET_TREES)) => {
      const document = await readConfined('page.png', await make());
      const body = document.blocks.filter((block) => block.role === 'body');
      const rate = characterErrorRate(body.map((block) => block.text).join(' '), drawn);
      const confidence = Math.min(...body.map((block) => block.confidence ?? 0));
      console.log(`${name}: ${(rate * 100).toFixed(2)} % of characters wrong, confidence ${confidence}`);
      expect(rate).toBeLessThan(AIM);
      expect(confidence).toBeGreaterThan(0.8);
      expect(document.source.mediaType).toBe('image');
      expect(document.metadata).toMatchObject({ language: 'en', pages: 1 });
      expect(document.warnings).toEqual([]);
    },
    PATIENCE,
  );

  it('has its heading for a title and its paragraphs whole', { timeout: PATIENCE }, async () => {
    const document = await readConfined('IMG_2041.png', await turnedBy(await clean, 2));
    expect(document.metadata).toMatchObject({ title: 'Trees in the street', titleFrom: 'document' });
    expect(document.blocks.map((block) => [block.type, block.page])).toEqual([
      ['title', 1],
      ['paragraph', 1],
      ['paragraph', 1],
      ['paragraph', 1],
    ]);
  });
});

describe('the language of a picture', () => {
  it.each(everyNth(4, Object.entries(LANGUAGES)))(
    '%s is told and read with its own letters',
    async (language, text) => {
      const document = await readConfined('page.png', await drawPage([{ text, size: 28 }], { height: 620 }));
      expect(document.metadata.language).toBe(language);
      const rate = characterErrorRate(document.text.replace(/\s+/g, ' '), text);
      console.log(`${language}: ${(rate * 100).toFixed(2)} % of characters wrong`);
      expect(rate).toBeLessThan(AIM);
      expect(document.warnings).toEqual([]);
    },
    PATIENCE,
  );
});
