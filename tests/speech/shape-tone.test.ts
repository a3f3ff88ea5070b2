import { describe, expect, it, test } from 'vitest';
import { shapeTone } from '../../src/speech/pool/shape-tone.ts';
import { catalogue } from '../../src/speech/voices/catalogue.ts';
import { findVoiceShape } from '../../src/speech/voices/voice-shapes.ts';

const RATE = 16_000;

function sine(hertz: number, level = 4000): Int16Array {
  return Int16Array.from({ length: RATE }, (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / RATE));
}

/** What shaping does to a tone, in dB, once it has settled. */
function gainAt(hertz: number, presenceDb: number, trebleDb: number): number {
  const before = sine(hertz);
  const after = before.slice();
  shapeTone(after, RATE, { presenceDb, trebleDb });
  const energy = (pcm: Int16Array) => pcm.subarray(1000).reduce((sum, sample) => sum + sample ** 2, 0);
  return 10 * Math.log10(energy(after) / energy(before));
}

describe('shapeTone', () => {
  // All of it is 2 dB down, which is room for the peaks.
  it.each([
    [300, 6, 8, -2],
    [3300, 6, 0, 2.5],
    [7000, 6, 8, 12],
    [7000, -6, -6, -14],
    [7000, 0, 0, -2],
    [2200, 6, 0, 1],
    [4500, 0, 8, 2],
  ] as const)('%i Hz with %i dB of presence and %i dB of treble: %d dB', (hertz, presence, treble, db) => {
    expect(Math.abs(gainAt(hertz, presence, treble) - db)).toBeLessThan(0.75);
  });

  it('cuts off what would not fit, and does not wrap round', () => {
    const loud = sine(5000, 32_000);
    shapeTone(loud, RATE, { presenceDb: 6, trebleDb: 9 });
    expect(loud.every((sample) => Math.abs(sample) <= 32_767)).toBe(true);
    expect(loud.some((sample) => sample === 32_767)).toBe(true);
  });
});

test('every voice that comes with the packages has a rate and a tone within the limits', () => {
  for (const { id } of catalogue) {
    const { rate, tone } = findVoiceShape(id);
    expect(rate, id).toBeGreaterThan(0.75);
    expect(rate, id).toBeLessThan(1.35);
    expect(tone, id).toBeDefined();
    expect(tone!.presenceDb + tone!.trebleDb, id).toBeLessThanOrEqual(16);
  }
  expect(findVoiceShape('openai:alloy')).toEqual({ rate: 1 });
});
