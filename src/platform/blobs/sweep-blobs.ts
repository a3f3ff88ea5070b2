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

/** After so many that cannot be removed the store itself is at fault, and the rest waits. */
const MOST_FAULTS = 20;

/**
 * Removes files that nobody came to own within their time of grace, with their rows, and then files
 * of the store that the registry has never heard of. An owned file is never removed, nor one that a
 * row still refers to. Several nodes may sweep at once. One that cannot be removed is left to the
 * next sweep, and its fault is thrown when the others are done.
 *
 * @throws AppError storage_failed, cancelled
 */
export async function sweepBlobs(
  database: Database,
  blobs: BlobStore,
  options: SweepOptions,
): Promise<Swept> {
  const swept: Swept = { removed: 0, bytes: 0 };
  const faults: unknown[] = [];
  const take = async (removing: Promise<number | undefined>) => {
    const bytes = await removing.catch((cause: unknown) => {
      if (faults.push(cause) === MOST_FAULTS) throw faults[0];
    });
    if (bytes === undefined) return;
    swept.removed += 1;
    swept.bytes += bytes;
  };
  for await (const key of unownedKeys(database, options)) {
    await take(removeUnowned(database, blobs, key, options.graceMs));
  }
  for await (const key of unknownKeys(database, blobs, options)) {
    await take(removeUnknown(database, blobs, key, options.graceMs));
  }
  if (faults.length > 0) throw faults[0];
  return swept;
}
