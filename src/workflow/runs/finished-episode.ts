import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { Service } from '../service.ts';
import { notifyEpisodeChanged } from '../store/episodes.ts';

type Row = Selectable<Tables['episodes']>;

/** @returns undefined when the episode is gone, or is being made again */
export function finishedEpisode({ database }: Service, id: string): Promise<Row | undefined> {
  const db = database.db;
  return db
    .selectFrom('episodes')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'done')
    .executeTakeFirst();
}

/** Changes the formats and notes of a finished episode if its rendering is still the one that was worked on. */
export async function changeFinished(
  service: Service,
  row: Row,
  work: (trx: Transaction<Tables>, now: Row) => Promise<Pick<Row, 'exporting' | 'notes'>>,
): Promise<void> {
  const db = service.database.db;
  await db.transaction().execute(async (trx) => {
    const now = await trx
      .selectFrom('episodes')
      .selectAll()
      .where('id', '=', row.id)
      .where('render_id', '=', row.render_id)
      .where('status', '=', 'done')
      .forUpdate()
      .executeTakeFirst();
    if (!now) return;
    const { exporting, notes } = await work(trx, now);
    const set = { exporting, notes };
    await trx.updateTable('episodes').set(set).where('id', '=', row.id).execute();
    await notifyEpisodeChanged(service, trx, row);
  });
}
