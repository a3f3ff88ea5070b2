import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { exportKind } from '../../kernel/contracts/api/episodes.ts';
import { AppError } from '../../kernel/errors.ts';
import type { ExportKind } from '../../kernel/rules/episode-files.ts';
import { verifyBlob } from '../../platform/blobs/verify-blob.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { EXPORT_FORMATS } from '../job-definitions/definitions.ts';
import { enqueueMaking } from '../job-definitions/enqueue-making.ts';
import type { Service } from '../service.ts';
import { type EpisodeRow, notifyEpisodeChanged } from '../store/episodes.ts';
import { disownFiles } from '../store/owned-blobs.ts';
import { notifyDamaged } from './notify-owner.ts';
import { replaceDamagedCopy } from './signed-copies.ts';

/**
 * Makes sure that a finished file is as it was written. One that is not is queued to be made again from
 * the script and the takes and reels in the cache, and its owner is notified, once.
 *
 * @throws AppError file_damaged, not_found, storage_failed
 */
export async function refuseDamaged(
  service: Service,
  file: { episodeId: string; key: string; kind: string },
): Promise<void> {
  try {
    await verifyBlob(service, file.key);
  } catch (error) {
    if (error instanceof AppError && error.code === 'file_damaged') await remake(service, file);
    throw error;
  }
}

async function remake(
  service: Service,
  { episodeId, key, kind }: { episodeId: string; key: string; kind: string },
): Promise<void> {
  const db = service.database.db;
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('episodes')
      .selectAll()
      .where('id', '=', episodeId)
      .forUpdate()
      .executeTakeFirst();
    const file = await trx
      .selectFrom('episode_files')
      .select('id')
      .where('blob_key', '=', key)
      .executeTakeFirst();
    if (row && !file) await replaceDamagedCopy(service, trx, row, key);
    // Being made again takes all its files' places.
    if (!row || !file || row.status === 'queued' || row.status === 'running') return;
    const format = exportKind.safeParse(kind);
    if (format.success && row.status === 'done') await exportAgain(service, trx, row, format.data);
    else await makeAgain(service, trx, row);
    await notifyDamaged(service, trx, row);
    await notifyEpisodeChanged(service, trx, row);
  });
}

async function exportAgain(
  service: Service,
  trx: Transaction<Tables>,
  row: EpisodeRow,
  kind: ExportKind,
): Promise<void> {
  await disownFiles(trx, row.id, [kind]);
  await setExporting(trx, row, [...row.exporting, kind]);
  const group = row.organization_id;
  await service.queue.enqueue(trx, EXPORT_FORMATS, { episodeId: row.id }, { group });
}

/** The other formats it has go with its files, so they are asked for again. */
async function makeAgain(service: Service, trx: Transaction<Tables>, row: EpisodeRow): Promise<void> {
  const files = await trx
    .selectFrom('episode_files')
    .select('kind')
    .where('episode_id', '=', row.id)
    .execute();
  const formats = files.flatMap(({ kind }) => exportKind.safeParse(kind).data ?? []);
  await setExporting(trx, row, [...row.exporting, ...formats]);
  await trx
    .updateTable('episodes')
    .set({
      status: 'queued',
      render_id: randomUUID(),
      error: null,
      progress: null,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', row.id)
    .execute();
  await enqueueMaking(service, trx, row);
}

async function setExporting(
  trx: Transaction<Tables>,
  { id }: EpisodeRow,
  kinds: readonly ExportKind[],
): Promise<void> {
  const exporting = [...new Set(kinds)];
  await trx.updateTable('episodes').set({ exporting }).where('id', '=', id).execute();
}
