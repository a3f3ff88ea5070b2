import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What lies in it was said or written by somebody: nobody else of the machine reads it. */
const PRIVATE = 0o700;

/**
 * Makes a folder that nobody else may enter, or closes one that is there. One that belongs to another
 * user is left as it is: its owner decides.
 */
export async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE });
  const { mode, uid } = await stat(folder);
  if ((mode & 0o077) === 0 || process.platform === 'win32') return;
  if (uid === process.getuid?.()) await chmod(folder, PRIVATE);
}

/** Throws what the system says when nothing can be written to the cache. */
export async function checkCache(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE });
  const probe = path.join(folder, `.${randomUUID()}.tmp`);
  try {
    await writeFile(probe, 'afterword', { mode: 0o600 });
  } finally {
    await rm(probe, { force: true });
  }
}
