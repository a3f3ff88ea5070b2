import { SAMPLE_RATE } from '../../sample-rate.ts';
import type { Stereo } from '../stereo.ts';
import { sineOfTurns } from './sine.ts';

const ATTACK = Math.round(0.004 * SAMPLE_RATE);
/** A note is over when it has sunk this far, in time constants. */
const OVER = 7;
/** The last of it is faded, so that it ends at nothing. */
const FADE = Math.round(0.02 * SAMPLE_RATE);

export interface PluckNote {
  hertz: number;
  atFrame: number;
  level: number;
  /** The modulator's frequency as a multiple of the note's. */
  ratio: number;
  /** Depth of the modulation at the stroke, in radians; it dies three times as fast as the note. */
  brightness: number;
  /** Time constant of its dying away. */
  ringSeconds: number;
  /** -1, left, to 1, right. */
  pan: number;
}

/** A struck note by frequency modulation: bright at the stroke, nearly a sine as it rings. */
export function playPluck(into: Stereo, note: PluckNote): void {
  const length = Math.round(note.ringSeconds * OVER * SAMPLE_RATE);
  const end = Math.min(into.left.length, note.atFrame + length);
  const carrier = note.hertz / SAMPLE_RATE;
  const modulator = carrier * note.ratio;
  const fall = Math.exp(-1 / (note.ringSeconds * SAMPLE_RATE));
  const dim = Math.exp(-3 / (note.ringSeconds * SAMPLE_RATE));
  const angle = (Math.PI / 4) * (1 + note.pan);
  const [left, right] = [Math.cos(angle), Math.sin(angle)];
  let level = note.level;
  // Angles are counted in turns.
  let depth = note.brightness / (2 * Math.PI);
  for (let i = note.atFrame; i < end; i++) {
    const age = i - note.atFrame;
    const stroke = age < ATTACK ? 0.5 - 0.5 * Math.cos((Math.PI * age) / ATTACK) : 1;
    const last = Math.min(1, (length - age) / FADE);
    const value = level * stroke * last * sineOfTurns(carrier * age + depth * sineOfTurns(modulator * age));
    into.left[i]! += value * left;
    into.right[i]! += value * right;
    level *= fall;
    depth *= dim;
  }
}
