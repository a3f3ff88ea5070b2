import { sql } from 'kysely';
import type { Service } from '../service.ts';
import { listRows, notifyBatchChanged } from './batch-rows.ts';
import { publishRows } from './publish-rows.ts';

/**
 * Publishes rows whose approval came after their batch had ended. Before that the batch itself looks again
 * and again.
 */
export async function publishApproved(service: Service): Promise<void> {
  const { db } = service.database;
  const { rows: waiting } = await sql<{ batch_id: string; episode_id: string }>`
    select r.batch_id, r.episode_id
    from batch_rows r join batches b on b.id = r.batch_id
    where r.published_at is null and r.error is null and b.publishing is not null and b.finished_at is not null
      and exists (select from approvals a where a.episode_id = r.episode_id and a.status = 'approved')
    order by r.batch_id`.execute(db);
  for (const { batch_id, episode_id } of waiting)
    await db.transaction().execute(async (trx) => {
      const batch = await trx
        .selectFrom('batches')
        .selectAll()
        .where('id', '=', batch_id)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!batch) return;
      const rows = await listRows(trx, batch_id);
      const settled = await publishRows(service, trx, batch, rows, episode_id);
      if (settled > 0) await notifyBatchChanged(service, trx, batch);
    });
}
