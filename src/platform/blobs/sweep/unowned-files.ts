import { sql } from 'kysely';
import { throwIfCancelled } from '../../../kernel/errors.ts';
import type { Database } from '../../db/database.ts';
import type { BlobStore } from '../blob-store.ts';
import { PAGE, type SweepOptions } from './sweep-options.ts';

/** Read page by page along the key, so that one that cannot be removed does not come again. */
export async function* unownedKeys(
  database: Database,
  { graceMs, signal }: SweepOptions,
): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    throwIfCancelled(signal);
    const page = await database.db
      .selectFrom('blobs')
      .select('key')
      .where('owned_at', 'is', null)
      .where('created_at', '<', before(graceMs))
      .where('key', '>', last)
      .orderBy('key')
      .limit(PAGE)
      .execute();
    for (const { key } of page) yield key;
    if (page.length < PAGE) return;
    last = page.at(-1)?.key as string;
  }
}

/**
 * The row is deleted first, which locks it and shows whether another row refers to it, then the
 * file; only then is the deletion committed. Whoever enters or owns the file meanwhile waits.
 *
 * @returns its bytes; undefined when it was not to be removed after all
 */
export async function removeUnowned(
  database: Database,
  blobs: BlobStore,
  key: string,
  graceMs: number,
): Promise<number | undefined> {
  try {
    return await database.db.transaction().execute(async (trx) => {
      const free = trx
        .selectFrom('blobs')
        .select('key')
        .where('key', '=', key)
        .where('owned_at', 'is', null)
        .where('created_at', '<', before(graceMs))
        .forUpdate()
        .skipLocked();
      const gone = await trx.deleteFrom('blobs').where('key', 'in', free).executeTakeFirst();
      return gone.numDeletedRows === 0n ? undefined : await removeFile(blobs, key);
    });
  } catch (cause) {
    if ((cause as { code?: string }).code === FOREIGN_KEY_VIOLATION) return undefined;
    throw cause;
  }
}

const FOREIGN_KEY_VIOLATION = '23503';

async function removeFile(blobs: BlobStore, key: string): Promise<number> {
  const facts = await blobs.facts(key);
  await blobs.remove(key);
  return facts?.bytes ?? 0;
}

function before(graceMs: number) {
  return sql<Date>`now() - make_interval(secs => ${graceMs / 1000})`;
}
