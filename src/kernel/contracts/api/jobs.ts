import { z } from 'zod';
import type { Contract } from './contract.ts';
import { id, instant } from './fields.ts';

export const deadJob = z
  .object({
    id,
    job: z.string(),
    subjectId: z.string().optional(),
    /** One of docs/errors.md. */
    code: z.string(),
    /** What could not be done, and what its code means. */
    message: z.string(),
    failedAt: instant,
  })
  .meta({ id: 'DeadJob' });

export const jobCalls = {
  listDeadJobs: {
    method: 'GET',
    path: '/api/v1/jobs/dead',
    summary: 'Jobs that were given up, newest first; for owners and admins',
    chapter: 'Jobs',
    access: 'admin',
    gate: 'subscription',
    limit: 'general',
    status: 200,
    response: z.object({ jobs: z.array(deadJob) }),
  },
  retryDeadJob: {
    method: 'POST',
    path: '/api/v1/jobs/dead/:jobId/retry',
    summary: 'Try a job that was given up once more',
    chapter: 'Jobs',
    access: 'admin',
    gate: 'subscription',
    limit: 'general',
    params: z.object({ jobId: id }),
    status: 202,
    response: z.object({ id }),
  },
  readPlatformJobs: {
    method: 'GET',
    path: '/api/v1/platform/jobs',
    summary: 'What is queued, running and given up, by kind of job',
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'general',
    status: 200,
    response: z.object({
      queues: z.array(z.object({ job: z.string(), queued: z.int(), active: z.int(), dead: z.int() })),
      /** Processes that have no room to write; their work waits. */
      shortages: z.array(
        z.object({ host: z.string(), part: z.enum(['data', 'cache', 'store']), since: instant }),
      ),
      /** With the message that the server found, which may name addresses and paths. */
      dead: z.array(deadJob.extend({ organization: z.string().nullable() })),
    }),
  },
  retryPlatformJob: {
    method: 'POST',
    path: '/api/v1/platform/jobs/dead/:jobId/retry',
    summary: "Try any organization's given-up job once more",
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'general',
    params: z.object({ jobId: id }),
    status: 202,
    response: z.object({ id }),
  },
} as const satisfies Record<string, Contract>;
