import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../src/documents/read-document.ts';
import { AppError } from '../../src/kernel/errors.ts';
import { expectSound } from '../documents/sound-document.ts';

const fixtures = join(import.meta.dirname, '..', 'fixtures', 'documents');
const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'afterword-truncated-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function truncated(name: string, tenth: number): string {
  const whole = readFileSync(join(fixtures, name));
  const path = join(folder, `${tenth}-${name}`);
  writeFileSync(path, whole.subarray(0, Math.floor((whole.length * tenth) / 10)));
  return path;
}

describe('documents cut short', () => {
  it.each(tenths)('a DOCX after %i tenths is damaged: its directory stood at the end', async (tenth) => {
    await expect(readDocument(truncated('immune-memory.docx', tenth))).rejects.toMatchObject({
      code: 'document_damaged',
    });
  });

  /* A PDF cut short may still hold whole pages, which are then read, or none. */
  it.each(tenths)('a PDF after %i tenths gives what is whole or a clear error', async (tenth) => {
    const outcome = await readDocument(truncated('street-trees.pdf', tenth)).catch((error: unknown) => error);
    if (outcome instanceof AppError) expect(['document_damaged', 'document_empty']).toContain(outcome.code);
    else expectSound(outcome);
  });
});
