import { afterAll, describe, expect, it } from 'vitest';
import { ebur128, ffprobe } from '../audio/ebur128.ts';
import { itDeep } from '../house/depth.ts';
import { Workplace } from './run-cli.ts';

const place = new Workplace();
afterAll(() => place.remove());

describe('afterword music', () => {
  it('lists the themes', async () => {
    const { stdout, code } = await place.run(['music', '--json']);
    expect(code).toBe(0);
    const themes = JSON.parse(stdout) as { id: string; mood: string }[];
    expect(themes.length).toBeGreaterThanOrEqual(4);
    expect(themes[0]).toMatchObject({ id: 'tide-pool', name: 'Tide pool' });
    expect((await place.run(['music'])).stdout).toContain(themes.at(-1)?.mood);
  });

  itDeep('plays one to a file', async () => {
    const { code, stdout } = await place.run(['music', '--preview', 'letterpress', '-o', 'press.wav']);
    expect(code).toBe(0);
    expect(stdout).toContain('press.wav');
    const file = place.at('press.wav');
    expect(ffprobe(file).streams[0]).toMatchObject({ codec_name: 'pcm_s16le', channels: 2 });
    expect(Number(ffprobe(file).format.duration)).toBeGreaterThan(40);
    const heard = ebur128(['-i', file]);
    expect(Math.abs(heard.lufs + 20)).toBeLessThan(1);
    expect(heard.dbtp).toBeLessThan(-3);
    expect(place.leftovers()).toEqual([]);
  });

  it('refuses a theme there is not', async () => {
    const { code, stderr } = await place.run(['music', '--preview', 'elevator']);
    expect(code).toBe(2);
    expect(stderr).toContain('tide-pool');
  });
});
