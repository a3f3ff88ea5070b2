import { fstatSync, readSync, writeSync } from 'node:fs';
import { AppError } from '../../kernel/errors.ts';
import { RecognitionNeeded } from '../shared/draft.ts';
import type { ReadMessage, ReadRequest } from '../shared/messages.ts';
import { readBytes } from './read-bytes.ts';
import { asReadError } from './read-errors.ts';

/*
 * The confined process: the document is its open standard input, the request its one argument.
 * Libraries may not talk on the channel of the answer.
 */
console.log = console.info = console.debug = console.warn = console.error = () => {};

const request = JSON.parse(process.argv[2] ?? 'null') as ReadRequest;

/** Written whole before the process goes on; the pipe may take less than it is given. */
function send(message: ReadMessage): void {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let at = 0; at < bytes.length; ) at += writeSome(bytes, at);
}

function writeSome(bytes: Buffer, at: number): number {
  try {
    return writeSync(1, bytes, at, Math.min(bytes.length - at, 2 ** 16));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    return 0;
  }
}

/** A file from its beginning, wherever another process that had it open left off. */
function fileAt(descriptor: number): Uint8Array {
  const bytes = new Uint8Array(fstatSync(descriptor).size);
  let at = 0;
  for (let read = -1; read !== 0 && at < bytes.length; at += read)
    read = readSync(descriptor, bytes, at, bytes.length - at, at);
  return bytes.subarray(0, at);
}

function finish(message: ReadMessage): never {
  send(message);
  process.exit(0);
}

/** Rejections that a library leaves behind must not end the process before the answer. */
process.on('unhandledRejection', () => {});

try {
  const bytes = fileAt(0);
  const onProgress = (done: number, total: number) => send({ progress: [done, total] });
  const further = request.further.map((_, index) => () => fileAt(3 + index));
  send({ document: await readBytes(bytes, request, onProgress, further) });
} catch (error) {
  if (error instanceof RecognitionNeeded) finish({ recognise: error.pages });
  const known = error instanceof AppError ? error : asReadError(error);
  send({ error: known.toJSON() });
}
process.exit(0);
