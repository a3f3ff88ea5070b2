import { scratch32 } from '../files/scratch.ts';
import { measureTruePeak, visitPeaksAbove } from '../loudness/true-peak.ts';
import { msToFrames, SAMPLE_RATE } from '../sample-rate.ts';

/** The gain begins to fall this long before a peak, so that it is down when the peak comes. */
const LOOK_AHEAD = msToFrames(5);
/** Time constant of the way back up. */
const RELEASE_SECONDS = 0.08;
const RELEASE = 1 - Math.exp(-1 / (RELEASE_SECONDS * SAMPLE_RATE));
/** A changing gain bends the curve between samples a little; what it leaves above is taken again. */
const MOST_PASSES = 6;
/** Later passes aim this much lower, so that they end. */
const FURTHER = 0.9995;

/**
 * Look-ahead true-peak limiter, in place over sound[0..length): afterwards the four-fold
 * oversampled curve nowhere exceeds `ceiling` (linear). Gain returns to one in the silences, so
 * stretches between silences can be limited on their own.
 *
 * @returns the true peak left, and whether anything was changed
 */
export function limit(
  sound: Float32Array,
  length: number,
  ceiling: number,
): { peak: number; changed: boolean } {
  return limitTogether([sound], length, ceiling);
}

/**
 * The same over several channels at once with one gain, so that nothing moves between them. The
 * gain can be brought back to one by a certain place, where the next stretch goes on without a gap.
 */
export function limitTogether(
  channels: readonly Float32Array[],
  length: number,
  ceiling: number,
  back?: { from: number; to: number },
): { peak: number; changed: boolean } {
  let peak = highest(channels, length);
  let passes = 0;
  for (; peak > ceiling && passes < MOST_PASSES; passes++) {
    const gain = scratch32('gain', length);
    gain.fill(1, 0, length);
    const aim = passes === 0 ? ceiling : ceiling * FURTHER;
    for (const channel of channels) lowerToNeeded(channel, length, ceiling, aim, gain);
    release(gain, length);
    if (back) bringBack(gain, length, back);
    for (const channel of channels) smoothAndApply(channel, gain, length);
    peak = highest(channels, length);
  }
  return { peak, changed: passes > 0 };
}

function highest(channels: readonly Float32Array[], length: number): number {
  return channels.reduce((most, channel) => Math.max(most, measureTruePeak(channel, length)), 0);
}

/** Lifts the gain to one by `to`, the averaging that follows included. */
function bringBack(gain: Float32Array, length: number, { from, to }: { from: number; to: number }): void {
  const start = Math.max(0, from);
  const end = to - LOOK_AHEAD;
  for (let i = start; i < length; i++) {
    const share = Math.min(1, (i - start) / (end - start));
    gain[i] = gain[i]! + (1 - gain[i]!) * share;
  }
}

/** Lowers `gain` to the least that is needed within the next look-ahead. */
function lowerToNeeded(
  sound: Float32Array,
  length: number,
  ceiling: number,
  aim: number,
  gain: Float32Array,
): void {
  visitPeaksAbove(
    sound,
    length,
    () => ceiling,
    (i, peak) => {
      const needed = aim / peak;
      const to = Math.min(length - 1, i + 1);
      for (let k = Math.max(0, i - LOOK_AHEAD); k <= to; k++) if (gain[k]! > needed) gain[k] = needed;
    },
  );
}

/** Lets the gain fall at once and rise exponentially. */
function release(gain: Float32Array, length: number): void {
  let now = 1;
  for (let i = 0; i < length; i++) {
    const risen = now + (1 - now) * RELEASE;
    const wanted = gain[i]!;
    now = wanted < risen ? wanted : risen;
    gain[i] = now;
  }
}

/** Averages the gain over the look-ahead, which turns its steps into ramps that end on the peak. */
function smoothAndApply(sound: Float32Array, gain: Float32Array, length: number): void {
  let sum = LOOK_AHEAD;
  for (let i = 0; i < length; i++) {
    sum += gain[i]! - (i >= LOOK_AHEAD ? gain[i - LOOK_AHEAD]! : 1);
    sound[i]! *= sum / LOOK_AHEAD;
  }
}
