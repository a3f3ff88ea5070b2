import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makePrivate } from '../platform/cache/private-folder.ts';
import type { Config } from '../platform/config/config.ts';

/** What lies there so long belongs to no one who still runs. */
const DEAD_AFTER_MS = 24 * 60 * 60 * 1000;

/** Where work in progress lies, on this machine only. @returns its path; it is made when it is not there */
export async function scratchFolder({ service }: Config): Promise<string> {
  const folder = path.join(service.dataDir, 'scratch');
  await makePrivate(folder);
  return folder;
}

/** Works in a folder of its own, which is there as long as the work lasts. `kind` begins its name. */
export async function inScratch<R>(
  { config }: { config: Config },
  kind: string,
  work: (folder: string) => Promise<R>,
): Promise<R> {
  const folder = await mkdtemp(path.join(await scratchFolder(config), `${kind}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what killed processes left. */
export async function sweepScratch(config: Config, now = Date.now()): Promise<void> {
  const folder = await scratchFolder(config);
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name);
    const facts = await stat(entry).catch(() => undefined);
    if (facts && now - facts.mtimeMs > DEAD_AFTER_MS) await rm(entry, { recursive: true, force: true });
  }
}
