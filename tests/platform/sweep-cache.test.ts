import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markUsed, measureCache, sweepCache } from '../../src/platform/cache/sweep-cache.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('sweepCache', () => {
  let folder: string;
  const now = Date.now();
  const file = (name: string) => path.join(folder, 'takes', name.slice(0, 2), name);

  async function keep(name: string, bytes: number, ageMs: number): Promise<void> {
    await mkdir(path.dirname(file(name)), { recursive: true });
    await writeFile(file(name), Buffer.alloc(bytes));
    const used = new Date(now - ageMs);
    await utimes(file(name), used, used);
  }

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'afterword-cache-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('removes the least recently used entries, both halves, until the limit holds', async () => {
    await keep('aa1.pcm', 1000, 3 * DAY);
    await keep('aa1.json', 10, 3 * DAY);
    await keep('bb2.pcm', 1000, 2 * DAY);
    await keep('bb2.json', 10, 2 * DAY);
    await keep('cc3.pcm', 1000, 1 * DAY);
    await keep('cc3.json', 10, 1 * DAY);
    expect(await measureCache(folder)).toEqual({ bytes: 3030, entries: 3 });
    expect(await sweepCache(folder, 2100, now)).toBe(1010);
    expect(existsSync(file('aa1.pcm')) || existsSync(file('aa1.json'))).toBe(false);
    expect(await measureCache(folder)).toEqual({ bytes: 2020, entries: 2 });
  });

  it('never removes what the run used, however small the limit', async () => {
    await keep('aa1.pcm', 1000, 3 * DAY);
    await keep('bb2.pcm', 1000, 2 * DAY);
    await markUsed(file('aa1.pcm'), new Date(now + 1000));
    expect(await sweepCache(folder, 0, now)).toBe(1000);
    expect(existsSync(file('aa1.pcm'))).toBe(true);
    expect(existsSync(file('bb2.pcm'))).toBe(false);
  });

  it('leaves everything below the limit, but for the dead halves of killed runs', async () => {
    await keep('aa1.pcm', 1000, 300 * DAY);
    await keep('bb2.pcm.x.tmp', 500, 2 * DAY);
    await keep('cc3.pcm.x.tmp', 500, 1000);
    expect(await sweepCache(folder, 1e9, now)).toBe(500);
    expect(existsSync(file('aa1.pcm'))).toBe(true);
    expect(existsSync(file('cc3.pcm.x.tmp'))).toBe(true);
  });

  it('has nothing to do where there is no cache yet', async () => {
    expect(await sweepCache(path.join(folder, 'none'), 0, now)).toBe(0);
    expect(await measureCache(path.join(folder, 'none'))).toEqual({ bytes: 0, entries: 0 });
  });
});
