import type { FastifyInstance } from 'fastify';
import { AppError } from '../../kernel/errors.ts';

/** Counts what is running, so that the server can close when it is done. */
export class Drain {
  #closing = false;
  #running = 0;
  readonly #interrupts: (() => void)[] = [];
  readonly #idle = new Set<() => void>();

  /** Whether the server is being stopped. */
  get closing(): boolean {
    return this.#closing;
  }

  /** What ends requests that could go on for as long as the other side likes. */
  onClosing(interrupt: () => void): void {
    this.#interrupts.push(interrupt);
  }

  close(): void {
    this.#closing = true;
    for (const interrupt of this.#interrupts) interrupt();
  }

  began(): void {
    this.#running += 1;
  }

  ended(): void {
    this.#running -= 1;
    if (this.#running > 0) return;
    for (const tell of this.#idle) tell();
    this.#idle.clear();
  }

  /** Resolves when nothing runs any more, or after so many milliseconds. */
  idle(withinMs: number): Promise<void> {
    if (this.#running === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, withinMs);
      const idle = this.#idle;
      idle.add(done);
      function done() {
        clearTimeout(timer);
        idle.delete(done);
        resolve();
      }
    });
  }
}

/** While the server is being stopped, new requests are turned away and running ones finish. */
export function addDrain(app: FastifyInstance, drain: Drain): void {
  app.addHook('onRequest', async (request, reply) => {
    if (drain.closing) {
      reply.header('connection', 'close').header('retry-after', '5');
      if (request.url !== '/readyz' && request.url !== '/healthz')
        throw new AppError('shutting_down', 'The server is being stopped. Try again in a moment.');
    }
    if (request.ws) return;
    drain.began();
    reply.raw.once('close', () => drain.ended());
  });
}
