import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { exportAudio } from '../../src/audio/export-audio.ts';
import { mixTakes } from '../../src/audio/mix-takes.ts';
import { writePeaks } from '../../src/audio/write-peaks.ts';
import { decoded } from './ebur128.ts';
import { conversation, scriptOf, takesOf } from './synthetic-show.ts';

const folder = mkdtempSync(join(tmpdir(), 'peaks-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('writes the waveform of what was written, as audiowaveform has it, with the speaker of each stretch', async () => {
  const turns = conversation(6, 1);
  const show = await mixTakes(scriptOf(turns), takesOf(turns, folder), { cacheDir: folder });
  const wav = join(folder, 'a.wav');
  const { masters } = await exportAudio(show, {
    target: { integratedLufs: -16, truePeakDbtp: -1 },
    outputs: [{ kind: 'wav', path: wav, bits: 24 }],
    tags: { title: 't', language: 'en', generator: 'g' },
    cacheDir: folder,
  });
  await writePeaks(join(folder, 'a.json'), show, masters);
  await writePeaks(join(folder, 'a.dat'), show, masters);
  const peaks = JSON.parse(readFileSync(join(folder, 'a.json'), 'utf8'));
  expect(peaks).toMatchObject({
    version: 2,
    channels: 1,
    sample_rate: 44_100,
    samples_per_pixel: 1152,
    bits: 8,
  });
  const sound = decoded(wav);
  expect(peaks.length).toBe(sound.length / 1152);
  expect(peaks.data).toHaveLength(2 * peaks.length);
  for (let pixel = 0; pixel < peaks.length; pixel++) {
    const part = sound.subarray(pixel * 1152, (pixel + 1) * 1152);
    expect(Math.abs(peaks.data[2 * pixel] - 127 * Math.min(0, ...part))).toBeLessThanOrEqual(0.51);
    expect(Math.abs(peaks.data[2 * pixel + 1] - 127 * Math.max(0, ...part))).toBeLessThanOrEqual(0.51);
  }
  expect(peaks.stretches.map((s: { turnId: string }) => s.turnId)).toEqual(turns.map((t) => t.id));
  peaks.stretches.forEach((stretch: { speaker: number; start: number; end: number }, i: number) => {
    expect(stretch.speaker).toBe(turns[i]!.speaker);
    expect(Math.abs((stretch.start * 1152) / 44.1 - show.cues[i]!.startMs)).toBeLessThan(14);
    expect(Math.abs((stretch.end * 1152) / 44.1 - show.cues[i]!.endMs)).toBeLessThan(14);
  });
  const dat = readFileSync(join(folder, 'a.dat'));
  expect([0, 4, 8, 12, 16, 20].map((at) => dat.readInt32LE(at))).toEqual([
    2,
    1,
    44_100,
    1152,
    peaks.length,
    1,
  ]);
  expect([...new Int8Array(dat.buffer, dat.byteOffset + 24, 2 * peaks.length)]).toEqual(peaks.data);
});
