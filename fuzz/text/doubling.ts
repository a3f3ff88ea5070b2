import { type Shape, textOf } from './units.ts';

export interface Doubling {
  /** How many times longer a text of twice the length takes. */
  ratio: number;
  /** UTF-16 units of the shorter text. */
  length: number;
  /** Milliseconds for the shorter text: the least of several. */
  ms: number;
}

/** Below this the clock and the collector of garbage say more than the text. */
const WELL_ABOVE_NOISE_MS = 6;
/** Linear is 2, quadratic is 4. */
export const MOST = 3;
/** How often both lengths are timed anew before a ratio above `MOST` is believed. */
const ROUNDS = 6;
/** At how many lengths, each twice the last, a ratio above `MOST` must be found: what is quadratic stays so. */
const CONFIRMATIONS = 3;
/** Where the text stops growing, in UTF-16 units. */
const LONGEST = 4_000_000;

/** Milliseconds. The processor's own clock has steps of some milliseconds, too coarse for this. */
function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/**
 * How the time of some work grows with the length of its text; null where a text of `length` takes
 * no longer than `fastMs`, which a quadratic rule could not. What does is given ever longer texts
 * until it takes some milliseconds, and then one of twice the length. A ratio above `MOST` is
 * measured again before it is believed: noise adds time and never takes any away.
 */
export function doubling(
  work: (text: string) => void,
  shape: Shape,
  length: number,
  fastMs: number,
): Doubling | null {
  const time = (text: string, times: number) => {
    let least = Number.POSITIVE_INFINITY;
    for (let run = 0; run < times && least > fastMs; run += 1)
      least = Math.min(
        least,
        timed(() => work(text)),
      );
    return least;
  };
  if (time(textOf(shape, length), 3) <= fastMs) return null;
  let confirmed = 0;
  for (let long = length; ; long *= 2) {
    const text = textOf(shape, long);
    let ms = time(text, 2);
    if (ms < WELL_ABOVE_NOISE_MS && long < LONGEST) continue;
    const twice = textOf(shape, long * 2);
    let doubled = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS && !(doubled < ms * MOST); round += 1) {
      doubled = Math.min(doubled, time(twice, 1));
      if (round > 0) ms = Math.min(ms, time(text, 1));
    }
    // Code that warmed up meanwhile has become too quick for this length.
    if (doubled >= ms * MOST && ms < WELL_ABOVE_NOISE_MS && long < LONGEST) continue;
    if (doubled >= ms * MOST) confirmed += 1;
    if (doubled < ms * MOST || confirmed === CONFIRMATIONS) return { ratio: doubled / ms, length: long, ms };
  }
}

/** Runs an expression over a text as the program would: all matches of a global one, else the first. */
export function search(expression: RegExp, text: string): void {
  expression.lastIndex = 0;
  if (!expression.global) expression.test(text);
  else while (expression.exec(text) !== null) if (expression.lastIndex === 0) break;
  expression.lastIndex = 0;
}
