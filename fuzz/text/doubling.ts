import { type Shape, textOf } from './units.ts';

export interface Doubling {
  /** How many times the processor time a text of twice the length takes. */
  ratio: number;
  /** UTF-16 units of the shorter text. */
  length: number;
  /** Milliseconds of processor time for the shorter text: the least of several. */
  ms: number;
}

/** Below this the collector of garbage and code that warms up say more than the text. */
const WELL_ABOVE_NOISE_MS = 6;
/** Linear is 2, quadratic is 4. */
export const MOST = 3;
/** How often both lengths are measured before a ratio is believed, and at most before one above `MOST` is. */
const ROUNDS = 3;
const MOST_ROUNDS = 6;
/** At how many lengths, each twice the last, a ratio above `MOST` must be found: what is quadratic stays so. */
const CONFIRMATIONS = 3;
/** Where the text stops growing, in UTF-16 units. */
const LONGEST = 4_000_000;
/** Nothing linear takes this long for so short a text, and what is cubic takes minutes for the next. */
const HOPELESS_MS = 1000;
const HOPELESS_LENGTH = 20_000;
/** How often a unit stands where what is exponential shows, and the milliseconds nothing else takes for it. */
const FEW_UNITS = Array.from({ length: 24 }, (_, step) => 8 + 4 * step);
const EXPONENTIAL_MS = 20;

function elapsedMs(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

const never = new Int32Array(new SharedArrayBuffer(4));

/** Milliseconds this thread has had a processor. */
function processorMs(): number {
  // Linux brings a thread's count up to date when it leaves its processor or every few milliseconds:
  // a wait of next to nothing makes it exact.
  Atomics.wait(never, 0, 0, 0.01);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of processor time: what else runs on the machine adds little to it. */
function costMs(work: () => void): number {
  const before = processorMs();
  work();
  return processorMs() - before;
}

/** What is exponential never ends with a long text: the first of ever longer short ones that takes too long. */
function findExponential(work: (text: string) => void, shape: Shape): Doubling | null {
  for (const units of FEW_UNITS) {
    const text = textOf(shape, units * shape.unit.length);
    if (elapsedMs(() => work(text)) <= EXPONENTIAL_MS) continue;
    const ms = Math.min(...Array.from({ length: ROUNDS }, () => costMs(() => work(text))));
    if (ms > EXPONENTIAL_MS) return { ratio: Number.POSITIVE_INFINITY, length: text.length, ms };
  }
  return null;
}

/**
 * How the cost of some work grows with the length of its text; null where a text of `length` takes
 * no longer than `fastMs`, which a quadratic rule could not. What does is given ever longer texts
 * until it takes some milliseconds, and then one of twice the length. Both are measured by turns, and
 * the least of each counts: noise adds time and never takes any away.
 */
export function doubling(
  work: (text: string) => void,
  shape: Shape,
  length: number,
  fastMs: number,
): Doubling | null {
  const exponential = findExponential(work, shape);
  if (exponential) return exponential;
  const isFast = (text: string) => elapsedMs(() => work(text)) <= fastMs;
  const first = textOf(shape, length);
  if (isFast(first) || isFast(first) || isFast(first)) return null;
  let confirmed = 0;
  for (let long = length; ; long *= 2) {
    const text = textOf(shape, long);
    const isShort = (ms: number) => ms < WELL_ABOVE_NOISE_MS && long < LONGEST;
    let ms = costMs(() => work(text));
    if (ms > HOPELESS_MS && long <= HOPELESS_LENGTH)
      return { ratio: Number.POSITIVE_INFINITY, length: long, ms };
    if (isShort(ms)) continue;
    const twice = textOf(shape, long * 2);
    let doubled = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS || (round < MOST_ROUNDS && doubled >= ms * MOST); round += 1) {
      doubled = Math.min(
        doubled,
        costMs(() => work(twice)),
      );
      ms = Math.min(
        ms,
        costMs(() => work(text)),
      );
    }
    // Code that warmed up meanwhile has become too quick for this length.
    if (isShort(ms)) continue;
    if (doubled >= ms * MOST) confirmed += 1;
    if (doubled < ms * MOST || confirmed === CONFIRMATIONS) return { ratio: doubled / ms, length: long, ms };
  }
}

/**
 * Runs an expression over a text as the program would: all matches of a global one, else the first.
 * As in `replace`, a match without a character goes one on: the next would be the same place for ever.
 */
export function search(expression: RegExp, text: string): void {
  expression.lastIndex = 0;
  if (!expression.global) expression.test(text);
  else {
    for (let match = expression.exec(text); match !== null; match = expression.exec(text))
      if (match[0] === '') expression.lastIndex += 1;
  }
  expression.lastIndex = 0;
}
