import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Principal } from '../../accounts/principal.ts';
import type { Script } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import { becomeScript } from '../../kernel/live-script/become-script.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { carryApproval } from '../approvals/reopen-changed.ts';
import { enqueueMaking } from '../job-definitions/enqueue-making.ts';
import type { Service } from '../service.ts';
import { type EpisodeRow, notifyEpisodeChanged } from '../store/episodes.ts';
import { afterWritingDown, changeLive, writeDown } from './write-down.ts';

/** Somebody waits for a few lines; whole episodes can wait a second more. */
const FEW_LINES_PRIORITY = 10;

/**
 * Changes the script as it stands and has it rendered: those who have it open see the change. The takes of all
 * other turns and the reels without the changed ones are found in the cache again.
 *
 * @throws AppError conflict while the episode is being made; not_found, not_allowed; what `change` throws
 */
export async function reviseScript(
  service: Service,
  who: Principal,
  episodeId: string,
  change: (script: Script) => Script,
): Promise<void> {
  const occasion = { occasion: 'render' } as const;
  await afterWritingDown(service, who, episodeId, 'episode.edit', occasion, async (trx, row, written) => {
    refuseWhileMade(row);
    const script = change(written.script);
    await changeLive(trx, row, who.userId, (doc) =>
      becomeScript(doc, script, { by: who.userId, origin: 'call' }),
    );
    const { revision } = await writeDown(service, trx, row, {}, { ...occasion, authorId: who.userId });
    await renderRevision(service, trx, row, revision);
  });
}

/**
 * Has a version of the script rendered, and makes it the episode's; the sound that is there of it already stays.
 * The caller holds the row.
 *
 * @param anew also where the sound is of this version: something else of it has changed
 * @throws AppError conflict while the episode is being made
 */
export async function renderRevision(
  service: Service,
  trx: Transaction<Tables>,
  row: EpisodeRow,
  revision: number,
  anew = false,
): Promise<EpisodeRow> {
  refuseWhileMade(row);
  if (revision === row.revision && row.status === 'done' && !anew) return row;
  const rendered = await trx
    .updateTable('episodes')
    .set({ revision, render_id: randomUUID(), status: 'queued' })
    .set({ error: null, progress: null, updated_at: sql<Date>`now()` })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await carryApproval(trx, rendered);
  await enqueueMaking(service, trx, row, FEW_LINES_PRIORITY);
  await notifyEpisodeChanged(service, trx, row);
  return rendered;
}

/** @throws AppError conflict while the episode is being made */
export function refuseWhileMade({ status }: EpisodeRow): void {
  if (status === 'queued' || status === 'running')
    throw new AppError(
      'conflict',
      'The sound is being made just now: make it again when it is finished, or cancel it. What you write is kept.',
    );
}
