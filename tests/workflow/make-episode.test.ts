import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StageEvent } from '../../src/kernel/progress.ts';
import { type EpisodeRequest, makeEpisode } from '../../src/workflow/commands/make-episode.ts';
import { writeScriptOf } from '../../src/workflow/commands/write-script.ts';
import { episodePaths } from '../../src/workflow/pipeline/episode-paths.ts';

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
    sound: { bitrateKbps: 128, stereo: true },
    cacheDir: path.join(folder, 'cache'),
    cacheLimitBytes: 1e9,
    ...changes,
  });

  it('keeps what the run used, whatever the limit, and lets go of what is old', async () => {
    const old = path.join(folder, 'cache', 'takes', 'aa', 'aa00.pcm');
    await mkdir(path.dirname(old), { recursive: true });
    await writeFile(old, Buffer.alloc(5000));
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await utimes(old, yesterday, yesterday);
    const first = await makeEpisode(request({ cacheLimitBytes: 0 }));
    expect(existsSync(old)).toBe(false);
    expect(first.takes.reused).toBe(0);
    const second = await makeEpisode(request({ cacheLimitBytes: 0 }));
    expect(second.takes).toEqual({ total: first.takes.total, reused: first.takes.total });
    expect(second.episode.cues).toEqual(first.episode.cues);
  });

  it('starts from a script with the stages that are left', async () => {
    const { script } = await writeScriptOf({ documentPaths: [sample], choices });
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
