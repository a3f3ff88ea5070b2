import { sql } from 'kysely';
import { z } from 'zod';
import type { DeadJob } from '../../platform/queue/job.ts';
import { EXPORT_FORMATS, MAKE_EPISODE, READ_SOURCE } from '../jobs/definitions.ts';
import type { Service } from '../service.ts';
import { sayEpisodeChanged } from '../store/episodes.ts';
import type { Fault, WorkflowTables } from '../store/tables.ts';
import { failSource } from './fail-source.ts';
import { giveUpFormats } from './give-up-formats.ts';
import { tellFailed } from './tell-owner.ts';

const ABANDONED: Fault = {
  code: 'internal',
  message:
    'The process that worked on it ended again and again. The log of the server may say why; try again.',
};

const named = z.object({ episodeId: z.uuid().optional(), sourceId: z.uuid().optional() });

/**
 * A job whose process dies at every try is given up by the queue, and nobody was left to say so in the
 * row it worked on: done here.
 */
export async function failAbandoned(service: Service): Promise<void> {
  for (const job of await service.queue.dead(undefined)) {
    const { episodeId, sourceId } = named.parse(job.payload);
    if (job.job === MAKE_EPISODE.id && episodeId) await failEpisode(service, episodeId, job);
    if (job.job === EXPORT_FORMATS.id && episodeId)
      await giveUpFormats(service, episodeId, new Error(job.message), job.failedAt);
    if (job.job === READ_SOURCE.id && sourceId) await failSource(service, sourceId, new Error(job.message));
  }
}

async function failEpisode(service: Service, id: string, job: DeadJob): Promise<void> {
  const db = service.database.as<WorkflowTables>();
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('episodes')
      .set({ status: 'failed', run_id: null, error: JSON.stringify(ABANDONED), updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('status', 'in', ['queued', 'running'])
      // Another try may have been asked for since.
      .where('updated_at', '<=', job.failedAt)
      .returning(['id', 'organization_id', 'owner_id', 'title'])
      .executeTakeFirst();
    if (!row) return;
    await tellFailed(service, trx, row, ABANDONED);
    await sayEpisodeChanged(service, trx, row);
  });
}
