/*
 * Measures of a voice, taken from its sound alone: median fundamental frequency by normalised
 * autocorrelation, and the long-term average spectrum in bands of a third of an octave.
 */

const WINDOW_MS = 40;
const STEP_MS = 90;
const LOWEST_HZ = 60;
const HIGHEST_HZ = 420;
const VOICED = 0.6;

function windows(pcm: Int16Array, rate: number): Int16Array[] {
  const size = Math.round((rate * WINDOW_MS) / 1000);
  const step = Math.round((rate * STEP_MS) / 1000);
  const all: Int16Array[] = [];
  for (let at = 0; at + size <= pcm.length; at += step) all.push(pcm.subarray(at, at + size));
  const energy = (w: Int16Array) => w.reduce((sum, x) => sum + x * x, 0);
  const loudest = Math.max(...all.map(energy));
  return all.filter((w) => energy(w) > loudest * 0.02);
}

function pitchOf(window: Int16Array, rate: number): number | undefined {
  const longest = Math.floor(rate / LOWEST_HZ);
  const shortest = Math.ceil(rate / HIGHEST_HZ);
  const span = window.length - longest;
  const scores: number[] = [];
  for (let lag = shortest; lag <= longest; lag++) {
    let cross = 0;
    let a = 0;
    let b = 0;
    for (let i = 0; i < span; i++) {
      const x = window[i] as number;
      const y = window[i + lag] as number;
      cross += x * y;
      a += x * x;
      b += y * y;
    }
    scores.push(cross / (Math.sqrt(a * b) || 1));
  }
  const best = Math.max(...scores);
  if (best < VOICED) return undefined;
  // The first lag nearly as good as the best: its multiples fit as well.
  return rate / (scores.findIndex((s) => s > best * 0.9) + shortest);
}

/** Median fundamental frequency of the voiced stretches, in Hz. */
export function medianF0(pcm: Int16Array, rate: number): number {
  // Every second sample, the two averaged: ample for pitch, and a quarter of the work.
  const half = Int16Array.from({ length: pcm.length >> 1 }, (_, i) =>
    Math.round(((pcm[2 * i] as number) + (pcm[2 * i + 1] as number)) / 2),
  );
  const pitches = windows(half, rate / 2).flatMap((w) => pitchOf(w, rate / 2) ?? []);
  return pitches.sort((a, b) => a - b)[pitches.length >> 1] ?? 0;
}

/** Level of each band in dB, the mean taken out: 125 Hz to 6.3 kHz, third octaves. */
export function averageSpectrum(pcm: Int16Array, rate: number): number[] {
  const bands = Array.from({ length: 18 }, (_, i) => 125 * 2 ** (i / 3));
  const levels = bands.map(() => 0);
  for (const window of windows(pcm, rate).map(underHann)) {
    bands.forEach((hz, band) => {
      for (const detune of [0.93, 1, 1.07])
        levels[band] = (levels[band] as number) + power(window, hz * detune, rate);
    });
  }
  const db = levels.map((level) => 10 * Math.log10(level + 1));
  const mean = db.reduce((sum, x) => sum + x, 0) / db.length;
  return db.map((x) => x - mean);
}

function underHann(window: Int16Array): Float64Array {
  return Float64Array.from(window, (x, i) => (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / window.length)) * x);
}

/** Goertzel's power at one frequency. */
function power(window: Float64Array, hz: number, rate: number): number {
  const turn = (2 * Math.PI * hz) / rate;
  const coefficient = 2 * Math.cos(turn);
  let before = 0;
  let last = 0;
  for (const x of window) {
    const next = x + coefficient * last - before;
    before = last;
    last = next;
  }
  return last * last + before * before - coefficient * last * before;
}

/** Root mean square difference of two spectra in dB. */
export function spectralDistance(a: number[], b: number[]): number {
  return Math.sqrt(a.reduce((sum, x, i) => sum + (x - (b[i] as number)) ** 2, 0) / a.length);
}

/** Difference of two fundamental frequencies in semitones. */
export function semitones(a: number, b: number): number {
  return Math.abs(12 * Math.log2(a / b));
}
