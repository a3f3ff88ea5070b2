import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { kWeighting } from '../../src/audio/loudness/k-weighting.ts';
import { LoudnessMeter } from '../../src/audio/loudness/loudness-meter.ts';
import { ebur128 } from './ebur128.ts';
import { random } from './synthetic-show.ts';

const folder = mkdtempSync(join(tmpdir(), 'meter-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Signal {
  name: string;
  rate: number;
  channels: 1 | 2;
  seconds: number;
  /** Value of a channel at a sample. */
  at: (i: number, channel: number) => number;
  /** How far the true peaks may lie apart, in dB. */
  peakWithin?: number;
}

const tone =
  (hertz: number, level: number, rate: number, phase = 0) =>
  (i: number) =>
    level * Math.sin((2 * Math.PI * hertz * i) / rate + phase);

/** Noise with a pink spectrum: summed octaves of held random values. */
function pink(level: number, seed: number): (i: number, channel: number) => number {
  const next = random(seed);
  const held = [new Array<number>(10).fill(0), new Array<number>(10).fill(0)];
  return (i, channel) => {
    const rows = held[channel]!;
    for (let k = 0; k < rows.length; k++) if (i % 2 ** k === 0) rows[k] = next() - 0.5;
    return (level * rows.reduce((a, b) => a + b)) / 3;
  };
}

const signals: Signal[] = [
  ...[60, 400, 997, 3000, 8000].flatMap((hertz) =>
    [-33, -20, -3].map(
      (db): Signal => ({
        name: `sine ${hertz} Hz at ${db} dBFS`,
        rate: 44_100,
        channels: 1,
        seconds: 4,
        at: tone(hertz, 10 ** (db / 20), 44_100),
      }),
    ),
  ),
  {
    name: 'stereo sines',
    rate: 44_100,
    channels: 2,
    seconds: 4,
    at: (i, c) => tone(300 + 500 * c, 0.3, 44_100)(i),
  },
  {
    name: 'one silent channel',
    rate: 44_100,
    channels: 2,
    seconds: 4,
    at: (i, c) => c * tone(997, 0.3, 44_100)(i),
  },
  { name: 'pink noise', rate: 44_100, channels: 1, seconds: 8, at: pink(0.3, 3) },
  { name: 'pink noise, stereo, 48 kHz', rate: 48_000, channels: 2, seconds: 8, at: pink(0.2, 4) },
  { name: 'sine at 16 kHz rate', rate: 16_000, channels: 1, seconds: 4, at: tone(440, 0.2, 16_000) },
  {
    name: 'speech-like bursts with silences',
    rate: 44_100,
    channels: 1,
    seconds: 12,
    at: (
      (noise) => (i) =>
        Math.floor(i / 44_100) % 3 === 2 ? 0 : noise(i, 0)
    )(pink(0.4, 5)),
  },
  {
    name: 'loud and quiet halves, the relative gate at work',
    rate: 44_100,
    channels: 1,
    seconds: 12,
    at: (i) => (i < 6 * 44_100 ? 1 : 0.05) * tone(997, 0.4, 44_100)(i),
  },
  {
    name: 'square wave',
    rate: 44_100,
    channels: 1,
    seconds: 4,
    at: (i) => (Math.floor(i / 50) % 2 ? 0.3 : -0.3),
    peakWithin: 0.4,
  },
  {
    name: 'impulses',
    rate: 44_100,
    channels: 1,
    seconds: 5,
    at: (i) => (i % 4410 === 0 ? 0.9 : 0),
    peakWithin: 0.4,
  },
  {
    name: 'inter-sample peaks (11,025 Hz at 45 degrees)',
    rate: 44_100,
    channels: 1,
    seconds: 4,
    at: tone(11_025, 0.9, 44_100, Math.PI / 4),
  },
  {
    name: 'inter-sample peaks at 48 kHz',
    rate: 48_000,
    channels: 2,
    seconds: 4,
    at: tone(12_000, 0.9, 48_000, Math.PI / 4),
  },
  { name: 'half a second', rate: 44_100, channels: 1, seconds: 0.5, at: tone(997, 0.3, 44_100) },
];

function samplesOf(signal: Signal): Float32Array {
  const frames = Math.round(signal.seconds * signal.rate);
  const samples = new Float32Array(frames * signal.channels);
  for (let i = 0; i < frames; i++) {
    // Cut off hard, a tone has a peak at its end that meters see or not by how they end.
    const fade = Math.min(1, i / 400, (frames - 1 - i) / 400);
    for (let c = 0; c < signal.channels; c++) samples[i * signal.channels + c] = fade * signal.at(i, c);
  }
  return samples;
}

describe('the meter beside ffmpeg ebur128', () => {
  it.each(signals)('$name', (signal) => {
    const samples = samplesOf(signal);
    const path = join(folder, 'signal.f32');
    writeFileSync(path, new Uint8Array(samples.buffer));
    const theirs = ebur128(['-f', 'f32le', '-ar', `${signal.rate}`, '-ac', `${signal.channels}`, '-i', path]);
    const meter = new LoudnessMeter(signal.rate, signal.channels);
    // In uneven stretches, as a decoder gives them.
    for (let at = 0; at < samples.length; at += 7000) meter.add(samples.subarray(at, at + 7000));
    const ours = meter.read();
    // ffmpeg prints tenths.
    expect(Math.abs(ours.integratedLufs - theirs.lufs)).toBeLessThanOrEqual(0.11);
    expect(Math.abs(ours.truePeakDbtp - theirs.dbtp)).toBeLessThanOrEqual(signal.peakWithin ?? 0.16);
  });

  it('reads -Infinity of silence and of less than one window', () => {
    const silent = new LoudnessMeter(44_100, 1);
    silent.add(new Float32Array(44_100));
    expect(silent.read()).toEqual({ integratedLufs: -Infinity, truePeakDbtp: -Infinity });
    const short = new LoudnessMeter(44_100, 1);
    short.add(new Float32Array(4410).fill(0.5));
    expect(short.read().integratedLufs).toBe(-Infinity);
  });

  it('reads a full-scale 997 Hz sine in one channel as -3.01 LUFS (BS.1770-4, annex 1)', () => {
    const meter = new LoudnessMeter(48_000, 1);
    meter.add(Float32Array.from({ length: 48_000 * 5 }, (_, i) => tone(997, 1, 48_000)(i)));
    expect(meter.read().integratedLufs).toBeCloseTo(-3.01, 1);
  });

  it("gives BS.1770-4's printed coefficients at 48 kHz", () => {
    const { shelf, highPass } = kWeighting(48_000);
    const printed = [
      1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
    ];
    for (const [i, c] of [shelf.b0, shelf.b1, shelf.b2, shelf.a1, shelf.a2].entries()) {
      expect(c).toBeCloseTo(printed[i]!, 8);
    }
    expect(highPass.a1).toBeCloseTo(-1.99004745483398, 8);
    expect(highPass.a2).toBeCloseTo(0.99007225036621, 8);
  });
});
