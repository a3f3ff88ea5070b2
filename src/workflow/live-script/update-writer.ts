import { setTimeout as sleep } from 'node:timers/promises';
import * as Y from 'yjs';
import type { Queries } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log/open-log.ts';
import { addUpdate, mergeUpdates } from '../store/live-scripts.ts';
import type { Seat } from './seat.ts';

/** Something that a page sent. Without an update: it changed nothing. */
interface Sent {
  seat: Seat;
  /** The how manieth of this page. */
  count: number;
  update?: Uint8Array;
}

/** So many rows are merged into the state. */
const MERGE_AFTER = 500;
/** More than so many at once take long to merge: the rest goes into the next row. */
const MOST_AT_ONCE = 1000;
const RETRY_MS = 250;

export interface WriterEvents {
  /** After the commit: up to which message of each page everything is kept, and the state vector of what was. */
  saved(counts: Map<Seat, number>, stateVector: Uint8Array): void;
  /** The database can't be written just now; it is tried again. */
  delayed(seats: Iterable<Seat>): void;
  /** The episode was deleted. */
  gone(): void;
}

/** Writes the updates of one room, one write at a time; what comes meanwhile goes together into the next. */
export class UpdateWriter {
  readonly #db: Queries;
  readonly #episodeId: string;
  readonly #log: Log | undefined;
  readonly #events: WriterEvents;
  readonly #own = new Set<number>();
  #waiting: Sent[] = [];
  #writing: Promise<void> | undefined;
  #rows: number;
  #ended = false;

  /** @param rows how many updates stand behind the state */
  constructor(db: Queries, episodeId: string, rows: number, events: WriterEvents, log?: Log) {
    this.#db = db;
    this.#episodeId = episodeId;
    this.#rows = rows;
    this.#events = events;
    this.#log = log;
  }

  add(sent: Sent): void {
    this.#waiting.push(sent);
    this.#writing ??= this.#writeAll();
  }

  /** Whether this room wrote it: asked once, when it is announced. */
  wasOwn(seq: number): boolean {
    return this.#own.delete(seq);
  }

  /** Resolves once everything is kept, or was given up. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  /** Gives up what cannot be written any more. */
  end(): void {
    this.#ended = true;
  }

  async #writeAll(): Promise<void> {
    try {
      // What arrives in the same moment is written together.
      await new Promise(setImmediate);
      while (this.#waiting.length > 0 && !this.#ended) {
        const batch = this.#waiting.splice(0, MOST_AT_ONCE);
        await this.#writeBatch(batch);
      }
    } finally {
      // In the same moment in which nothing waits: what is added in a later one would wait for good.
      this.#writing = undefined;
    }
  }

  async #writeBatch(batch: readonly Sent[]): Promise<void> {
    const updates = batch.flatMap(({ update }) => update ?? []);
    const counts = new Map(batch.map(({ seat, count }) => [seat, count]));
    if (updates.length === 0) return this.#events.saved(counts, EMPTY_VECTOR);
    const merged = updates.length === 1 ? updates[0]! : Y.mergeUpdates(updates);
    const authors = new Set(batch.flatMap(({ seat, update }) => (update ? seat.who.userId : [])));
    for (let tries = 0; !this.#ended; tries++) {
      try {
        const seq = await addUpdate(this.#db, this.#episodeId, merged, [...authors]);
        if (seq === undefined) {
          this.end();
          return this.#events.gone();
        }
        this.#own.add(seq);
        this.#events.saved(counts, Y.encodeStateVectorFromUpdate(merged));
        return this.#mergeRows();
      } catch (error) {
        if (tries === 0) this.#log?.warn({ err: error }, 'A live script could not be kept; trying again.');
        this.#events.delayed(counts.keys());
        await sleep(RETRY_MS * Math.min(8, 2 ** tries), undefined, { ref: false });
      }
    }
  }

  async #mergeRows(): Promise<void> {
    this.#rows += 1;
    if (this.#rows < MERGE_AFTER) return;
    this.#rows = 0;
    // The rows are there still when it fails; it is tried again after as many.
    await mergeUpdates(this.#db, this.#episodeId).catch((error: unknown) =>
      this.#log?.warn({ err: error }, 'The updates of a live script could not be merged.'),
    );
  }
}

const EMPTY_VECTOR = new Uint8Array([0]);
