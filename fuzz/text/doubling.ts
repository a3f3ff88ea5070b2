import { type Shape, textOf } from './units.ts';

export interface Doubling {
  /** How many times longer a text of twice the length takes. */
  ratio: number;
  /** UTF-16 units of the shorter text. */
  length: number;
  /** Milliseconds for the shorter text: the least of several. */
  ms: number;
}

export interface Range {
  shortest: number;
  longest: number;
}

/** Below this the clock and the collector of garbage say more than the text. */
const WELL_ABOVE_NOISE_MS = 6;
/** Linear is 2, quadratic is 4. */
export const MOST = 3;
/** How often both lengths are timed anew before a ratio above it is believed. */
const ROUNDS = 6;

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/**
 * How the time of some work grows with the length of its text. The text grows until it takes some
 * milliseconds; what is still faster at the longest text is fast enough, and null is given.
 * A ratio above `MOST` is measured again, since a shared machine adds time and never takes any away.
 */
export function doubling(work: (text: string) => void, shape: Shape, { shortest, longest }: Range): Doubling | null {
  for (let length = shortest; ; length *= 4) {
    const text = textOf(shape, length);
    let ms = timed(() => work(text));
    if (ms >= WELL_ABOVE_NOISE_MS) ms = Math.min(ms, timed(() => work(text)));
    if (ms < WELL_ABOVE_NOISE_MS) {
      if (length >= longest) return null;
      continue;
    }
    const twice = textOf(shape, length * 2);
    let doubled = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round += 1) {
      doubled = Math.min(doubled, timed(() => work(twice)));
      if (doubled < ms * MOST) break;
      ms = Math.min(ms, timed(() => work(text)));
    }
    return { ratio: doubled / ms, length, ms };
  }
}

/** Runs an expression over a text as the program would: all matches of a global one, else the first. */
export function search(expression: RegExp, text: string): void {
  expression.lastIndex = 0;
  if (!expression.global) expression.test(text);
  else while (expression.exec(text) !== null) if (expression.lastIndex === 0) break;
  expression.lastIndex = 0;
}
