import { AppError } from '../../kernel/errors.ts';
import { ProtocolError } from '../plugins/classify-error.ts';

interface Held {
  /** Asks the holder to write down what it has and leave. */
  release: () => void | Promise<void>;
  left: Promise<void>;
  leave: () => void;
}

const PATIENCE_MS = 10_000;

/**
 * One request at a time on an upload. A second PATCH is told that it is locked (423). Whoever asks how
 * far an upload has come, or ends it, is a client that comes back after its connection was lost, while
 * this server may still believe in the old one: the old one is asked to leave.
 */
export class UploadLocks {
  readonly #held = new Map<string, Held>();
  #closed = false;

  /** What @tus/server takes as a locker, by the request's method. */
  for(method: string) {
    return {
      newLock: (id: string) => ({
        lock: (signal: AbortSignal, release: Held['release']) =>
          method === 'PATCH' ? this.#takeNow(id, release) : this.#takeOver(id, release, signal),
        unlock: async () => this.#leave(id),
      }),
    };
  }

  /** Asks every holder to leave, and lets nobody in any more: the server is being stopped. */
  close(): void {
    this.#closed = true;
    for (const { release } of this.#held.values()) void release();
  }

  async #takeNow(id: string, release: Held['release']): Promise<void> {
    if (this.#held.has(id))
      throw new ProtocolError(423, 'conflict', 'Another request is sending this upload at the moment.');
    this.#take(id, release);
  }

  async #takeOver(id: string, release: Held['release'], signal: AbortSignal): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let holder = this.#held.get(id); holder; holder = this.#held.get(id)) {
      await holder.release();
      await Promise.race([holder.left, timeout(deadline - Date.now(), signal)]);
      if (Date.now() >= deadline || signal.aborted)
        throw new ProtocolError(423, 'conflict', 'Another request is sending this upload at the moment.');
    }
    this.#take(id, release);
  }

  #take(id: string, release: Held['release']): void {
    if (this.#closed)
      throw new AppError('shutting_down', 'The server is being stopped. Go on with the upload in a moment.');
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    this.#held.set(id, { release, left, leave });
  }

  #leave(id: string): void {
    const holder = this.#held.get(id);
    this.#held.delete(id);
    holder?.leave();
  }
}

function timeout(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, ms));
    signal.addEventListener('abort', () => resolve(), { once: true });
    timer.unref();
  });
}
