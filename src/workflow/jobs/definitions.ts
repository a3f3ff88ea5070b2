import { z } from 'zod';
import type { JobDefinition } from '../../platform/queue/job.ts';

/* Every kind of job. Payloads carry ids; the handlers stand beside this file, one a kind. */

/** Fetches a page if it is one, reads the document, keeps what was found. */
export const READ_SOURCE: JobDefinition<{ sourceId: string }> = {
  id: 'read-source',
  payload: z.object({ sourceId: z.uuid() }),
  retries: 2,
  retryDelaySeconds: 5,
  expireSeconds: 15 * 60,
  writesFiles: true,
  atOnce: 2,
};

/** From sources, or from a changed script, to the finished files. */
export const MAKE_EPISODE: JobDefinition<{ episodeId: string }> = {
  id: 'make-episode',
  payload: z.object({ episodeId: z.uuid() }),
  retries: 4,
  retryDelaySeconds: 2,
  expireSeconds: 6 * 60 * 60,
  writesFiles: true,
  limitedByGroup: true,
};

/** More sound formats of a finished episode. */
export const EXPORT_FORMATS: JobDefinition<{ episodeId: string }> = {
  id: 'export-formats',
  payload: z.object({ episodeId: z.uuid() }),
  retries: 2,
  retryDelaySeconds: 5,
  expireSeconds: 2 * 60 * 60,
  writesFiles: true,
  atOnce: 1,
};
