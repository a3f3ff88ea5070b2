import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { AppError, type ErrorCode, throwIfCancelled } from '../../kernel/errors.ts';
import type { FromThread, ToThread } from './task-messages.ts';
import { ThreadShelf } from './thread-shelf.ts';

/** A table of tasks: what each is asked and what it gives, both such as can be cloned to a thread. */
export type Tasks = Record<string, { ask: unknown; give: unknown }>;

export interface TaskLimits {
  /** Of this kind at the same time; those that come meanwhile wait. */
  atOnce: number;
  /** The error of a task that takes longer than it was given. */
  timedOut: (seconds: number) => AppError;
  /** The error of a task that needs more memory than a thread has. */
  outOfMemory: () => AppError;
}

export interface TaskRun {
  /** Wall clock, from when its thread begins. */
  seconds: number;
  signal?: AbortSignal | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** A thread told to leave has so long to end what it started; then it is ended. */
const LEAVE_WITHIN_MS = 500;

/**
 * Runs tasks in worker threads, so that this thread goes on answering: each task has a thread to
 * itself, a limit of time and one of memory. A thread beyond either is ended and its task fails with
 * the error that its table names. Idle threads are kept for a minute.
 */
export class TaskThreads<T extends Tasks> {
  readonly #module: URL;
  readonly #limits: Readonly<Record<keyof T, TaskLimits>>;
  readonly #memory: ResourceLimits;
  readonly #shelf = new ThreadShelf<undefined>(availableParallelism());
  readonly #running = new Map<keyof T, number>();
  readonly #waiting: { task: keyof T; enter: () => void }[] = [];

  /** @param module of the threads; it calls `answerTasks` with a handler for each task */
  constructor(module: URL, limits: Readonly<Record<keyof T, TaskLimits>>, memory: ResourceLimits) {
    this.#module = module;
    this.#limits = limits;
    this.#memory = memory;
  }

  /**
   * @throws what the task throws; its `timedOut` or `outOfMemory`; cancelled when the signal fires
   */
  async run<K extends keyof T & string>(task: K, ask: T[K]['ask'], how: TaskRun): Promise<T[K]['give']> {
    throwIfCancelled(how.signal);
    await this.#enter(task, how.signal);
    if (how.signal?.aborted) this.#leave(task);
    throwIfCancelled(how.signal);
    const worker = this.#shelf.take()?.worker ?? new Worker(this.#module, { resourceLimits: this.#memory });
    const answering = this.#answer(worker, task, ask, how);
    // The place is free when the thread is, which for one that was cancelled is a little later.
    void answering.ended.finally(() => this.#leave(task));
    return answering.answer as Promise<T[K]['give']>;
  }

  async #enter(task: keyof T, signal: AbortSignal | undefined): Promise<void> {
    const running = this.#running.get(task) ?? 0;
    if (running < this.#limits[task].atOnce) {
      this.#running.set(task, running + 1);
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place = { task, enter: resolve };
    const giveUp = () => {
      const at = this.#waiting.indexOf(place);
      if (at >= 0) this.#waiting.splice(at, 1);
      reject(new AppError('cancelled', 'Cancelled. What was finished is kept.'));
    };
    this.#waiting.push(place);
    signal?.addEventListener('abort', giveUp, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', giveUp));
  }

  /** The place goes to whoever has waited longest for this kind of task. */
  #leave(task: keyof T): void {
    const at = this.#waiting.findIndex((waiting) => waiting.task === task);
    if (at >= 0) this.#waiting.splice(at, 1)[0]?.enter();
    else this.#running.set(task, (this.#running.get(task) ?? 1) - 1);
  }

  #answer(worker: Worker, task: string, ask: unknown, { seconds, signal, onProgress }: TaskRun) {
    const { timedOut, outOfMemory } = this.#limits[task]!;
    const { promise: answer, resolve, reject } = Promise.withResolvers<unknown>();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let stopped = false;
    const stop = (error: AppError) => {
      stopped = true;
      reject(error);
      post(worker, { cancel: true });
      void sleep(LEAVE_WITHIN_MS, undefined, { ref: false }).then(() => worker.terminate());
    };
    const cancel = () => stop(new AppError('cancelled', 'Cancelled. What was finished is kept.'));
    const timer = setTimeout(() => stop(timedOut(seconds)), seconds * 1000);
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    };
    answer.then(settle, settle);
    signal?.addEventListener('abort', cancel, { once: true });
    worker.on('message', (message: FromThread) => {
      if ('progress' in message) return onProgress?.(...message.progress);
      if ('give' in message) resolve(message.give);
      else reject(revived(message.fault));
      // One that was told to leave is ended all the same.
      if (stopped) return void worker.terminate();
      void this.#shelf.put(worker, undefined).then(end);
    });
    worker.on('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? outOfMemory()
          : new Error('A thread ended unexpectedly.', { cause }),
      ),
    );
    worker.on('exit', () => {
      reject(new Error('A thread ended unexpectedly.'));
      end();
    });
    post(worker, { task, ask });
    return { answer, ended };
  }
}

function post(worker: Worker, message: ToThread): void {
  worker.postMessage(message);
}

function revived({
  code,
  message,
  details,
}: {
  code?: string;
  message: string;
  details?: Record<string, unknown>;
}) {
  // What is not ours to explain is a fault of the program, as it would be without the thread.
  if (code === undefined) return new Error(message);
  return new AppError(code as ErrorCode, message, details ? { details } : {});
}
