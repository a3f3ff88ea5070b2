import { disownBlob } from '../../platform/blobs/registry.ts';
import type { Queries } from '../../platform/db/database.ts';
import { tablesOf } from './tables-of.ts';

/** Lets go of an episode's finished files, all or those of some kinds; the sweep removes their bytes. */
export async function disownFiles(trx: Queries, episodeId: string, kinds?: readonly string[]): Promise<void> {
  let query = tablesOf(trx).deleteFrom('episode_files').where('episode_id', '=', episodeId);
  if (kinds) query = query.where('kind', 'in', kinds);
  for (const { blob_key } of await query.returning('blob_key').execute()) await disownBlob(trx, blob_key);
}

/** Lets go of live segments of an episode, all or those of other renderings than one. */
export async function disownSegments(trx: Queries, episodeId: string, butRenderId?: string): Promise<void> {
  let query = tablesOf(trx).deleteFrom('live_segments').where('episode_id', '=', episodeId);
  if (butRenderId) query = query.where('render_id', '!=', butRenderId);
  for (const { blob_key } of await query.returning('blob_key').execute()) await disownBlob(trx, blob_key);
}
