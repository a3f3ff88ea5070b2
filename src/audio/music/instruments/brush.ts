import { SAMPLE_RATE } from '../../sample-rate.ts';
import { seededRandom } from '../seeded-random.ts';
import type { Stereo } from '../stereo.ts';

const LENGTH = Math.round(0.16 * SAMPLE_RATE);
const ATTACK = Math.round(0.012 * SAMPLE_RATE);
/** One-pole corners: what is left lies around 2 to 5 kHz, under the hiss. */
const LOW_PASS = 1 - Math.exp((-2 * Math.PI * 4500) / SAMPLE_RATE);
const HIGH_PASS = 1 - Math.exp((-2 * Math.PI * 1800) / SAMPLE_RATE);

/** A soft stroke of a brush: noise, rounded on both sides. */
export function playBrush(
  into: Stereo,
  stroke: { atFrame: number; level: number; pan: number; seed: number },
): void {
  const next = seededRandom(stroke.seed);
  const end = Math.min(into.left.length, stroke.atFrame + LENGTH);
  const angle = (Math.PI / 4) * (1 + stroke.pan);
  const [left, right] = [Math.cos(angle), Math.sin(angle)];
  let low = 0;
  let lower = 0;
  let base = 0;
  for (let i = stroke.atFrame; i < end; i++) {
    const age = i - stroke.atFrame;
    low += LOW_PASS * (next() * 2 - 1 - low);
    lower += LOW_PASS * (low - lower);
    base += HIGH_PASS * (lower - base);
    const rise = age < ATTACK ? age / ATTACK : 1;
    const value = stroke.level * rise * (1 - age / LENGTH) ** 2 * (lower - base);
    into.left[i]! += value * left;
    into.right[i]! += value * right;
  }
}
