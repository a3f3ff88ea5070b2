import { kaiser, sinc } from '../loudness/kaiser.ts';

/*
 * Polyphase windowed-sinc resampling by the exact ratio L/M of the two rates. The low pass is
 * centred on the lower of the two Nyquist frequencies, so that speech recorded at 16 kHz keeps its
 * consonants up to 7 kHz flat and its images lie 60 dB down from 9 kHz.
 */
const TAPS = 32;
const BETA = 6.5;

interface Filter {
  up: number;
  down: number;
  /** `up` rows of `taps` coefficients. */
  rows: Float64Array;
  taps: number;
}

const filters = new Map<string, Filter>();

function filterFor(from: number, to: number): Filter {
  const id = `${from}:${to}`;
  const known = filters.get(id);
  if (known) return known;
  const made = design(from, to);
  filters.set(id, made);
  return made;
}

function design(from: number, to: number): Filter {
  const common = gcd(from, to);
  const up = to / common;
  const down = from / common;
  // Going down in rate the filter widens, so that it cuts at the new Nyquist frequency.
  const scale = Math.min(1, to / from);
  const half = Math.ceil(TAPS / 2 / scale);
  const taps = 2 * half;
  const rows = new Float64Array(up * taps);
  for (let phase = 0; phase < up; phase++) {
    const row = rows.subarray(phase * taps, (phase + 1) * taps);
    let sum = 0;
    for (let k = 0; k < taps; k++) {
      const t = k - (half - 1) - phase / up;
      row[k] = sinc(t * scale) * kaiser(t / half, BETA);
      sum += row[k]!;
    }
    for (let k = 0; k < taps; k++) row[k]! /= sum;
  }
  return { up, down, rows, taps };
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** Samples that `samples` at `from` hertz become at `to` hertz. */
export function resampledLength(samples: number, from: number, to: number): number {
  const common = gcd(from, to);
  return Math.ceil((samples * (to / common)) / (from / common));
}

/** Samples of silence that `resampleInto` needs before and after the sound in `source`. */
export function resamplerMargin(from: number, to: number): number {
  return filterFor(from, to).taps / 2;
}

/**
 * Resamples `count` samples of `source` beginning at `start` and writes them, times `gain`, to
 * `target` from `at`. `source` must hold `resamplerMargin` samples on either side (silence, or the
 * sound's own neighbours). Returns the number of samples written. No delay is added.
 */
export function resampleInto(
  source: Float64Array,
  start: number,
  count: number,
  rates: { from: number; to: number },
  target: Float32Array,
  at: number,
  gain: number,
): number {
  const length = resampledLength(count, rates.from, rates.to);
  if (rates.from === rates.to) {
    for (let i = 0; i < length; i++) target[at + i] = source[start + i]! * gain;
    return length;
  }
  const { up, down, rows, taps } = filterFor(rates.from, rates.to);
  let phase = 0;
  let first = start - taps / 2 + 1;
  for (let i = 0; i < length; i++) {
    target[at + i] = gain * dot(rows, phase * taps, source, first, taps);
    phase += down;
    while (phase >= up) {
      phase -= up;
      first++;
    }
  }
  return length;
}

/** Four sums side by side keep the processor's multipliers busy; `taps` is even, mostly 32. */
function dot(rows: Float64Array, row: number, source: Float64Array, first: number, taps: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let k = 0;
  for (; k + 3 < taps; k += 4) {
    const r = row + k;
    const s = first + k;
    a += rows[r]! * source[s]!;
    b += rows[r + 1]! * source[s + 1]!;
    c += rows[r + 2]! * source[s + 2]!;
    d += rows[r + 3]! * source[s + 3]!;
  }
  for (; k < taps; k++) a += rows[row + k]! * source[first + k]!;
  return a + b + (c + d);
}
