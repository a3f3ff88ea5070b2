import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ReadingProcess } from '../../fuzz/reading-process.ts';
import { readDocument } from '../../src/documents/read-document.ts';
import type { Document } from '../../src/kernel/artifacts.ts';
import { AppError, type ErrorCode } from '../../src/kernel/errors.ts';

/** Above this a line to the process that reads many costs more than a process. */
const MOST_BYTES = 1_000_000;

/** What a reader says of a file, whichever process it runs in. */
const OF_THE_READER = new Set<string>(['document_damaged', 'document_empty', 'document_encrypted']);

/**
 * Reads files one after another in one confined process. What another part decides about - the file
 * itself, the recognition of pictures, the limits that end a process - goes through `readDocument`
 * with a process of its own, and so does everything where `whole` is set.
 */
export class ManyReader {
  readonly #process = new ReadingProcess();
  readonly #whole: boolean;

  constructor(whole: boolean) {
    this.#whole = whole;
  }

  /** @returns the Document, or the error that `readDocument` throws */
  async read(file: string): Promise<unknown> {
    return (await this.#readBeside(file)) ?? readDocument(file).catch((error: unknown) => error);
  }

  stop(): void {
    this.#process.stop();
  }

  async #readBeside(file: string): Promise<Document | AppError | undefined> {
    const status = lstatSync(file, { throwIfNoEntry: false });
    if (this.#whole || !status?.isFile() || status.size === 0 || status.size > MOST_BYTES) return undefined;
    const answer = await this.#process.read(path.basename(file), new Uint8Array(readFileSync(file)));
    if ('document' in answer) return answer.document;
    if (!('error' in answer) || !OF_THE_READER.has(answer.error.code)) return undefined;
    return new AppError(answer.error.code as ErrorCode, answer.error.message);
  }
}
