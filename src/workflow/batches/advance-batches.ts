import { sql, type Transaction } from 'kysely';
import { notifyMembers } from '../../accounts/notifications/notify-members.ts';
import { AppError } from '../../kernel/errors.ts';
import { BATCH_ROW_STATE_FACTS } from '../../kernel/rules/batches.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { applyBrand } from '../brand/apply-brand.ts';
import { insertEpisode } from '../commands/insert-episode.ts';
import { enqueueMaking } from '../job-definitions/enqueue-making.ts';
import type { Service } from '../service.ts';
import { notifyEpisodeChanged } from '../store/episodes.ts';
import { type BatchRow, listRows, notifyBatchChanged, type RowOfBatch } from './batch-rows.ts';
import { optionsOfRow } from './batch-view.ts';
import { publishRows } from './publish-rows.ts';

/**
 * Goes on with every batch that is started: begins as many rows as there are places, publishes what is
 * finished, and says when nothing is left. The rows are the state, so it may be called at any time, by any
 * process, and goes on after any crash.
 */
export async function advanceBatches(service: Service): Promise<void> {
  const open = await service.database.db
    .selectFrom('batches')
    .select('id')
    .where('started_at', 'is not', null)
    .where('paused_at', 'is', null)
    .where('finished_at', 'is', null)
    .orderBy('started_at')
    .execute();
  const faults: unknown[] = [];
  // What is wrong with one keeps no other waiting.
  for (const { id } of open)
    await advanceBatch(service, id).catch((fault: unknown) => void faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, 'Batches could not go on.');
}

/** The same for one, unless another process is at it. */
export async function advanceBatch(service: Service, id: string): Promise<void> {
  await service.database.db.transaction().execute(async (trx) => {
    const batch = await trx
      .selectFrom('batches')
      .selectAll()
      .where('id', '=', id)
      .where('started_at', 'is not', null)
      .where('paused_at', 'is', null)
      .where('finished_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!batch) return;
    const rows = await listRows(trx, id);
    const begun = await beginRows(service, trx, batch, rows);
    const published = await publishRows(service, trx, batch, rows);
    const isOver = begun === 0 && rows.every(({ state }) => BATCH_ROW_STATE_FACTS[state].isOver);
    if (isOver) await finish(service, trx, batch, rows);
    if (isOver || begun > 0 || published > 0) await notifyBatchChanged(service, trx, batch);
  });
}

/** Begins rows in their order, as long as there are places for them. @returns how many */
async function beginRows(
  service: Service,
  trx: Transaction<Tables>,
  batch: BatchRow,
  rows: readonly RowOfBatch[],
): Promise<number> {
  const underWay = rows.filter(({ state }) => state === 'making').length;
  const waiting = rows.filter(({ state }) => state === 'waiting');
  const next = waiting.slice(0, Math.max(0, service.config.service.renders - underWay));
  let begun = 0;
  for (const each of next) {
    try {
      await (each.episode ? makeAgain : makeFirst)(service, trx, batch, each);
      begun += 1;
    } catch (error) {
      // It waits for the next month, or for a plan that holds more; its owner was told of the limit.
      if (!(error instanceof AppError) || error.code !== 'plan_limit_reached') throw error;
    }
  }
  return begun;
}

async function makeFirst(
  service: Service,
  trx: Transaction<Tables>,
  batch: BatchRow,
  { row, source }: RowOfBatch,
): Promise<void> {
  const owner = { userId: batch.owner_id, organizationId: batch.organization_id };
  const wanted = optionsOfRow(batch, row);
  const branded = await applyBrand(trx, owner, wanted, wanted.language ?? source.facts?.language);
  const episode = await insertEpisode(service, trx, owner, {
    ...branded,
    sources: [source],
    requestId: row.id,
  });
  if (episode)
    await trx.updateTable('batch_rows').set({ episode_id: episode.id }).where('id', '=', row.id).execute();
}

/** From where it came to: a script that was written stays, and so do finished takes. */
async function makeAgain(
  service: Service,
  trx: Transaction<Tables>,
  _batch: BatchRow,
  { row }: RowOfBatch,
): Promise<void> {
  await trx.updateTable('batch_rows').set({ wants_retry: false }).where('id', '=', row.id).execute();
  const episode = await trx
    .updateTable('episodes')
    .set({ status: 'queued', error: null, progress: null, updated_at: sql<Date>`now()` })
    .where('id', '=', row.episode_id)
    .where('status', 'in', ['failed', 'cancelled'])
    .returningAll()
    .executeTakeFirst();
  if (!episode) return;
  await enqueueMaking(service, trx, episode);
  await notifyEpisodeChanged(service, trx, episode);
}

async function finish(
  service: Service,
  trx: Transaction<Tables>,
  batch: BatchRow,
  rows: readonly RowOfBatch[],
): Promise<void> {
  await trx
    .updateTable('batches')
    .set({ finished_at: sql<Date>`now()` })
    .where('id', '=', batch.id)
    .execute();
  const done = rows.filter(({ state }) => state === 'done').length;
  const failed = rows.length - done;
  const rest = failed === 0 ? '' : ` ${failed} could not be made; the batch says why.`;
  await notifyMembers(trx, service.events, [batch.owner_id], {
    organizationId: batch.organization_id,
    type: 'content_generated',
    title: 'Batch finished',
    message: `“${batch.name}”: ${done} of ${rows.length} episodes are ready to hear.${rest}`,
    data: { path: `/create/batches/${batch.id}` },
  });
}
