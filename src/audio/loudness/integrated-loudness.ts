/** Loudness of K-weighted mean square energy, in LUFS (BS.1770-4, formula 2). */
export function energyToLufs(energy: number): number {
  return energy > 0 ? -0.691 + 10 * Math.log10(energy) : Number.NEGATIVE_INFINITY;
}

export function lufsToEnergy(lufs: number): number {
  return 10 ** ((lufs + 0.691) / 10);
}

const ABSOLUTE_GATE = lufsToEnergy(-70);
/** The relative gate lies 10 LU under the mean of what passes the absolute gate. */
const RELATIVE_GATE = 0.1;
/** A gating window is four blocks of 100 ms and moves on by one: 400 ms with 75 % overlap. */
const BLOCKS_A_WINDOW = 4;

/**
 * Integrated loudness in LUFS of consecutive 100 ms block energies (channels already summed), by
 * the two gates of BS.1770-4. Gives -Infinity when nothing passes the absolute gate.
 *
 * @param runs stretches of blocks that follow each other, such as one list a reel
 */
export function integratedLoudness(runs: Iterable<ArrayLike<number>>): number {
  const windows = windowEnergies(runs);
  const loud = gatedMean(windows, ABSOLUTE_GATE);
  if (loud === 0) return Number.NEGATIVE_INFINITY;
  return energyToLufs(gatedMean(windows, Math.max(ABSOLUTE_GATE, loud * RELATIVE_GATE)));
}

function windowEnergies(runs: Iterable<ArrayLike<number>>): number[] {
  const windows: number[] = [];
  let a = 0;
  let b = 0;
  let c = 0;
  let seen = 0;
  for (const run of runs) {
    for (let i = 0; i < run.length; i++) {
      const d = run[i]!;
      if (++seen >= BLOCKS_A_WINDOW) windows.push((a + b + c + d) / BLOCKS_A_WINDOW);
      a = b;
      b = c;
      c = d;
    }
  }
  return windows;
}

function gatedMean(windows: number[], gate: number): number {
  let sum = 0;
  let count = 0;
  for (const energy of windows) {
    if (energy < gate) continue;
    sum += energy;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
