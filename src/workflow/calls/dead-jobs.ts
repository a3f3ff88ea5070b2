import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '../../kernel/errors.ts';
import { MAKE_EPISODE } from '../jobs/definitions.ts';
import type { WorkflowTables } from '../store/tables.ts';
import type { Call } from './call.ts';

/** Payloads name one thing each, by whichever name its kind has. */
const payload = z.record(z.string(), z.unknown()).catch({});

export const listDeadJobs: Call<'listDeadJobs'> = async ({ queue }, who) => {
  const dead = await queue.dead(who.organizationId);
  const jobs = dead.map((job) => {
    const subjectId = Object.values(payload.parse(job.payload)).find((value) => typeof value === 'string');
    return {
      ...{ id: job.id, job: job.job, message: job.message, failedAt: job.failedAt.toISOString() },
      ...(subjectId === undefined ? {} : { subjectId: String(subjectId) }),
    };
  });
  return { jobs };
};

/** An episode that was given up is queued again first, else its job would find nothing to do. */
export const retryDeadJob: Call<'retryDeadJob'> = async (service, who, { params }) => {
  const { database, queue } = service;
  const job = (await queue.dead(who.organizationId)).find(({ id }) => id === params.jobId);
  if (!job) throw new AppError('not_found', 'There is no such job.');
  const { episodeId } = payload.parse(job.payload);
  if (job.job === MAKE_EPISODE.id && typeof episodeId === 'string')
    await database
      .as<WorkflowTables>()
      .updateTable('episodes')
      .set({ status: 'queued', error: null, progress: null, updated_at: sql<Date>`now()` })
      .where('id', '=', episodeId)
      .where('status', '=', 'failed')
      .execute();
  await queue.retryDead(who.organizationId, job.id);
  return { id: params.jobId };
};
