import { openLog } from '../platform/log/open-log.ts';
import { jobHandlers } from '../workflow/jobs/all-jobs.ts';
import { serviceTimers } from '../workflow/jobs/timers.ts';
import type { Service } from '../workflow/service.ts';
import { makeShowsHere } from '../workflow/warm-up.ts';
import { startWorker } from './start-worker.ts';

/** Takes jobs and minds the timers from now on. */
export async function openWorker(service: Service): Promise<{ close(graceMs: number): Promise<void> }> {
  await makeShowsHere();
  const log = openLog(service.config.service.logLevel);
  const worker = await startWorker(service, jobHandlers(service), serviceTimers(service), log);
  return { close: (graceMs) => worker.stop(graceMs) };
}
