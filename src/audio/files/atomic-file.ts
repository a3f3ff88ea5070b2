import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { AppError } from '../../kernel/errors.ts';

/** A name beside the target, on the same disk, so that renaming it is one step. */
function temporaryName(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomUUID().slice(0, 8)}.tmp`);
}

/** Turns a refusal of the file system into the error a person can act on; passes other errors through. */
export function outputError(path: string, cause: unknown): unknown {
  if (cause instanceof AppError || !(cause instanceof Error) || !('code' in cause)) return cause;
  const why =
    cause.code === 'ENOSPC'
      ? 'the disk is full'
      : cause.code === 'ENOENT' || cause.code === 'ENOTDIR'
        ? 'its folder cannot be made'
        : `the system said ${String(cause.code)}`;
  return new AppError('output_not_writable', `Cannot write "${path}": ${why}.`, { details: { path }, cause });
}

/** What stood in the way of writing may stand in the way of removing; the first fault is the one to tell. */
function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}

/** Writes a whole file: readers see the old one or the new one, never a part. */
export function writeWhole(path: string, content: Uint8Array | string): void {
  const temporary = temporaryName(path);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  } catch (cause) {
    removeQuietly(temporary);
    throw outputError(path, cause);
  }
}

/**
 * Runs `write` on a temporary file beside `path` and renames it into place; when anything throws
 * the temporary file is removed and what stood at `path` stays.
 */
export async function writeAtomically<T>(path: string, write: (file: FileHandle) => Promise<T>): Promise<T> {
  const temporary = temporaryName(path);
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(temporary, 'wx+');
    let result: T;
    try {
      result = await write(file);
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    return result;
  } catch (cause) {
    removeQuietly(temporary);
    throw outputError(path, cause);
  }
}

/** Throws `output_not_writable` now rather than after the work, where no file could be made at `path`. */
export async function checkWritable(path: string): Promise<void> {
  const probe = temporaryName(path);
  try {
    await mkdir(dirname(path), { recursive: true });
    await (await open(probe, 'wx')).close();
  } catch (cause) {
    throw outputError(path, cause);
  } finally {
    removeQuietly(probe);
  }
}
