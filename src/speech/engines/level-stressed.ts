import type { TextRange, Utterance } from './engine.ts';

/** At both ends of a word, so that nothing clicks. */
const RAMP_MS = 12;
const FULL_SCALE = 32_000;

/**
 * Makes the stressed words of an utterance louder or softer, in place, as far as its samples have room.
 *
 * @param gain 2 is 6 dB
 */
export function levelStressed<T extends Utterance>(
  utterance: T,
  stressed: readonly TextRange[],
  gain: number,
): T {
  const { pcm, sampleRate, words = [] } = utterance;
  for (const { start, end, startMs, endMs } of words)
    if (stressed.some((range) => range.start < end && range.end > start))
      level(pcm.subarray(samplesOf(startMs), samplesOf(endMs)));
  return utterance;

  function samplesOf(ms: number): number {
    return Math.round((ms / 1000) * sampleRate);
  }

  function level(word: Int16Array): void {
    const peak = word.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1);
    const most = Math.min(gain, Math.max(1, FULL_SCALE / peak));
    const ramp = samplesOf(RAMP_MS);
    for (let i = 0; i < word.length; i++) {
      const inside = Math.min(1, i / ramp, (word.length - 1 - i) / ramp);
      word[i] = Math.round(word[i]! * (1 + (most - 1) * inside));
    }
  }
}
