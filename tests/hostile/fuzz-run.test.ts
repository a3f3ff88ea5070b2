import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fuzz } from '../../fuzz/fuzz.ts';
import { judgeAnswer } from '../../fuzz/judge.ts';
import { mutated } from '../../fuzz/mutate.ts';
import { Random } from '../../fuzz/random.ts';
import { SEEDS } from '../../fuzz/seeds.ts';
import { depth } from '../house/depth.ts';

const INPUTS = depth(40, 120);

/* A short run of what `npm run fuzz` does at length. */
describe('mutated fixtures', () => {
  it('give every reader nothing but documents and documented errors', async () => {
    const report = await fuzz(SEEDS, { inputs: INPUTS, seed: 20_261_120, wholeEvery: 12, jobs: 2 });
    expect(report.findings.map(({ reader, input, finding }) => ({ reader, input, finding }))).toEqual([]);
    const readers = new Set([...report.outcomes.keys()]);
    expect([...readers].sort()).toEqual(SEEDS.map(({ reader }) => reader).sort());
    const outcomes = [...report.outcomes.values()].flatMap((found) => [...found]);
    expect(outcomes.reduce((sum, [, count]) => sum + count, 0)).toBe(INPUTS);
  });

  it('are the same for the same seed, and differ from their file', () => {
    for (const { files, zip } of SEEDS) {
      const file = new Uint8Array(readFileSync(files[0]!));
      const twice = [1, 1, 2].map((seed) =>
        Buffer.from(mutated(file, zip ?? false, new Random(seed))).toString('hex'),
      );
      expect(twice[0]).toBe(twice[1]);
      expect(twice[0]).not.toBe(twice[2]);
      expect(twice[0]).not.toBe(Buffer.from(file).toString('hex'));
    }
  });
});

describe('the judge', () => {
  it('finds what must not be', () => {
    expect(judgeAnswer({ death: 'the process ended' }).finding).toBe('the process ended');
    expect(judgeAnswer({ error: { code: 'internal', message: 'Oh no.' } }).finding).toBe('internal: Oh no.');
    expect(judgeAnswer({ error: { code: 'document_damaged', message: 'broken' } }).finding).toBe(
      'no sentence: broken',
    );
    expect(
      judgeAnswer({ error: { code: 'document_damaged', message: 'This is broken.' } }).finding,
    ).toBeNull();
    const text = 'One.';
    const block = { id: 'b1', type: 'paragraph' as const, role: 'body' as const, start: 0, end: 4, text };
    const document = {
      version: 1 as const,
      id: '0'.repeat(64),
      source: { name: 'a', mediaType: 'text' as const, bytes: 4 },
      metadata: { title: 'a', titleFrom: 'file_name' as const, authors: [], language: 'en', words: 1 },
      text,
      blocks: [block],
      sentences: [{ id: 's1', blockId: 'b1', start: 0, end: 4, raw: text }],
      warnings: [],
    };
    expect(judgeAnswer({ document }).finding).toBeNull();
    const edited = { ...document, sentences: [{ ...document.sentences[0]!, raw: 'Two.' }] };
    expect(judgeAnswer({ document: edited }).finding).toBe('s1 is not where it says');
  });
});
