import { callWaiting } from '../job-definitions/waits-for-sources.ts';
import type { Service } from '../service.ts';
import { toFault } from '../store/fault.ts';
import { notifySourceChanged } from '../store/sources.ts';

/** Notes that a source cannot be read, and why. */
export async function failSource(service: Service, sourceId: string, error: unknown): Promise<void> {
  const db = service.database.db;
  await db.transaction().execute(async (trx) => {
    const source = await trx
      .updateTable('sources')
      .set({ status: 'failed', error: toFault(error) })
      .where('id', '=', sourceId)
      .where('status', '!=', 'ready')
      .returning(['id', 'organization_id'])
      .executeTakeFirst();
    if (!source) return;
    await callWaiting(service, trx, source);
    await notifySourceChanged(service, trx, source);
  });
}
