import { chmodSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../platform/db/database.ts';
import { Caller } from './caller.ts';
import { ServiceProcess } from './service-process.ts';
import { essay, Workplace } from './workplace.ts';

const MINUTE = 60_000;

describe('the folders of a service that began under umask 022', () => {
  const workplace = new Workplace();
  let service: ServiceProcess;
  let caller: Caller;
  const data = workplace.environment.AFTERWORD_DATA as string;
  const cache = workplace.environment.AFTERWORD_CACHE as string;
  const junk = path.join(cache, 'reels', 'earlier');

  beforeAll(async () => {
    // As an earlier version left it: open, and with a file of half an hour ago.
    mkdirSync(junk, { recursive: true, mode: 0o755 });
    chmodSync(cache, 0o755);
    writeFileSync(path.join(junk, 'mix.f32'), Buffer.alloc(60e6));
    const used = new Date(Date.now() - 30 * MINUTE);
    utimesSync(path.join(junk, 'mix.f32'), used, used);
    const before = process.umask(0o022);
    service = new ServiceProcess(['serve'], {
      ...workplace.environment,
      DATABASE_URL: await emptyDatabase(),
      AFTERWORD_CACHE_GB: '0.05',
    });
    process.umask(before);
    const ready = await service.ready;
    caller = await Caller.signedIn(ready.url, ready.signIn);
  });
  afterAll(async () => {
    await service?.stop();
    workplace.remove();
  });

  /** What is gone by now is open to nobody: the service goes on while it is looked at. */
  const modeOf = (at: string) => statSync(at, { throwIfNoEntry: false })?.mode ?? 0;

  /** What somebody else of the machine can come to and read. */
  function readable(folder: string): string[] {
    if ((modeOf(folder) & 0o055) === 0) return [];
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory()) return readable(at);
      return (modeOf(at) & 0o044) === 0 ? [] : [at];
    });
  }

  const open = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((at) => (modeOf(at) & 0o077) !== 0);

  it('are closed to others, and the cache keeps its limit', async () => {
    await caller.upload('notes.md', Buffer.from(essay(1)));
    const source = await caller.call('createSource', { body: { kind: 'text', text: essay(2) } });
    const options = { format: 'brief' as const, targetMinutes: 1 };
    const { id } = await caller.call('createEpisode', { body: { sourceIds: [source.id], options } });
    const episode = await caller.finished(id);
    expect(episode.error, service.log).toBeUndefined();
    expect(readable(data)).toEqual([]);
    expect(readable(cache)).toEqual([]);
    for (const folder of ['blobs', 'scratch', 'uploads'])
      expect(statSync(path.join(data, folder)).mode & 0o777, folder).toBe(0o700);
    await expect.poll(() => readdirSync(junk)).toEqual([]);
    const made = open(cache).filter((at) => at !== junk && path.dirname(at) !== cache);
    expect([...open(path.join(data, 'blobs')), ...made]).toEqual([]);
  });

  it('say which part fails, and members see no path', async () => {
    const { renameSync } = await import('node:fs');
    const options = { format: 'brief' as const, targetMinutes: 1 };
    const source = await caller.call('createSource', { body: { kind: 'text', text: essay(4) } });
    renameSync(cache, `${cache}.away`);
    writeFileSync(cache, 'a file where the folder should be');
    const readyz = async () =>
      (await (await caller.send('GET', '/readyz')).json()) as Record<string, unknown>;
    await expect.poll(readyz).toMatchObject({ ready: false, checks: { cache: 'failed', files: 'ok' } });
    const { id } = await caller.call('createEpisode', { body: { sourceIds: [source.id], options } });
    const episode = await caller.finished(id);
    expect(episode).toMatchObject({ status: 'failed', error: { code: 'storage_failed' } });
    expect(JSON.stringify(episode.error)).not.toContain(workplace.folder);
  });
});
