import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MUSIC_PARTS } from '../../src/audio/music/arrangement.ts';
import { renderMusic } from '../../src/audio/music/render-music.ts';
import { findTheme, THEMES } from '../../src/audio/music/themes.ts';
import { voiced } from '../../src/audio/music/voicing.ts';
import { everyNth } from '../house/depth.ts';
import { ebur128, ebur128Lufs } from './ebur128.ts';

const folder = mkdtempSync(join(tmpdir(), 'music-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RATE = 44_100;

function samplesOf(path: string): Float32Array {
  const bytes = readFileSync(path);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

const raw = (path: string) => ['-f', 'f32le', '-ar', '44100', '-ac', '2', '-i', path];

const cases = THEMES.flatMap((theme) => MUSIC_PARTS.map((part) => [theme.id, part] as const));

// One after another theme's, each part among them; all of them in the deep run.
describe.each(everyNth(MUSIC_PARTS.length + 1, cases))('%s, %s', (id, part) => {
  const path = join(folder, `${id}-${part}.f32`);
  const record = renderMusic(id, part, path);
  const sound = samplesOf(path);
  const heard = ebur128(raw(path));
  /** The sound between two frequencies, in dB of the whole: by ffmpeg's own filters. */
  const share = (filter: string) => ebur128Lufs(raw(path), `${filter},`) - heard.lufs;

  it('is at its level, without clipping, without an offset', () => {
    expect(Math.abs(heard.lufs - record.integratedLufs)).toBeLessThanOrEqual(0.15);
    expect(Math.abs(heard.lufs + 20)).toBeLessThanOrEqual(0.2);
    expect(heard.dbtp).toBeLessThanOrEqual(-3);
    for (const channel of [0, 1]) {
      let sum = 0;
      for (let i = channel; i < sound.length; i += 2) sum += sound[i]!;
      expect(Math.abs(sum / (sound.length / 2))).toBeLessThan(1e-4);
    }
  });

  it('is not harsh and not hollow', () => {
    expect(share('highpass=f=8000:poles=2,highpass=f=8000:poles=2')).toBeLessThan(-30);
    expect(share('lowpass=f=250')).toBeGreaterThan(-25);
    expect(share('highpass=f=250,lowpass=f=4000')).toBeGreaterThan(-6);
  });

  it('begins and ends, or goes round, without a click', () => {
    let steepest = 0;
    for (let i = 2; i < sound.length; i++) steepest = Math.max(steepest, Math.abs(sound[i]! - sound[i - 2]!));
    for (const channel of [0, 1]) {
      const [first, last] = [sound[channel]!, sound[sound.length - 2 + channel]!];
      if (part === 'bed') {
        const before = last - sound[sound.length - 4 + channel]!;
        // The step over the joint goes on as the one before it went.
        expect(Math.abs(first - last)).toBeLessThanOrEqual(steepest);
        expect(Math.abs(first - last - before)).toBeLessThan(0.01);
      } else {
        expect(Math.abs(first)).toBeLessThan(0.002);
        expect(Math.abs(last)).toBeLessThan(0.0005);
      }
    }
  });

  it('has the length of its kind', () => {
    const seconds = { body: record.bodyFrames / RATE, whole: record.frames / RATE };
    if (part === 'opening') expect(seconds.whole).toSatisfy((s: number) => s >= 2 && s <= 3);
    if (part === 'intro') expect(seconds.body).toSatisfy((s: number) => s >= 6 && s <= 10);
    if (part === 'outro') expect(seconds.whole).toSatisfy((s: number) => s >= 10 && s <= 25);
    if (part === 'bed') expect(seconds.whole).toSatisfy((s: number) => s >= 30 && s <= 75);
    if (part === 'sting') expect(seconds.body).toSatisfy((s: number) => s >= 1.5 && s <= 4);
  });
});

describe('a theme', () => {
  it('is the same bytes every time it is played', () => {
    const [once, again] = ['once.f32', 'again.f32'].map((name) => join(folder, name));
    renderMusic('tide-pool', 'intro', once!);
    renderMusic('tide-pool', 'intro', again!);
    expect(readFileSync(again!).equals(readFileSync(once!))).toBe(true);
  });

  it('ends on its tonic', () => {
    for (const theme of THEMES) expect(theme.cadence[1].root).toBe(0);
  });

  it.each(THEMES.map((theme) => theme.id))('%s moves its voices by small steps', (id) => {
    const theme = findTheme(id);
    let before: number[] | undefined;
    for (const chord of [...theme.progression, ...theme.progression]) {
      const voices = voiced(chord, theme.tonic, before);
      expect(voices).toHaveLength(4);
      const steps = voices.map((voice, i) => Math.abs(voice - (before?.[i] ?? voice)));
      expect(steps.reduce((sum, step) => sum + step, 0) / 4).toBeLessThanOrEqual(4);
      before = voices;
    }
  });

  it('there is not is refused by name', () => {
    expect(() => findTheme('tidepool')).toThrow(/"tidepool".*tide-pool, paper-lantern/);
  });
});
