import type { Database } from '../db/database.ts';
import type { BlobStore } from './blob-store.ts';
import type { SweepOptions } from './sweep/sweep-options.ts';
import { removeUnknown, unknownKeys } from './sweep/unknown-files.ts';
import { removeUnowned, unownedKeys } from './sweep/unowned-files.ts';

/** What a sweep took away. */
export interface Swept {
  removed: number;
  bytes: number;
}

/**
 * Removes files that nobody came to own within their time of grace, with their rows, and then files
 * of the store that the registry has never heard of. An owned file is never removed, nor one that a
 * row still refers to. Several nodes may sweep at once; what fails now is left to the next sweep.
 *
 * @throws AppError storage_failed, cancelled
 */
export async function sweepBlobs(
  database: Database,
  blobs: BlobStore,
  options: SweepOptions,
): Promise<Swept> {
  const swept: Swept = { removed: 0, bytes: 0 };
  const take = async (bytes: Promise<number | undefined>) => {
    const taken = await bytes;
    if (taken === undefined) return;
    swept.removed += 1;
    swept.bytes += taken;
  };
  for await (const key of unownedKeys(database, options)) {
    await take(removeUnowned(database, blobs, key, options.graceMs));
  }
  for await (const key of unknownKeys(database, blobs, options)) {
    await take(removeUnknown(database, blobs, key, options.graceMs));
  }
  return swept;
}
