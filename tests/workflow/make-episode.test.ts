import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StageEvent } from '../../src/kernel/progress.ts';
import { measureCache } from '../../src/platform/cache/sweep-cache.ts';
import { type EpisodeRequest, makeEpisode } from '../../src/workflow/commands/make-episode.ts';
import { writeScriptFromFiles } from '../../src/workflow/commands/write-script.ts';
import { episodePaths } from '../../src/workflow/pipeline/episode-paths.ts';
import { itDeep } from '../house/depth.ts';

const sample = path.join(import.meta.dirname, '..', '..', 'samples', 'tides.md');
const choices = { format: 'brief', targetMinutes: 1 } as const;

describe('makeEpisode', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'afterword-workflow-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const request = (changes: Partial<EpisodeRequest> = {}): EpisodeRequest => ({
    source: { documentPaths: [sample], choices },
    paths: episodePaths(path.join(folder, 'out', 'show'), { mp3: true, wav: false }),
    sound: { bitratesKbps: { mp3: 128 }, stereo: true },
    cacheDir: path.join(folder, 'cache'),
    cacheLimitBytes: 1e9,
    ...changes,
  });

  itDeep('lets go of what is older than what the run used, down to the limit', async () => {
    const cacheDir = path.join(folder, 'cache');
    const first = await makeEpisode(request());
    expect(first.takes.reused).toBe(0);
    const { bytes } = await measureCache(cacheDir);
    const old = path.join(cacheDir, 'takes', 'aa', 'aa00.pcm');
    await mkdir(path.dirname(old), { recursive: true });
    await writeFile(old, Buffer.alloc(5000));
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await utimes(old, yesterday, yesterday);
    const second = await makeEpisode(request({ cacheLimitBytes: bytes }));
    expect(existsSync(old)).toBe(false);
    expect(second.takes).toEqual({ total: first.takes.total, reused: first.takes.total });
    expect(second.episode.cues).toEqual(first.episode.cues);
    const third = await makeEpisode(request({ cacheLimitBytes: bytes }));
    expect(third.takes.reused).toBe(first.takes.total);
  });

  it('starts from a script with the stages that are left', async () => {
    const { script } = await writeScriptFromFiles({ documentPaths: [sample], choices });
    const events: StageEvent[] = [];
    const made = await makeEpisode(request({ source: { script }, onStage: (event) => events.push(event) }));
    expect([...new Set(events.map((event) => event.stage))]).toEqual(['speak', 'mix', 'master', 'publish']);
    expect(made.document).toBeUndefined();
    expect(made.script).toEqual(script);
  });

  it('does not touch the disk when it is cancelled before it begins', async () => {
    await expect(makeEpisode(request({ signal: AbortSignal.abort() }))).rejects.toMatchObject({
      code: 'cancelled',
    });
    expect(await readdir(path.join(folder, 'out')).catch(() => [])).toEqual([]);
  });

  it('refuses to replace the document it reads', async () => {
    const documentPath = path.join(folder, 'show.transcript.json');
    await copyFile(sample, documentPath);
    const paths = episodePaths(path.join(folder, 'show'), { mp3: true, wav: false });
    const attempt = makeEpisode(request({ source: { documentPaths: [documentPath], choices }, paths }));
    await expect(attempt).rejects.toMatchObject({ code: 'output_not_writable' });
  });

  it('refuses an unknown voice before it reads the document', async () => {
    const source = {
      documentPaths: [path.join(folder, 'gone.pdf')],
      choices: { ...choices, voiceIds: ['zzz'] },
    };
    await expect(makeEpisode(request({ source }))).rejects.toMatchObject({ code: 'voice_unknown' });
  });
});
