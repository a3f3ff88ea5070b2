import { z } from 'zod';
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

export const retryDeadJob: Call<'retryDeadJob'> = async ({ queue }, who, { params }) => {
  await queue.retryDead(who.organizationId, params.jobId);
  return { id: params.jobId };
};
