import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes half-written files that killed processes left in a folder. None is written for as long as
 * a day. A file that cannot be removed waits for the next time.
 */
export async function sweepIncoming(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const facts = await stat(file).catch(() => undefined);
    if (facts?.isFile() && facts.mtimeMs < now - DAY_MS) await rm(file, { force: true }).catch(() => {});
  }
}
