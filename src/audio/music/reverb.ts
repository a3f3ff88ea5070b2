import { SAMPLE_RATE } from '../sample-rate.ts';
import type { Stereo } from './stereo.ts';

/** Lengths of the delay lines in frames: primes, so that no echoes coincide. */
const LINES = [1559, 1907, 2311, 2693, 3137, 3581] as const;
const DECAY_SECONDS = 2.4;
/** Each pass through a line takes off some of the top: rooms swallow it first. */
const DAMPING = 1 - Math.exp((-2 * Math.PI * 3200) / SAMPLE_RATE);
const PRE_DELAY = Math.round(0.018 * SAMPLE_RATE);

/**
 * Adds a room to the sound, in place: a feedback delay network (Jot 1991) whose lines are mixed by a
 * Householder reflection, odd lines heard on the left and even ones on the right.
 */
export function addRoom(sound: Stereo, wet: number): void {
  const lines = LINES.map((length) => new Float32Array(length));
  const at = LINES.map(() => 0);
  const held = LINES.map(() => 0);
  const keep = LINES.map((length) => 10 ** ((-3 * length) / (DECAY_SECONDS * SAMPLE_RATE)));
  const before = new Float32Array(PRE_DELAY);
  for (let i = 0, p = 0; i < sound.left.length; i++) {
    const input = before[p]!;
    before[p] = 0.5 * (sound.left[i]! + sound.right[i]!);
    p = p + 1 === PRE_DELAY ? 0 : p + 1;
    let sum = 0;
    let left = 0;
    let right = 0;
    for (let k = 0; k < LINES.length; k++) {
      const out = lines[k]![at[k]!]!;
      const value = held[k]! + DAMPING * (out - held[k]!);
      held[k] = Math.abs(value) < 1e-20 ? 0 : value;
      sum += value;
      if (k & 1) right += value;
      else left += value;
    }
    const back = (2 / LINES.length) * sum;
    for (let k = 0; k < LINES.length; k++) {
      lines[k]![at[k]!] = input + keep[k]! * (held[k]! - back);
      const next = at[k]! + 1;
      at[k] = next === LINES[k] ? 0 : next;
    }
    sound.left[i]! += wet * left;
    sound.right[i]! += wet * right;
  }
}
