import { kaiser, sinc } from './kaiser.ts';

/*
 * True peak by four-fold oversampling, as in BS.1770-4 annex 2, with a longer interpolator than the
 * annex's 12 taps a phase so that it reads peaks up to 20 kHz within 0.1 dB.
 */
const HALF = 12;
const TAPS = 2 * HALF;
const BETA = 6;

/** Interpolators for 1/4, 2/4 and 3/4 of the way from one sample to the next. */
const PHASES = [1, 2, 3].map((quarter) => interpolator(quarter / 4));

/** How much louder than its loudest sample a signal can be between samples: the largest L1 norm. */
export const TRUE_PEAK_BOUND = Math.max(
  ...PHASES.map((taps) => taps.reduce((sum, h) => sum + Math.abs(h), 0)),
);

/** Samples on each side that the value between two samples rests on. */
export const TRUE_PEAK_REACH = HALF;

function interpolator(fraction: number): Float64Array {
  const taps = new Float64Array(TAPS);
  for (let k = 0; k < TAPS; k++) {
    const t = k - (HALF - 1) - fraction;
    taps[k] = sinc(t) * kaiser(t / HALF, BETA);
  }
  const sum = taps.reduce((total, h) => total + h, 0);
  return taps.map((h) => h / sum);
}

/**
 * The largest absolute value on the curve between sample `i` and sample `i + 1`, both included,
 * at quarter steps. `samples[i + k * step]` must exist for k in [-11, 12].
 */
export function peakBetween(samples: Float32Array | Float64Array, i: number, step = 1): number {
  let peak = Math.max(Math.abs(samples[i]!), Math.abs(samples[i + step]!));
  const first = i - (HALF - 1) * step;
  for (const taps of PHASES) {
    let sum = 0;
    for (let k = 0, j = first; k < TAPS; k++, j += step) sum += taps[k]! * samples[j]!;
    if (sum < 0) sum = -sum;
    if (sum > peak) peak = sum;
  }
  return peak;
}

/** Samples looked at together when deciding whether a stretch can be skipped. */
const STRETCH = 32;

/**
 * Calls `visit(i, peak)` for every interval [i, i + 1) whose curve may exceed `floor`, which leaves
 * out, by the interpolator's L1 norm, the stretches that cannot. The first and last 12 samples of
 * `samples` are taken as context only.
 */
export function visitPeaksAbove(
  samples: Float32Array | Float64Array,
  length: number,
  floor: number,
  visit: (i: number, peak: number) => void,
): void {
  const candidate = floor / TRUE_PEAK_BOUND;
  const last = length - TRUE_PEAK_REACH;
  let before = 0;
  let here = stretchPeak(samples, 0, STRETCH, length);
  for (let start = 0; start < last; start += STRETCH) {
    const after = stretchPeak(samples, start + STRETCH, start + 2 * STRETCH, length);
    if (before > candidate || here > candidate || after > candidate) {
      const to = Math.min(last, start + STRETCH);
      for (let i = Math.max(TRUE_PEAK_REACH, start); i < to; i++) visit(i, peakBetween(samples, i));
    }
    before = here;
    here = after;
  }
}

function stretchPeak(samples: Float32Array | Float64Array, from: number, to: number, length: number): number {
  let peak = 0;
  const end = Math.min(to, length);
  for (let i = from; i < end; i++) {
    const v = samples[i]!;
    const a = v < 0 ? -v : v;
    if (a > peak) peak = a;
  }
  return peak;
}

/** The true peak (linear) of sound[0..length), whose ends are silent. */
export function truePeakOf(sound: Float32Array, length: number): number {
  let peak = 0;
  for (let i = 0; i < length; i++) {
    const v = sound[i]!;
    const a = v < 0 ? -v : v;
    if (a > peak) peak = a;
  }
  if (length <= 2 * TRUE_PEAK_REACH) return peak;
  visitPeaksAbove(sound, length, peak, (_, between) => {
    if (between > peak) peak = between;
  });
  return peak;
}
