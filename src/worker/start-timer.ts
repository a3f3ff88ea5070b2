import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../kernel/errors.ts';
import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log/open-log.ts';
import type { Timer } from '../workflow/jobs/timers.ts';
import { withTurn } from './with-turn.ts';

/** The first run comes within this time of the start, so that a process that often restarts sweeps too. */
const FIRST_WITHIN_MS = 30_000;
/** Every wait is this much shorter or longer by chance, so that nodes do not run in step. */
const JITTER = 0.1;

/**
 * Runs a timer again and again, each run after the end of the one before. A fault is logged and the
 * next run comes as ever. The signal of a run fires when the process stops or its turn is lost.
 */
export function startTimer(
  timer: Timer,
  database: Database,
  log: Log,
): { stop(graceMs: number): Promise<void> } {
  const stopping = new AbortController();
  const ended = repeat(timer, database, log.child({ timer: timer.name }), stopping.signal);
  return {
    async stop(graceMs) {
      stopping.abort(new AppError('shutting_down', 'The server is stopping.'));
      await Promise.race([ended, sleep(graceMs, undefined, { ref: false })]);
    },
  };
}

async function repeat(timer: Timer, database: Database, log: Log, stopping: AbortSignal): Promise<void> {
  let wait = Math.random() * Math.min(timer.everyMs, FIRST_WITHIN_MS);
  for (;;) {
    await sleep(wait, undefined, { ref: false, signal: stopping }).catch(() => {});
    if (stopping.aborted) return;
    await runOnce(timer, database, log, stopping);
    wait = timer.everyMs * (1 - JITTER + 2 * JITTER * Math.random());
  }
}

async function runOnce(timer: Timer, database: Database, log: Log, stopping: AbortSignal): Promise<void> {
  const from = performance.now();
  try {
    const ran = await withTurn(database, `timer ${timer.name}`, stopping, (signal) => timer.run(signal));
    if (ran) log.debug({ ms: Math.round(performance.now() - from) }, 'Ran.');
  } catch (error) {
    if (!stopping.aborted) log.error({ err: error }, 'A timer failed; it will run again.');
  }
}
