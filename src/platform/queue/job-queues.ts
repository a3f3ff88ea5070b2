import type { PgBoss, QueueOptions } from 'pg-boss';
import type { JobDefinition } from './job.ts';
import { DEAD_LETTER } from './job-rows.ts';

const DAY_SECONDS = 86_400;
/** A waiting job is never thrown away: pg-boss asks for a time, so it gets a long one. */
const FOREVER_SECONDS = 20 * 365 * DAY_SECONDS;
const RETRY_DELAY_MOST_SECONDS = 3600;

/** The queues in the database: one a kind of job, made when the kind is first met. */
export class JobQueues {
  readonly #boss: PgBoss;
  readonly #made = new Map<string, Promise<void>>();

  constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  /** The queue that jobs go to when they are given up. Nobody works on it. */
  async makeDeadLetter(): Promise<void> {
    await this.#boss.createQueue(DEAD_LETTER, {
      retryLimit: 0,
      retentionSeconds: FOREVER_SECONDS,
    });
  }

  /** Makes the queue of a kind of job, or gives it the definition's settings when they have changed. */
  ensure(definition: JobDefinition): Promise<void> {
    const made = this.#made.get(definition.id) ?? this.#make(definition);
    this.#made.set(definition.id, made);
    made.catch(() => this.#made.delete(definition.id));
    return made;
  }

  async #make({ id, retries, retryDelaySeconds, expireSeconds }: JobDefinition): Promise<void> {
    const settings = {
      retryLimit: retries,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: Math.max(RETRY_DELAY_MOST_SECONDS, retryDelaySeconds),
      expireInSeconds: expireSeconds,
      retentionSeconds: FOREVER_SECONDS,
      deleteAfterSeconds: DAY_SECONDS,
    } satisfies QueueOptions;
    const found = await this.#boss.getQueue(id);
    if (!found) return this.#boss.createQueue(id, { ...settings, deadLetter: DEAD_LETTER });
    const same = Object.entries(settings).every(
      ([key, value]) => found[key as keyof typeof settings] === value,
    );
    if (!same) await this.#boss.updateQueue(id, settings);
  }
}
