import { sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import { enqueueSigning } from '../job-definitions/enqueue-signing.ts';
import type { Service } from '../service.ts';
import { disownUnused } from '../store/owned-blobs.ts';
import { findPublication } from '../store/publications.ts';

/** Where signed copies of an episode's sound lie; masters lie elsewhere. */
export function signedFolder(episodeId: string): string {
  return `episodes/${episodeId}/signed/`;
}

/** Gives listeners other bytes of the same sound, and feeds its new size. @returns false: it is another sound by now */
export async function replaceSound(
  trx: Queries,
  episodeId: string,
  from: string,
  to: { key: string; bytes: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('publication_files')
    .set({ blob_key: to.key, bytes: to.bytes })
    .where('episode_id', '=', episodeId)
    .where('kind', '=', 'mp3')
    .where('blob_key', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .updateTable('publications')
    .set({ updated_at: sql<Date>`now()` })
    .where('episode_id', '=', episodeId)
    .execute();
  return true;
}

/**
 * Puts the master back in the place of a signed copy that is damaged, and has it signed again. The
 * caller holds the episode's row. Where the working copy is of another rendering by now there is no master.
 */
export async function replaceDamagedCopy(
  service: Service,
  trx: Queries,
  episode: { id: string; organization_id: string; render_id: string | null },
  key: string,
): Promise<void> {
  const published = await findPublication(trx, episode.id);
  if (!key.startsWith(signedFolder(episode.id)) || published?.render_id !== episode.render_id) return;
  const master = await trx
    .selectFrom('episode_files')
    .select(['blob_key as key', 'bytes'])
    .where('episode_id', '=', episode.id)
    .where('kind', '=', 'mp3')
    .executeTakeFirst();
  if (!master || !(await replaceSound(trx, episode.id, key, { ...master, bytes: Number(master.bytes) })))
    return;
  await disownUnused(trx, [{ blob_key: key }]);
  await enqueueSigning(service, trx, episode);
}
