import { LOUDNESS_TARGET } from '../../kernel/rules/loudness.ts';
import { BlockEnergies } from '../loudness/block-energies.ts';
import { integratedLoudness } from '../loudness/integrated-loudness.ts';

/** The level every take is brought to, in LUFS; mastering then moves the whole show by tenths only. */
export const DIALOGUE_LUFS = LOUDNESS_TARGET.integratedLufs;
/** Noise is not blown up: a take this much under the dialogue level stays under it. */
const MOST_GAIN_DB = 36;
/** A short "Right." spoken as loudly as a sentence sounds shouted: up to 1.5 dB less. */
const SHORT_SECONDS = 2;
const SHORT_LESS_DB = 1.5;
/** Takes shorter than one gating window are measured with silence around them. */
const WINDOW_SECONDS = 0.4;

/**
 * The linear gain that brings the take in samples[from..to) to the dialogue level. It rests on this
 * take alone, so that one changed line leaves every other line as it was.
 */
export function takeGain(samples: Float64Array, from: number, to: number, rate: number): number {
  const seconds = (to - from) / rate;
  const lufs = gatedLoudness(samples, from, to, rate);
  if (!Number.isFinite(lufs)) return 1;
  const shortness = Math.max(0, 1 - seconds / SHORT_SECONDS);
  const decibels = DIALOGUE_LUFS - SHORT_LESS_DB * shortness - lufs;
  return 10 ** (Math.min(MOST_GAIN_DB, decibels) / 20);
}

function gatedLoudness(samples: Float64Array, from: number, to: number, rate: number): number {
  const meter = new BlockEnergies(rate);
  meter.add(samples, from, to);
  meter.flush();
  const seconds = (to - from) / rate;
  if (seconds >= WINDOW_SECONDS) return integratedLoudness([meter.blocks]);
  const lufs = integratedLoudness([meter.blocks, [0, 0, 0]]);
  // The window is longer than the take; its loudness is that of the part which sounds.
  return lufs + 10 * Math.log10(WINDOW_SECONDS / Math.max(seconds, 0.05));
}
