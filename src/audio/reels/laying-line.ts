/**
 * Reels are mixed side by side and laid one after the other, each as soon as it and those before it
 * are mixed, while later takes are still being spoken. After a fault nothing more is laid.
 */
export class LayingLine<T> {
  readonly #most: number;
  readonly #lay: (mixed: T) => Promise<void>;
  readonly #waiting: Promise<void>[] = [];
  #last = Promise.resolve();
  #fault: { cause: unknown } | undefined;

  /** @param most reels on the way at once */
  constructor(most: number, lay: (mixed: T) => Promise<void>) {
    this.#most = most;
    this.#lay = lay;
  }

  /** Settles when there is room for another; throws the fault of an earlier one. */
  async add(mixing: Promise<T>): Promise<void> {
    // Its fault is met when its turn comes to be laid.
    mixing.catch(() => {});
    this.#last = this.#last.then(async () => {
      if (this.#fault) return;
      try {
        await this.#lay(await mixing);
      } catch (cause) {
        this.#fault = { cause };
      }
    });
    this.#waiting.push(this.#last);
    if (this.#waiting.length > this.#most) await this.#waiting.shift();
    this.#throwFault();
  }

  /** Passes items on until a reel could not be laid: nobody waits for speech that will not be used. */
  async *watched<I>(items: AsyncIterable<I>): AsyncGenerator<I> {
    for await (const item of items) {
      this.#throwFault();
      yield item;
    }
  }

  /** Settles when everything added has been laid; throws the first fault. */
  async end(): Promise<void> {
    await this.#last;
    this.#throwFault();
  }

  #throwFault(): void {
    if (this.#fault) throw this.#fault.cause;
  }
}
