import { SAMPLE_RATE } from '../../sample-rate.ts';
import type { Stereo } from '../stereo.ts';
import { sineOfTurns } from './sine.ts';

const ATTACK = Math.round(0.03 * SAMPLE_RATE);
const RELEASE = Math.round(0.25 * SAMPLE_RATE);

/** A round low note in the middle: a sine with a little of its octave, so that small speakers have it too. */
export function playBass(
  into: Stereo,
  note: { hertz: number; atFrame: number; frames: number; level: number },
): void {
  const end = Math.min(into.left.length, note.atFrame + note.frames + RELEASE);
  const step = note.hertz / SAMPLE_RATE;
  for (let i = note.atFrame; i < end; i++) {
    const age = i - note.atFrame;
    const rise = age < ATTACK ? 0.5 - 0.5 * Math.cos((Math.PI * age) / ATTACK) : 1;
    const gone = age - note.frames;
    const rest = gone > 0 ? 0.5 + 0.5 * Math.cos((Math.PI * gone) / RELEASE) : 1;
    const sink = 0.6 + 0.4 * Math.exp(-age / (0.6 * SAMPLE_RATE));
    const wave = sineOfTurns(step * age) + 0.22 * sineOfTurns(2 * step * age);
    const value = note.level * rise * rest * sink * wave;
    into.left[i]! += value;
    into.right[i]! += value;
  }
}
