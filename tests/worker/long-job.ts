import { definition } from '../platform/queue/jobs.ts';

/** What the worker processes of the tests do: it lasts until it is released. */
export const LONG_JOB = definition('long', { retries: 3, retryDelaySeconds: 30, expireSeconds: 600 });
