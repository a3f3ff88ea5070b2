import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureTruePeak } from '../../src/audio/loudness/true-peak.ts';
import { limit } from '../../src/audio/master/limiter.ts';
import { random } from './synthetic-show.ts';

/** A second of bursts, silent at both ends. */
function bursts(seed: number, level: number): Float32Array {
  const next = random(seed);
  const sound = new Float32Array(44_100);
  for (let burst = 0; burst < 12; burst++) {
    const at = 500 + Math.floor(next() * 40_000);
    const hertz = 80 + next() * 18_000;
    const length = 20 + Math.floor(next() * 3000);
    for (let i = 0; i < length && at + i < 43_500; i++) {
      sound[at + i]! += level * next() * Math.sin((2 * Math.PI * hertz * i) / 44_100 + next());
    }
  }
  return sound;
}

describe('limit', () => {
  it('never leaves a true peak above the ceiling, whatever comes', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0.1, max: 8, noNaN: true }), (seed, level) => {
        const sound = bursts(seed, level);
        const { peak } = limit(sound, sound.length, 0.84);
        expect(peak).toBeLessThanOrEqual(0.84);
        expect(measureTruePeak(sound, sound.length)).toBe(peak);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves sound under the ceiling untouched', () => {
    const sound = bursts(1, 0.1);
    const before = sound.slice();
    expect(limit(sound, sound.length, 0.84).changed).toBe(false);
    expect(sound).toEqual(before);
  });

  it('takes the gain back to one within half a second after a peak', () => {
    const tone = (i: number) => 0.3 * Math.sin(i / 20);
    const sound = Float32Array.from({ length: 44_100 }, (_, i) => (i > 9000 && i < 9100 ? 3 : 1) * tone(i));
    limit(sound, sound.length, 0.5);
    for (let i = 35_000; i < 44_000; i += 37) expect(sound[i]).toBeCloseTo(tone(i), 2);
  });

  it('turns down before the peak comes, not at it', () => {
    const sound = new Float32Array(4000).fill(0.2);
    sound[2000] = 2;
    limit(sound, sound.length, 0.5);
    expect(sound[1950]).toBeLessThan(0.2);
    expect(sound[1500]).toBeCloseTo(0.2, 6);
  });
});
