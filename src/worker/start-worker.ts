import { type Log, openLog } from '../platform/log/open-log.ts';
import type { JobHandler } from '../platform/queue/job.ts';
import type { Timer } from '../workflow/jobs/timers.ts';
import type { Service } from '../workflow/service.ts';
import { startTimer } from './start-timer.ts';

export interface RunningWorker {
  /** Starts nothing new, waits so many milliseconds for what runs, then hands running jobs back. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Runs jobs and timers in this process until it is stopped. Any number of processes may do so on
 * one database.
 */
export async function startWorker(
  { queue, database, config }: Pick<Service, 'queue' | 'database' | 'config'>,
  handlers: readonly JobHandler[],
  timers: readonly Timer[],
  log: Log = openLog(config.service.logLevel),
): Promise<RunningWorker> {
  await queue.work(handlers);
  const running = timers.map((timer) => startTimer(timer, database, log));
  return {
    async stop(graceMs) {
      await Promise.all([queue.stop(graceMs), ...running.map((timer) => timer.stop(graceMs))]);
    },
  };
}
