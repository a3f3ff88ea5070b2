import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../kernel/errors.ts';

/**
 * Makes sure, before any work, that a file can be written at `file`: its folder is made when it is
 * not there, and what stands at the place is not a folder.
 *
 * @throws AppError output_not_writable
 */
export async function checkOutput(file: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await access(path.dirname(file), constants.W_OK);
  } catch (cause) {
    throw notWritable(file, `its folder ${reason(cause)}`, cause);
  }
  const there = await stat(file).catch(() => undefined);
  if (there?.isDirectory()) throw notWritable(file, 'it is a folder; give the name of a file in it');
  if (there && !there.isFile()) throw notWritable(file, 'something that is not a file stands there');
}

/**
 * Writes a whole file: readers see the old one or the new one, never a part.
 *
 * @returns bytes written
 * @throws AppError output_not_writable
 */
export async function writeOutput(file: string, content: string | Uint8Array): Promise<number> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID().slice(0, 8)}.part`);
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, bytes);
    await rename(temporary, file);
    return bytes.byteLength;
  } catch (cause) {
    await rm(temporary, { force: true });
    throw notWritable(file, reason(cause), cause);
  }
}

function notWritable(file: string, why: string, cause?: unknown): AppError {
  return new AppError('output_not_writable', `Cannot write ${file}: ${why}.`, {
    details: { path: file },
    ...(cause === undefined ? {} : { cause }),
  });
}

function reason(cause: unknown): string {
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'ENOSPC') return 'lies on a full disk';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be written';
  if (code === 'EROFS') return 'lies on a read-only disk';
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'cannot be made, since a file stands in its way';
  return `cannot be written (${code ?? String(cause)})`;
}
