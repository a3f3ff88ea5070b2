import { readFile } from 'node:fs/promises';
import { AppError } from '../kernel/errors.ts';

/** @throws AppError document_not_found */
export async function readInput(file: string, what: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    const why =
      code === 'ENOENT'
        ? 'there is no such file'
        : code === 'EISDIR'
          ? 'it is a folder'
          : `the system said ${code}`;
    throw new AppError('document_not_found', `Cannot read the ${what} ${file}: ${why}.`, {
      details: { path: file },
      cause,
    });
  }
}
