import { expect, test } from 'vitest';
import { LEAD_MARGIN_MS, TAIL_MARGIN_MS, trimSilence } from '../../src/speech/pool/trim-silence.ts';

// Pure: sounds made here, of known places.

const RATE = 16_000;
const ms = (n: number) => Math.round((n * RATE) / 1000);

/** Repeatable noise of this amplitude. */
function noise(length: number, amplitude: number): number[] {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.round((state / 1_073_741_824 - 1) * amplitude);
  });
}
const tone = (length: number) => Array.from({ length }, (_, i) => Math.round(16_000 * Math.sin(i / 8)));
const sound = (...parts: number[][]) => ({ pcm: Int16Array.from(parts.flat()), sampleRate: RATE });

test('hiss around the speech is cut to its margins', () => {
  const { pcm, onsetMs, offsetMs } = trimSilence(
    sound(noise(ms(200), 60), tone(ms(500)), noise(ms(300), 60)),
  );
  expect(onsetMs).toBeCloseTo(LEAD_MARGIN_MS, 0);
  expect(offsetMs - onsetMs).toBeCloseTo(500, -1);
  expect(pcm.length).toBeCloseTo(ms(LEAD_MARGIN_MS + 500 + TAIL_MARGIN_MS), -2);
});

test('a weak fricative before the speech stays', () => {
  // -36 dB below the tone, as an "f" at the beginning of a sentence.
  const { onsetMs, offsetMs } = trimSilence(
    sound(noise(ms(150), 20), noise(ms(80), 310), tone(ms(400)), noise(ms(100), 20)),
  );
  expect(offsetMs - onsetMs).toBeGreaterThan(470);
});

test('the words of the engine keep what is weaker still', () => {
  const utterance = sound(noise(ms(150), 20), noise(ms(50), 60), tone(ms(400)), noise(ms(100), 20));
  const words = [{ start: 0, end: 4, startMs: 150, endMs: 600, estimated: true }];
  const trimmed = trimSilence({ ...utterance, words });
  expect(trimmed.offsetMs - trimmed.onsetMs).toBeCloseTo(450, -1);
  expect(trimmed.words[0]?.startMs).toBeCloseTo(trimmed.onsetMs, 5);
});

test('words that are far out do not keep silence', () => {
  const words = [{ start: 0, end: 4, startMs: 0, endMs: 900, estimated: true }];
  const trimmed = trimSilence({ ...sound(noise(ms(300), 5), tone(ms(300)), noise(ms(300), 5)), words });
  expect(trimmed.offsetMs - trimmed.onsetMs).toBeLessThan(440);
});

test('silence alone is nothing', () => {
  expect(trimSilence(sound(noise(ms(300), 0))).pcm.length).toBe(0);
  expect(trimSilence({ pcm: new Int16Array(0), sampleRate: RATE }).pcm.length).toBe(0);
});

test('a sound without silence keeps its first and last sample', () => {
  const { onsetMs, offsetMs, pcm } = trimSilence(sound(tone(ms(100))));
  expect([onsetMs, offsetMs, pcm.length]).toEqual([0, 100, ms(100)]);
});
