import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError, type ErrorCode } from '../../kernel/errors.ts';
import type { JobAnswer, JobKind, JobMessage, Jobs } from './jobs.ts';

interface Waiting {
  message: JobMessage;
  resolve: (give: never) => void;
  reject: (error: unknown) => void;
}

/** Threads beyond these gain nothing on the reels of one show and cost memory. */
const MOST_THREADS = 4;

/** As many threads as cores, started when first needed; each does one job at a time. */
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
    return new Promise((resolve, reject) => {
      this.#queue.push({ message: { id: ++this.#lastId, kind, ask }, resolve, reject });
      this.#dispatch();
    });
  }

  /** Ends the threads; jobs not finished are refused with `reason`. */
  async close(reason: unknown = new AppError('audio_failed', 'The mixer was closed.')): Promise<void> {
    this.#closed = reason;
    const workers = [...this.#idle, ...this.#busy.keys()];
    for (const waiting of [...this.#queue.splice(0), ...this.#busy.values()]) waiting.reject(reason);
    this.#busy.clear();
    await Promise.all(workers.map((w) => w.terminate()));
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
    const worker = new Worker(new URL('./reel-worker.ts', import.meta.url));
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
    this.#dispatch();
  }

  /** A thread that ended by itself fails its job and is replaced by the next one. */
  #lose(worker: Worker, cause: unknown): void {
    const waiting = this.#busy.get(worker);
    if (this.#closed || !waiting) return;
    this.#busy.delete(worker);
    this.#started--;
    waiting.reject(new AppError('audio_failed', 'A mixing thread ended unexpectedly.', { cause }));
    this.#dispatch();
  }
}

function revive(error: { code?: string; message: string; details?: Record<string, unknown> }): AppError {
  const options = error.details ? { details: error.details } : {};
  return new AppError((error.code as ErrorCode | undefined) ?? 'audio_failed', error.message, options);
}
