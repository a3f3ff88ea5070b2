import { scratch64 } from '../files/scratch.ts';
import { kaiser, sinc } from '../loudness/kaiser.ts';
import { DOUBLER_MARGIN, doubleRate } from './rate-doubler.ts';

/*
 * Polyphase windowed-sinc resampling by the exact ratio of the two rates. Going up, a sharp half-band
 * filter doubles the rate first; what remains has its images far away, so that twelve taps do, at
 * half the cost of one sharp filter. Going down, one sharp filter cuts at the new Nyquist frequency.
 */
const SHARP = { taps: 64, beta: 7.5 };
const RELAXED = { taps: 12, beta: 7.5 };

export interface Rates {
  from: number;
  to: number;
}

interface Filter {
  up: number;
  down: number;
  /** `up` rows of `taps` coefficients. */
  rows: Float64Array;
  taps: number;
}

const filters = new Map<string, Filter>();

function filterFor(rates: Rates, shape: { taps: number; beta: number }): Filter {
  const id = `${rates.from}:${rates.to}:${shape.taps}`;
  const known = filters.get(id);
  if (known) return known;
  const made = design(rates, shape);
  filters.set(id, made);
  return made;
}

function design({ from, to }: Rates, shape: { taps: number; beta: number }): Filter {
  const common = gcd(from, to);
  const up = to / common;
  // A doubled rate holds nothing above half of it, so only the sharp filter has to cut.
  const scale = shape === SHARP ? Math.min(1, to / from) : 1;
  const half = Math.ceil(shape.taps / 2 / scale);
  const taps = 2 * half;
  const rows = new Float64Array(up * taps);
  for (let phase = 0; phase < up; phase++) {
    const row = rows.subarray(phase * taps, (phase + 1) * taps);
    let sum = 0;
    for (let k = 0; k < taps; k++) {
      const t = k - (half - 1) - phase / up;
      row[k] = sinc(t * scale) * kaiser(t / half, shape.beta);
      sum += row[k]!;
    }
    for (let k = 0; k < taps; k++) row[k]! /= sum;
  }
  return { up, down: from / common, rows, taps };
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

function doubles({ from, to }: Rates): boolean {
  return from < to;
}

/** Samples that `samples` at `from` hertz become at `to` hertz. */
export function resampledLength(samples: number, { from, to }: Rates): number {
  const common = gcd(from, to);
  return Math.ceil((samples * (to / common)) / (from / common));
}

/** Samples of silence, or of the sound's own neighbours, that `resampleInto` needs on both sides. */
export function resamplerMargin(rates: Rates): number {
  if (doubles(rates)) return DOUBLER_MARGIN + RELAXED.taps;
  return filterFor(rates, SHARP).taps / 2;
}

/**
 * Resamples `count` samples of `source` beginning at `start` and writes them, times `gain`, to
 * `target` from `at`. `source` must hold `resamplerMargin` samples on either side. No delay is
 * added.
 *
 * @returns the number of samples written
 */
export function resampleInto(
  source: Float64Array,
  start: number,
  count: number,
  rates: Rates,
  target: Float32Array,
  at: number,
  gain: number,
): number {
  const length = resampledLength(count, rates);
  if (!doubles(rates)) {
    step(source, start, rates, SHARP, target, at, length, gain);
    return length;
  }
  const extra = RELAXED.taps;
  const doubled = scratch64('doubled', 2 * (count + 2 * extra));
  doubleRate(source, start - extra, count + 2 * extra, doubled);
  step(doubled, 2 * extra, { from: 2 * rates.from, to: rates.to }, RELAXED, target, at, length, gain);
  return length;
}

function step(
  source: Float64Array,
  start: number,
  rates: Rates,
  shape: { taps: number; beta: number },
  target: Float32Array,
  at: number,
  length: number,
  gain: number,
): void {
  if (rates.from === rates.to) {
    for (let i = 0; i < length; i++) target[at + i] = source[start + i]! * gain;
    return;
  }
  const { up, down, rows, taps } = filterFor(rates, shape);
  const sum = taps === 12 ? twelveTaps : anyTaps;
  let phase = 0;
  let first = start - taps / 2 + 1;
  for (let i = 0; i < length; i++) {
    target[at + i] = gain * sum(rows, phase * taps, source, first, taps);
    phase += down;
    while (phase >= up) {
      phase -= up;
      first++;
    }
  }
}

/** Written out, this runs in half the time of the loop below. */
function twelveTaps(rows: Float64Array, r: number, source: Float64Array, s: number): number {
  return (
    rows[r]! * source[s]! +
    rows[r + 1]! * source[s + 1]! +
    (rows[r + 2]! * source[s + 2]! + rows[r + 3]! * source[s + 3]!) +
    (rows[r + 4]! * source[s + 4]! + rows[r + 5]! * source[s + 5]!) +
    (rows[r + 6]! * source[s + 6]! + rows[r + 7]! * source[s + 7]!) +
    (rows[r + 8]! * source[s + 8]! + rows[r + 9]! * source[s + 9]!) +
    (rows[r + 10]! * source[s + 10]! + rows[r + 11]! * source[s + 11]!)
  );
}

function anyTaps(rows: Float64Array, row: number, source: Float64Array, first: number, taps: number): number {
  let sum = 0;
  for (let k = 0; k < taps; k++) sum += rows[row + k]! * source[first + k]!;
  return sum;
}
