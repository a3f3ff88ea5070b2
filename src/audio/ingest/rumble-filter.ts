/** Under the lowest voices: takes away a constant offset and rumble, and nothing of the speech. */
const CUT_HERTZ = 45;

/** Second-order Butterworth high pass at 45 Hz, in place, over samples[from..to). */
export function removeRumble(samples: Float64Array, from: number, to: number, rate: number): void {
  const k = Math.tan((Math.PI * CUT_HERTZ) / rate);
  const norm = 1 / (1 + Math.SQRT2 * k + k * k);
  const a1 = 2 * (k * k - 1) * norm;
  const a2 = (1 - Math.SQRT2 * k + k * k) * norm;
  // Starting at the first sample's own level, a constant offset makes no thump.
  const offset = from < to ? samples[from]! : 0;
  let s1 = -offset * norm;
  let s2 = offset * norm;
  for (let i = from; i < to; i++) {
    const x = samples[i]!;
    const y = norm * x + s1;
    s1 = -2 * norm * x - a1 * y + s2;
    s2 = norm * x - a2 * y;
    samples[i] = y;
  }
}
