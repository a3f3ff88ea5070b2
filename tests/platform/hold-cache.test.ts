import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdCache } from '../../src/platform/cache/hold-cache.ts';
import { measureCache } from '../../src/platform/cache/sweep-cache.ts';

const HOUR = 60 * 60 * 1000;
const LIMIT = 2000;

describe('the cache while work goes on', () => {
  let folder: string;
  const file = (name: string) => path.join(folder, 'reels', name, 'mix.f32');

  async function keep(name: string, usedMs = Date.now()): Promise<void> {
    await mkdir(path.dirname(file(name)), { recursive: true });
    await writeFile(file(name), Buffer.alloc(1000));
    await utimes(file(name), new Date(usedMs), new Date(usedMs));
  }
  const there = (...names: string[]) => names.filter((name) => existsSync(file(name)));

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'afterword-use-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is kept within its limit before the run ends, but for what the run used', {
    timeout: 200_000,
  }, async () => {
    const use = await holdCache(folder, LIMIT);
    for (const name of ['old1', 'old2', 'old3', 'old4']) await keep(name, Date.now() - HOUR);
    for (const name of ['new1', 'new2', 'new3']) await keep(name);
    await expect.poll(() => there('old1', 'old2', 'old3', 'old4')).toEqual([]);
    expect(there('new1', 'new2', 'new3')).toEqual(['new1', 'new2', 'new3']);
    await use.end();
  });

  it('holds what was used since the oldest run began, until that one ends', async () => {
    const first = await holdCache(folder, LIMIT);
    await keep('before', Date.now() - HOUR);
    const second = await holdCache(folder, LIMIT);
    for (const name of ['a', 'b', 'c']) await keep(name, Date.now() + 1000);
    await second.end();
    expect(there('before', 'a', 'b', 'c')).toEqual(['a', 'b', 'c']);
    // Long after: nothing of it was used since.
    for (const name of ['a', 'b', 'c']) await keep(name, Date.now() - HOUR);
    await first.end();
    expect((await measureCache(folder)).bytes).toBeLessThanOrEqual(LIMIT);
  });

  it('forgets runs of processes that ended, and counts no mark as an entry', async () => {
    const dead = await holdCache(folder, LIMIT);
    const [mark] = await (await import('node:fs/promises')).readdir(path.join(folder, '.runs'));
    const long = new Date(Date.now() - HOUR);
    await utimes(path.join(folder, '.runs', mark!), long, long);
    expect(await measureCache(folder)).toEqual({ bytes: 0, entries: 0 });
    const use = await holdCache(folder, LIMIT);
    await use.end();
    expect(existsSync(path.join(folder, '.runs', mark!))).toBe(false);
    await dead.end();
  });

  it('closes the folder to everybody else', async () => {
    await (await import('node:fs/promises')).chmod(folder, 0o755);
    const use = await holdCache(folder, LIMIT);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await use.end();
  });
});
