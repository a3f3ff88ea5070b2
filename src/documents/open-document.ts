import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { AppError } from '../kernel/errors.ts';
import { FORMATS_READ } from './shared/formats-read.ts';
import type { ReadLimits } from './shared/limits.ts';
import { type FileKind, kindOfBytes, SAMPLE_BYTES } from './shared/media-kind.ts';

/** A file that was let in: open, of a size and kind that can be read. */
export interface OpenFile {
  handle: FileHandle;
  name: string;
  bytes: number;
  kind: FileKind;
}

/**
 * Opens a file and looks at it without reading it all. What stands there is opened first and
 * looked at afterwards, without waiting for a pipe's other end, so it cannot be swapped between.
 */
export async function openDocumentFile(
  path: string,
  limits: ReadLimits,
  name: string = basename(path),
): Promise<OpenFile> {
  const handle = await openFile(path);
  try {
    return await lookAt(handle, name, limits);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    if (reason === 'EISDIR') throw notAFile(basename(path));
    const why = reason === 'EACCES' || reason === 'EPERM' ? 'may not be read' : 'does not exist';
    throw new AppError('document_not_found', `The file ${basename(path)} ${why}.`, {
      details: { path, reason },
      cause: error,
    });
  }
}

async function lookAt(handle: FileHandle, name: string, limits: ReadLimits): Promise<OpenFile> {
  const stat = await handle.stat();
  if (!stat.isFile()) throw notAFile(name);
  if (stat.size === 0) throw new AppError('document_empty', `The file ${name} is empty.`);
  if (stat.size > limits.fileBytes) throw tooManyBytes(name, stat.size, limits);
  const head = new Uint8Array(Math.min(SAMPLE_BYTES, stat.size));
  await handle.read(head, 0, head.length, 0);
  const kind = kindOfBytes(head, name);
  if (kind === null) throw await unsupported(head, name);
  return { handle, name, bytes: stat.size, kind };
}

function notAFile(name: string): AppError {
  return new AppError('document_unsupported', `${name} is not a file. Give the path of a document.`);
}

function tooManyBytes(name: string, bytes: number, limits: ReadLimits): AppError {
  const megabytes = (value: number) => `${Math.round(value / 1e5) / 10} MB`;
  return new AppError(
    'document_too_large',
    `${name} has ${megabytes(bytes)}; at most ${megabytes(limits.fileBytes)} are read.`,
    {
      details: { bytes, limit: 'fileBytes', allowed: limits.fileBytes },
    },
  );
}

async function unsupported(head: Uint8Array, name: string): Promise<AppError> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head);
  const what = found
    ? `a ${found.ext.toUpperCase()} file (${found.mime})`
    : 'no kind of document that can be read';
  return new AppError('document_unsupported', `${name} is ${what}. ${FORMATS_READ} are read.`, {
    details: found ? { mime: found.mime } : {},
  });
}

/** SHA-256 of the file, hexadecimal, read beside the position that the child reads from. */
export async function hashOpenFile(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  const stream = createReadStream('', { fd: handle, start: 0, autoClose: false, highWaterMark: 2 ** 20 });
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}
