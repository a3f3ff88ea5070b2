import type { Worker } from 'node:worker_threads';

/** Long enough for the next show of somebody who is trying things, short enough not to hold memory at rest. */
const IDLE_MS = 60_000;

interface IdleThread<S> {
  worker: Worker;
  state: S;
  timer: NodeJS.Timeout;
  forget: () => void;
}

/**
 * Idle worker threads that are kept for a minute for whoever needs one next: starting one and loading
 * its modules costs more than its first job. They keep no process alive.
 */
export class ThreadShelf<S> {
  readonly #most: number;
  readonly #kept: IdleThread<S>[] = [];

  /** @param most threads kept at once */
  constructor(most: number) {
    this.#most = most;
  }

  /** Takes over a thread that has nothing to do; settles when it is on the shelf, or ended for want of room. */
  async put(worker: Worker, state: S): Promise<void> {
    // By name: the thread's own listeners, which keep its port alive, stay.
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
    if (this.#kept.length >= this.#most) return void (await worker.terminate());
    const forget = () => {
      clearTimeout(idle.timer);
      const at = this.#kept.indexOf(idle);
      if (at >= 0) this.#kept.splice(at, 1);
    };
    const timer = setTimeout(() => {
      forget();
      void worker.terminate();
    }, IDLE_MS).unref();
    const idle: IdleThread<S> = { worker, state, timer, forget };
    worker.on('error', forget).on('exit', forget);
    worker.unref();
    this.#kept.push(idle);
  }

  /** The thread put back last, with what is known of it; it is the caller's then. */
  take(): { worker: Worker; state: S } | undefined {
    const idle = this.#kept.at(-1);
    if (!idle) return undefined;
    idle.forget();
    idle.worker.off('error', idle.forget).off('exit', idle.forget);
    idle.worker.ref();
    return { worker: idle.worker, state: idle.state };
  }
}
