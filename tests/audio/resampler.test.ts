import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { resampledLength, resampleInto, resamplerMargin } from '../../src/audio/ingest/resampler.ts';

function resample(samples: Float64Array, from: number, to = 44_100): Float32Array {
  const rates = { from, to };
  const margin = resamplerMargin(rates);
  const padded = new Float64Array(samples.length + 2 * margin);
  padded.set(samples, margin);
  const out = new Float32Array(resampledLength(samples.length, rates));
  expect(resampleInto(padded, margin, samples.length, rates, out, 0, 1)).toBe(out.length);
  return out;
}

function sine(hertz: number, rate: number, seconds = 0.5): Float64Array {
  return Float64Array.from({ length: rate * seconds }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate));
}

function decibels(samples: Float32Array, skip = 0.1): number {
  const edge = Math.floor(samples.length * skip);
  const middle = samples.subarray(edge, samples.length - edge);
  return 10 * Math.log10((2 * middle.reduce((sum, v) => sum + v * v, 0)) / middle.length);
}

/** What stands beside a tone of known frequency, in dB under full scale. */
function residue(samples: Float32Array, hertz: number, rate: number): number {
  const edge = Math.floor(samples.length * 0.1);
  let error = 0;
  for (let i = edge; i < samples.length - edge; i++) {
    error += (samples[i]! - Math.sin((2 * Math.PI * hertz * i) / rate)) ** 2;
  }
  return 10 * Math.log10((2 * error) / (samples.length - 2 * edge));
}

describe('resampling', () => {
  it.each([
    [16_000, 100],
    [16_000, 1000],
    [16_000, 6900],
    [22_050, 5000],
    [22_050, 9500],
    [24_000, 8000],
    [48_000, 12_000],
    [8000, 3000],
    [11_025, 3000],
    [44_100, 15_000],
  ])('keeps a tone as it is: from %i Hz, %i Hz', (from, hertz) => {
    const out = resample(sine(hertz, from), from);
    expect(Math.abs(decibels(out))).toBeLessThan(0.1);
    // No delay and no image: the tone itself is all there is.
    expect(residue(out, hertz, 44_100)).toBeLessThan(-55);
  });

  it('takes away what the new rate cannot hold', () => {
    expect(decibels(resample(sine(23_800, 48_000), 48_000))).toBeLessThan(-30);
    expect(decibels(resample(sine(20_000, 48_000), 48_000, 32_000))).toBeLessThan(-55);
  });

  it("agrees with ffmpeg's resampler on speech frequencies", () => {
    const input = Float64Array.from({ length: 16_000 }, (_, i) =>
      [220, 660, 1730, 3310, 5900].reduce(
        (sum, hertz) => sum + 0.15 * Math.sin((2 * Math.PI * hertz * i) / 16_000),
        0,
      ),
    );
    const ours = resample(input, 16_000);
    const bytes = execFileSync(
      'ffmpeg',
      [
        '-v',
        'error',
        '-f',
        'f64le',
        '-ar',
        '16000',
        '-ac',
        '1',
        '-i',
        'pipe:0',
        '-ar',
        '44100',
        '-f',
        'f32le',
        'pipe:1',
      ],
      { input: new Uint8Array(input.buffer) },
    );
    const theirs = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    expect(Math.abs(theirs.length - ours.length)).toBeLessThan(50);
    let error = 0;
    for (let i = 2000; i < 42_000; i++) error += (ours[i]! - theirs[i]!) ** 2;
    expect(10 * Math.log10(error / 40_000)).toBeLessThan(-55);
  });

  it('gives the length of the ratio, rounded up', () => {
    expect(resampledLength(16_000, { from: 16_000, to: 44_100 })).toBe(44_100);
    expect(resampledLength(1, { from: 16_000, to: 44_100 })).toBe(3);
    expect(resampledLength(0, { from: 16_000, to: 44_100 })).toBe(0);
  });
});
