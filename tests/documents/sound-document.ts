import { expect } from 'vitest';
import type { Document } from '../../src/kernel/artifacts.ts';

/** What holds of every Document, whatever it was read from. */
export function expectSound(value: unknown): Document {
  const document = value as Document;
  expect(document.version).toBe(1);
  expect(document.id).toMatch(/^[0-9a-f]{64}$/);
  expect(document.text).toBe(document.text.normalize('NFC'));
  expect(document.blocks.map((block) => block.text).join('\n\n')).toBe(document.text);
  expectSoundBlocks(document);
  expectSoundSentences(document);
  return document;
}

function expectSoundBlocks(document: Document): void {
  const faults = document.blocks.flatMap((block) => {
    const spans = block.spans ?? [];
    return [
      block.text === document.text.slice(block.start, block.end) ? [] : [`${block.id} is not where it says`],
      block.text.trim() === block.text && block.text !== '' ? [] : [`${block.id} is empty or has loose ends`],
      /[^\S ]| {2}/.test(block.text) && !['table', 'code', 'formula'].includes(block.type)
        ? [`${block.id} has loose white space`]
        : [],
      spans.every((span) => block.start <= span.start && span.start < span.end && span.end <= block.end)
        ? []
        : [`${block.id} has a span outside`],
    ].flat();
  });
  expect(faults).toEqual([]);
  expect(new Set(document.blocks.map((block) => block.id)).size).toBe(document.blocks.length);
}

function expectSoundSentences(document: Document): void {
  const blocks = new Map(document.blocks.map((block) => [block.id, block]));
  let end = 0;
  const faults: string[] = [];
  for (const sentence of document.sentences) {
    const block = blocks.get(sentence.blockId);
    if (sentence.raw !== document.text.slice(sentence.start, sentence.end))
      faults.push(`${sentence.id} is not where it says`);
    if (!block || sentence.start < block.start || sentence.end > block.end)
      faults.push(`${sentence.id} is outside its block`);
    if (sentence.start < end) faults.push(`${sentence.id} begins before the one before it ends`);
    if (sentence.raw.trim() !== sentence.raw || sentence.raw === '')
      faults.push(`${sentence.id} has loose ends`);
    end = sentence.end;
  }
  expect(faults).toEqual([]);
}
