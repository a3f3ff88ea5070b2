import { kWeighting } from './k-weighting.ts';

/** Below this a filter's memory is silence; setting it to zero keeps denormal numbers out of the loop. */
const SILENT_STATE = 1e-18;

/**
 * K-weighted energy of one channel in blocks of 100 ms, the hop of BS.1770-4's gating windows.
 * Feed it any number of stretches; `blocks` holds the sum of squares divided by the block's length.
 */
export class BlockEnergies {
  readonly blocks: number[] = [];
  readonly #length: number;
  readonly #filters: ReturnType<typeof kWeighting>;
  /** Transposed direct form II memories: shelf, then high pass. */
  #s1 = 0;
  #s2 = 0;
  #h1 = 0;
  #h2 = 0;
  #sum = 0;
  #filled = 0;

  constructor(rate: number) {
    this.#length = Math.round(rate / 10);
    this.#filters = kWeighting(rate);
  }

  add(samples: Float32Array | Float64Array, start = 0, end = samples.length, step = 1): void {
    let from = start;
    while (from < end) {
      const room = (this.#length - this.#filled) * step;
      const to = Math.min(end, from + room);
      this.#run(samples, from, to, step);
      this.#filled += Math.ceil((to - from) / step);
      from += Math.ceil((to - from) / step) * step;
      if (this.#filled >= this.#length) this.#close();
    }
  }

  /** Closes a block that has begun, as if silence followed. */
  flush(): void {
    if (this.#filled > 0) this.#close();
  }

  #close(): void {
    this.blocks.push(this.#sum / this.#length);
    this.#sum = 0;
    this.#filled = 0;
    if (Math.abs(this.#h1) < SILENT_STATE && Math.abs(this.#h2) < SILENT_STATE) {
      this.#s1 = this.#s2 = this.#h1 = this.#h2 = 0;
    }
  }

  #run(samples: Float32Array | Float64Array, from: number, to: number, step: number): void {
    const { b0, b1, b2, a1, a2 } = this.#filters.shelf;
    const { a1: c1, a2: c2 } = this.#filters.highPass;
    let s1 = this.#s1;
    let s2 = this.#s2;
    let h1 = this.#h1;
    let h2 = this.#h2;
    let sum = this.#sum;
    for (let i = from; i < to; i += step) {
      const x = samples[i]!;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      const z = y + h1;
      h1 = -2 * y - c1 * z + h2;
      h2 = y - c2 * z;
      sum += z * z;
    }
    this.#s1 = s1;
    this.#s2 = s2;
    this.#h1 = h1;
    this.#h2 = h2;
    this.#sum = sum;
  }
}
