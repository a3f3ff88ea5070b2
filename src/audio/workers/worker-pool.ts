import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError, type ErrorCode } from '../../kernel/errors.ts';
import { ThreadShelf } from '../../platform/threads/thread-shelf.ts';
import type { JobAnswer, JobKind, JobMessage, Jobs } from './jobs.ts';

interface Waiting {
  message: JobMessage;
  /** Settles with the job, without its error. */
  settled: Promise<void>;
  resolve: (give: never) => void;
  reject: (error: unknown) => void;
}

/** Threads beyond these gain nothing on the reels of one show and cost memory. */
const MOST_THREADS = 4;

/**
 * Reels lie in arrays outside these: what a thread makes besides is small, and collecting it often
 * keeps the process small.
 */
const MEMORY = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 };

/** Threads of closed pools, for the next one. */
const shelf = new ThreadShelf<undefined>(MOST_THREADS);

/** As many threads as cores, at hand from the last pool or started when first needed; each does one job at a time. */
export class WorkerPool {
  readonly size = Math.min(MOST_THREADS, availableParallelism());
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Waiting>();
  readonly #queue: Waiting[] = [];
  #started = 0;
  #lastId = 0;
  #closed: unknown;

  run<K extends JobKind>(kind: K, ask: Jobs[K]['ask']): Promise<Jobs[K]['give']> {
    if (this.#closed) return Promise.reject(this.#closed);
    const { promise, resolve, reject } = Promise.withResolvers<Jobs[K]['give']>();
    const settled = promise.then(
      () => undefined,
      () => undefined,
    );
    const message = { id: ++this.#lastId, kind, ask };
    this.#queue.push({ message, settled, resolve: resolve as Waiting['resolve'], reject });
    this.#dispatch();
    return promise;
  }

  /** Starts the threads, so that the first jobs need not wait for them. */
  warm(): void {
    while (!this.#closed) {
      const worker = this.#start();
      if (!worker) return;
      this.#idle.unshift(worker);
    }
  }

  /**
   * Refuses the jobs that wait, lets those under way finish (a second at most), so that no file is
   * left half written, and lets the threads go.
   */
  async close(): Promise<void> {
    const reason = new AppError('audio_failed', 'The mixer was closed.');
    this.#closed = reason;
    for (const waiting of this.#queue.splice(0)) waiting.reject(reason);
    await Promise.all([...this.#busy.values()].map((waiting) => waiting.settled));
    // Who was busy is idle now, or lost.
    await Promise.all(this.#idle.splice(0).map((worker) => shelf.put(worker, undefined)));
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const worker = this.#idle.pop() ?? this.#start();
      if (!worker) return;
      const waiting = this.#queue.shift()!;
      this.#busy.set(worker, waiting);
      worker.postMessage(waiting.message);
    }
  }

  #start(): Worker | undefined {
    if (this.#started >= this.size) return undefined;
    this.#started++;
    const worker =
      shelf.take()?.worker ??
      new Worker(new URL('./reel-worker.ts', import.meta.url), { resourceLimits: MEMORY });
    worker.on('message', (answer: JobAnswer) => this.#settle(worker, answer));
    worker.on('error', (cause) => this.#lose(worker, cause));
    worker.on('exit', () => this.#lose(worker, undefined));
    return worker;
  }

  #settle(worker: Worker, answer: JobAnswer): void {
    const waiting = this.#busy.get(worker);
    this.#busy.delete(worker);
    this.#idle.push(worker);
    if ('error' in answer) waiting?.reject(revive(answer.error));
    else waiting?.resolve(answer.give as never);
    if (!this.#closed) this.#dispatch();
  }

  /** A thread that ended by itself fails its job and is replaced by the next one. */
  #lose(worker: Worker, cause: unknown): void {
    const waiting = this.#busy.get(worker);
    const at = this.#idle.indexOf(worker);
    if (at >= 0) this.#idle.splice(at, 1);
    if (at < 0 && !waiting) return;
    this.#busy.delete(worker);
    this.#started--;
    waiting?.reject(new AppError('audio_failed', 'A mixing thread ended unexpectedly.', { cause }));
    if (!this.#closed) this.#dispatch();
  }
}

function revive(error: { code?: string; message: string; details?: Record<string, unknown> }): AppError {
  const options = error.details ? { details: error.details } : {};
  return new AppError((error.code as ErrorCode | undefined) ?? 'audio_failed', error.message, options);
}
