import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../src/documents/read-document.ts';
import { AppError } from '../../src/kernel/errors.ts';
import { expectSound } from '../documents/sound-document.ts';
import { DEEP, everyNth } from '../house/depth.ts';
import { containerCases } from './container-cases.ts';
import { docxCases } from './docx-cases.ts';
import { fileCases } from './file-cases.ts';
import { pdfCases } from './pdf-cases.ts';
import { pictureCases } from './picture-cases.ts';
import { ManyReader } from './read-many.ts';
import { sourceCases } from './source-cases.ts';
import { textCases } from './text-cases.ts';

const hostileCases = [
  ...docxCases,
  ...pdfCases,
  ...pictureCases,
  ...textCases,
  ...fileCases,
  ...containerCases,
  ...sourceCases,
].filter(({ isLong }) => DEEP || !isLong);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'afterword-hostile-'));
});
afterAll(() => {
  reader.stop();
  rmSync(folder, { recursive: true });
});

const reader = new ManyReader(DEEP);
/** These end the process that reads: each case has one of its own. */
const DEADLY = ['document_timeout', 'document_too_large'];
const readAlone = (path: string) => readDocument(path).catch((error: unknown) => error);

describe('hostile documents', () => {
  it('number at least twenty', () => expect(hostileCases.length).toBeGreaterThanOrEqual(20));

  it.each(everyNth(2, hostileCases))('$name', async ({ make, expected }) => {
    const path = await make(folder);
    const isDeadly = typeof expected === 'string' && DEADLY.includes(expected);
    const outcome = isDeadly ? await readAlone(path) : await reader.read(path);
    if (typeof expected === 'string') {
      expect(outcome).toBeInstanceOf(AppError);
      const error = outcome as AppError;
      expect({ code: error.code, sentence: error.message }).toEqual({
        code: expected,
        sentence: expect.stringMatching(/^\p{Lu}?.+\.$/u),
      });
      return;
    }
    expect(outcome).not.toBeInstanceOf(Error);
    const document = expectSound(outcome);
    expect(document.source.mediaType).toBe(expected.mediaType);
    expect(document.text).toContain(expected.holds);
    if (expected.pages !== undefined) expect(document.metadata.pages).toBe(expected.pages);
  });
});
