/** Energies are compared in steps of 5 ms. */
const STEP_SECONDS = 0.005;
/** What lies this far under the take's loudest step is taken for silence: noise of the recording. */
const FLOOR_DB = -45;
/** Room tone left before the first sound and after the last, so that no consonant is clipped. */
const KEEP_BEFORE_SECONDS = 0.02;
const KEEP_AFTER_SECONDS = 0.06;

/**
 * Where the speech in samples[from..to) begins and ends, as indices, edges kept generous. A take
 * with no sound at all is given back whole.
 */
export function speechEdges(samples: Float64Array, from: number, to: number, rate: number): [number, number] {
  const step = Math.max(1, Math.round(rate * STEP_SECONDS));
  const energies: number[] = [];
  for (let at = from; at < to; at += step) energies.push(energy(samples, at, Math.min(to, at + step)));
  const loudest = energies.reduce((most, e) => Math.max(most, e), 0);
  const floor = loudest * 10 ** (FLOOR_DB / 10);
  const first = energies.findIndex((e) => e > floor);
  if (loudest === 0 || first < 0) return [from, to];
  const last = energies.findLastIndex((e) => e > floor);
  return [
    Math.max(from, from + first * step - Math.round(rate * KEEP_BEFORE_SECONDS)),
    Math.min(to, from + (last + 1) * step + Math.round(rate * KEEP_AFTER_SECONDS)),
  ];
}

/** Mean square of one step. */
function energy(samples: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += samples[i]! * samples[i]!;
  return sum / (to - from);
}
