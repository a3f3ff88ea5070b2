import { createInterface } from 'node:readline';
import { readBytes } from '../src/documents/confined/read-bytes.ts';
import { asReadError } from '../src/documents/confined/read-errors.ts';
import { RecognitionNeeded } from '../src/documents/shared/draft.ts';
import { limitsWith } from '../src/documents/shared/limits.ts';
import { kindOfBytes, SAMPLE_BYTES } from '../src/documents/shared/media-kind.ts';
import { AppError } from '../src/kernel/errors.ts';
import type { ChildAnswer, ChildTask } from './reading-process.ts';

/*
 * A process confined as the one that reads a document, but for many of them: starting one for each
 * input would be most of the time. A task a line on the standard input, an answer a line back.
 */
console.log = console.info = console.debug = console.warn = console.error = () => {};
process.on('unhandledRejection', () => {});

async function answer({ name, data }: ChildTask): Promise<ChildAnswer> {
  const bytes = new Uint8Array(Buffer.from(data, 'base64'));
  const kind = kindOfBytes(bytes.subarray(0, SAMPLE_BYTES), name);
  if (kind === null) return { error: { code: 'document_unsupported', message: 'No kind that is read.' } };
  const request = {
    kind,
    name,
    bytes: bytes.length,
    limits: limitsWith(),
    languages: [],
    mayRecognise: false,
    further: [],
  };
  try {
    return { document: { ...(await readBytes(bytes, request, () => {})), id: '0'.repeat(64) } };
  } catch (error) {
    if (error instanceof RecognitionNeeded) return { recognise: error.pages };
    if (error instanceof AppError) return { error: error.toJSON() };
    const known = asReadError(error).toJSON();
    return {
      error: known,
      unexpected: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await answer(JSON.parse(line)))}\n`);
