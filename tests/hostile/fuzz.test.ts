import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../src/kernel/errors.ts';
import { expectSound } from '../documents/sound-document.ts';
import { DEEP } from '../house/depth.ts';
import { makeTextPdf } from './make-pdf.ts';
import { makeDocx } from './make-zip.ts';
import { ManyReader } from './read-many.ts';

const SENTENCES = [
  'The harbour froze in January.',
  'Nobody had seen that before (see Fig. 2).',
  'Boats lay in the ice for weeks.',
];

/** Small whole documents, one of each kind. */
const SEEDS: Record<string, Buffer> = {
  'seed.pdf': makeTextPdf([SENTENCES, [...SENTENCES].reverse()]),
  'seed.docx': makeDocx(SENTENCES),
  'seed.html': Buffer.from(
    `<!doctype html><html lang="en"><body><h1>Ice</h1><p>${SENTENCES.join('</p><p>')}</p><table><tr><th>a</th><td>b</td></tr></table></body></html>`,
  ),
  'seed.md': Buffer.from(
    `# Ice\n\n${SENTENCES.join(' ')}[^1]\n\n- *one*\n- **two** $x^2$\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[^1]: A note.\n`,
  ),
  'seed.txt': Buffer.from(`ICE\n\n${SENTENCES.join('\n')}\n\n1. one\n2. two\n`),
};

const EXPECTED = [
  'document_damaged',
  'document_empty',
  'document_unsupported',
  'document_encrypted',
  'document_too_large',
  'document_timeout',
];

type Mutation = { kind: 'flip' | 'drop' | 'repeat' | 'insert'; at: number; length: number; byte: number };

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('flip' as const, 'drop' as const, 'repeat' as const, 'insert' as const),
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  length: fc.integer({ min: 1, max: 64 }),
  byte: fc.integer({ min: 0, max: 255 }),
});

function mutated(seed: Buffer, mutations: readonly Mutation[]): Buffer {
  return mutations.reduce<Buffer>((bytes, { kind, at, length, byte }) => {
    const place = Math.floor(at * bytes.length);
    const [head, tail] = [bytes.subarray(0, place), bytes.subarray(place)];
    if (kind === 'flip')
      return Buffer.concat([head, Buffer.from([(tail[0] ?? 0) ^ (byte || 1)]), tail.subarray(1)]);
    if (kind === 'drop') return Buffer.concat([head, tail.subarray(length)]);
    if (kind === 'repeat') return Buffer.concat([head, tail.subarray(0, length), tail]);
    return Buffer.concat([head, Buffer.alloc(length, byte), tail]);
  }, seed);
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'afterword-fuzz-'));
});
afterAll(() => {
  reader.stop();
  rmSync(folder, { recursive: true });
});

const reader = new ManyReader(DEEP);

describe('mutated documents', () => {
  it.each(Object.keys(SEEDS))('%s gives a Document or a documented error', async (name) => {
    const path = join(folder, name);
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 6 }), async (mutations) => {
        writeFileSync(path, mutated(SEEDS[name]!, mutations));
        const outcome = await reader.read(path);
        if (outcome instanceof AppError) expect(EXPECTED).toContain(outcome.code);
        else expectSound(outcome);
      }),
      { numRuns: 12, seed: 20_240_601 },
    );
  });

  it('the seeds themselves are read', async () => {
    for (const [name, bytes] of Object.entries(SEEDS)) {
      writeFileSync(join(folder, name), bytes);
      expect(expectSound(await reader.read(join(folder, name))).text).toContain('harbour froze');
    }
  });
});
