import type { Queries } from '../db/database.ts';
import type { Log } from '../log/open-log.ts';
import { countInterruptions, reasonToGiveUp } from './interrupted-jobs.ts';
import { handBack } from './job-rows.ts';
import type { Settle } from './settle.ts';
import type { TakenJob } from './take-jobs.ts';

/** How long a suspect waits for another one. */
const WAIT_SECONDS = 2;

/**
 * Jobs that ran when a process froze. Which of them it was is not known, so a process runs no two of
 * them at a time: the next time only the one that is to blame is counted again.
 */
export class Suspects {
  readonly #db: Queries;
  readonly #settle: Settle;
  readonly #log: Log;
  #running: string | undefined;

  constructor(db: Queries, settle: Settle, log: Log) {
    this.#db = db;
    this.#settle = settle;
    this.#log = log;
  }

  /** Whether a job that was taken may begin; it is given up or waits otherwise. */
  async mayRun(taken: TakenJob): Promise<boolean> {
    // Nothing has happened yet to a job that is taken for the first time.
    if (taken.retryCount === 0) return true;
    const known = await countInterruptions(this.#db, taken.id);
    const reason = reasonToGiveUp(known);
    if (reason) {
      const { kind, id } = taken;
      this.#log.error({ kind, id, ...known }, 'A job was given up, for it ended the process that ran it.');
      await this.#settle.fail(taken, reason, true);
      return false;
    }
    if (known.froze === 0) return true;
    if (this.#running !== undefined) {
      await handBack(this.#db, [taken], WAIT_SECONDS);
      return false;
    }
    this.#running = taken.id;
    return true;
  }

  ended({ id }: TakenJob): void {
    if (this.#running === id) this.#running = undefined;
  }
}
