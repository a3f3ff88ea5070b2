import { z } from 'zod';
import { openLog } from '../../../src/platform/log/open-log.ts';
import type { JobContext, JobDefinition, JobHandler } from '../../../src/platform/queue/job.ts';

export type Payload = { name: string };

export function definition(id: string, more: Partial<JobDefinition<Payload>> = {}): JobDefinition<Payload> {
  return {
    id,
    payload: z.object({ name: z.string() }),
    retries: 2,
    retryDelaySeconds: 1,
    expireSeconds: 60,
    ...more,
  };
}

export function handler(
  of: JobDefinition<Payload>,
  handle: (payload: Payload, context: JobContext) => Promise<void>,
): JobHandler {
  return { definition: of, handle: handle as JobHandler['handle'] };
}

/** A log whose lines are kept. */
export function recordingLog() {
  const lines: { level: string; msg: string }[] = [];
  return { log: openLog('debug', (line) => lines.push(JSON.parse(line))), lines };
}

/** A promise and what resolves it. */
export function gate<T = void>() {
  return Promise.withResolvers<T>();
}
