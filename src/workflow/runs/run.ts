import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { AppError } from '../../kernel/errors.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Service } from '../service.ts';
import { type EpisodeRow, notifyEpisodeChanged } from '../store/episodes.ts';

/**
 * One try at making an episode. Jobs come at least once, so two tries may be alive for a moment: the
 * row names the one that may write, and every transaction of a run asks for that first. A run that
 * was overtaken or cancelled writes nothing more and leaves.
 */
export class Run {
  readonly id: string;
  /** As it was when the run took it. */
  readonly episode: EpisodeRow;
  readonly #service: Service;
  readonly #stop = new AbortController();
  readonly #leave: () => void;
  #lost = false;

  /** Fires when the run must leave: cancelled, overtaken, or its process is stopping. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Whether somebody else has the episode now, or nobody. */
  get lost(): boolean {
    return this.#lost;
  }

  constructor(service: Service, id: string, episode: EpisodeRow, outer: AbortSignal) {
    this.#service = service;
    this.id = id;
    this.episode = episode;
    const stop = () => this.#stop.abort();
    outer.addEventListener('abort', stop, { once: true });
    if (outer.aborted) stop();
    const unsubscribe = service.events.subscribe(episode.organization_id, (event) => {
      if (event.kind === 'episode.changed' && event.subjectId === episode.id) void this.#look();
    });
    this.#leave = () => {
      unsubscribe();
      outer.removeEventListener('abort', stop);
    };
  }

  /**
   * A transaction of this run.
   *
   * @throws AppError cancelled when the run has lost the episode: nothing is written then
   */
  commit<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    const db = this.#service.database.db;
    return db.transaction().execute(async (trx) => {
      const held = await trx
        .selectFrom('episodes')
        .select('id')
        .where('id', '=', this.episode.id)
        .where('run_id', '=', this.id)
        .forUpdate()
        .executeTakeFirst();
      if (!held) throw this.#giveWay();
      return work(trx);
    });
  }

  /** Ends listening; call it whatever happened. */
  end(): void {
    this.#leave();
  }

  async #look(): Promise<void> {
    const row = await this.#service.database.db
      .selectFrom('episodes')
      .select('run_id')
      .where('id', '=', this.episode.id)
      .executeTakeFirst()
      // The next checkpoint finds out.
      .catch(() => ({ run_id: this.id }));
    if (row?.run_id !== this.id) this.#giveWay();
  }

  #giveWay(): AppError {
    this.#lost = true;
    this.#stop.abort();
    return new AppError('cancelled', 'Cancelled. What was finished is kept.');
  }
}

/** Takes an episode that waits, or that a dead run left. @returns undefined when there is nothing to do */
export async function claimRun(
  service: Service,
  episodeId: string,
  signal: AbortSignal,
): Promise<Run | undefined> {
  const id = randomUUID();
  const db = service.database.db;
  const episode = await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('episodes')
      .set({ status: 'running', run_id: id, error: null, updated_at: sql<Date>`now()` })
      .where('id', '=', episodeId)
      .where('status', 'in', ['queued', 'running'])
      .returningAll()
      .executeTakeFirst();
    if (row) await notifyEpisodeChanged(service, trx, row);
    return row;
  });
  return episode && new Run(service, id, episode, signal);
}
