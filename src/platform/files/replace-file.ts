import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { cutName } from './cut-name.ts';

interface Replacing {
  /** Where the file is written first, on the same disk; beside its place, when absent. */
  temporary?: string;
  /** Renames it into place, with what else belongs to that. */
  move?: (temporary: string, file: string) => Promise<void>;
}

/**
 * Writes a file in one step for its readers: `write` fills a temporary file, which is then renamed to
 * `file`, whose folder is there. When anything throws, the temporary file is removed, and what stood at
 * `file` stays.
 */
export async function replaceFile<T>(
  file: string,
  write: (temporary: string) => Promise<T>,
  { temporary = temporaryName(file), move = rename }: Replacing = {},
): Promise<T> {
  try {
    const written = await write(temporary);
    await move(temporary, file);
    return written;
  } catch (cause) {
    // What stood in the way of writing may stand in the way of removing; the first fault is the one to tell.
    await rm(temporary, { force: true }).catch(() => {});
    throw cause;
  }
}

/**
 * The same at once, for threads that do nothing else meanwhile and files of the service's own, which
 * nobody else of the machine reads. Makes the folder.
 */
export function replaceFileSync(file: string, content: Uint8Array | string): void {
  const temporary = temporaryName(file);
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(temporary, content, { mode: 0o600 });
    renameSync(temporary, file);
  } catch (cause) {
    try {
      rmSync(temporary, { force: true });
    } catch {}
    throw cause;
  }
}

/** Of a file's name in that of its temporary one: a name may have 255 bytes. */
const MOST_NAME_BYTES = 200;

/** A name beside the file, on the same disk, so that renaming it is one step. */
export function temporaryName(file: string): string {
  const name = cutName(path.basename(file), MOST_NAME_BYTES);
  return path.join(path.dirname(file), `.${name}.${randomUUID().slice(0, 8)}.tmp`);
}
