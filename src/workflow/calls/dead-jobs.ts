import { sql } from 'kysely';
import { z } from 'zod';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { DeadJob } from '../../platform/queue/job.ts';
import { MAKE_EPISODE } from '../jobs/definitions.ts';
import type { Service } from '../service.ts';
import type { WorkflowTables } from '../store/tables.ts';
import type { Call } from './call.ts';

/** Payloads name one thing each, by whichever name its kind has. */
const payload = z.record(z.string(), z.unknown()).catch({});

export const listDeadJobs: Call<'listDeadJobs'> = async ({ queue }, who) => ({
  jobs: (await queue.dead(who.organizationId)).map(deadJobView),
});

export const retryDeadJob: Call<'retryDeadJob'> = async (service, who, { params }) => {
  await retryDead(service, who.organizationId, params.jobId);
  return { id: params.jobId };
};

/** As whoever may try it again sees it. */
export function deadJobView(job: DeadJob): CallResponse<'listDeadJobs'>['jobs'][number] {
  const subjectId = Object.values(payload.parse(job.payload)).find((value) => typeof value === 'string');
  return {
    ...{ id: job.id, job: job.job, message: job.message, failedAt: job.failedAt.toISOString() },
    ...(subjectId === undefined ? {} : { subjectId: String(subjectId) }),
  };
}

/**
 * Puts a given-up job of one organization, or of any, back into its queue. An episode that was given
 * up is queued again first, else its job would find nothing to do.
 *
 * @throws AppError not_found
 */
export async function retryDead(
  { database, queue }: Service,
  organizationId: string | undefined,
  jobId: string,
): Promise<DeadJob> {
  const job = await queue.findDead(organizationId, jobId);
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
  await queue.retryDead(organizationId, job.id);
  return job;
}
