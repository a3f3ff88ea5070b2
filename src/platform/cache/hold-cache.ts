import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outputError } from '../files/output-file.ts';
import { makePrivate } from './private-folder.ts';
import { RUNS, sweepCache } from './sweep-cache.ts';

/** Work that uses the cache: what it has used since its beginning stays until it ends. */
export interface CacheUse {
  /** Lets go of what it used, and sweeps. */
  end(): Promise<void>;
}

const SWEEP_EVERY_MS = 10_000;
/** A mark that was not written again for so long is that of a process that ended. */
const DEAD_AFTER_MS = 90_000;
/** What was used so recently stays as well: short work, such as a voice's sample, leaves no mark. */
const FRESH_MS = 20_000;

/** Sweeps while work goes on take at most this share of the time, however many files there are. */
const MOST_SHARE = 0.05;

/** By folder: from when on the next sweep while work goes on is worth its time. */
const nextAt = new Map<string, number>();
/** By folder: the sweep under way in this process. */
const sweeping = new Map<string, Promise<unknown>>();

/**
 * Begins to use the cache, whose folder is made or closed to everybody else, and keeps it within its
 * limit from now on: every ten seconds, the least recently used entries go but for those that running
 * work has used since it began, in whichever process of this machine. So the cache holds its limit or
 * what running work needs, whichever is more, and what is written within ten seconds.
 *
 * @throws AppError output_not_writable, storage_full
 */
export async function holdCache(folder: string, limitBytes: number): Promise<CacheUse> {
  const mark = path.join(folder, RUNS, randomUUID());
  const started = String(Date.now());
  const say = () => writeFile(mark, started, { mode: 0o600 });
  try {
    await makePrivate(folder);
    await makePrivate(path.join(folder, RUNS));
    await say();
  } catch (cause) {
    throw outputError(folder, cause);
  }
  const timer = setInterval(() => {
    // What stands in the way of these is met by the work itself, and by the sweep at its end.
    void say()
      .catch(() => undefined)
      .then(() => (isTimely(folder) ? sweepUnused(folder, limitBytes) : undefined))
      .catch(() => undefined);
  }, SWEEP_EVERY_MS).unref();
  return {
    async end() {
      clearInterval(timer);
      await rm(mark, { force: true });
      await sweepUnused(folder, limitBytes);
    },
  };
}

/**
 * Works while the cache is held, and sweeps it afterwards, whatever happened.
 *
 * @throws as `holdCache`, and what the work throws
 */
export async function usingCache<R>(
  { cacheDir, cacheLimitBytes }: { cacheDir: string; cacheLimitBytes: number },
  work: () => Promise<R>,
): Promise<R> {
  const cache = await holdCache(cacheDir, cacheLimitBytes);
  try {
    return await work();
  } finally {
    await cache.end();
  }
}

function isTimely(folder: string): boolean {
  return performance.now() >= (nextAt.get(folder) ?? 0);
}

/** One sweep of a folder at a time. */
function sweepUnused(folder: string, limitBytes: number): Promise<unknown> {
  const fromMs = performance.now();
  const work =
    sweeping.get(folder) ??
    oldestUse(folder)
      .then((sinceMs) => sweepCache(folder, limitBytes, sinceMs))
      .finally(() => {
        sweeping.delete(folder);
        const endMs = performance.now();
        nextAt.set(folder, endMs + (endMs - fromMs) / MOST_SHARE);
      });
  sweeping.set(folder, work);
  return work;
}

/** When the oldest work that still runs began, in milliseconds since 1970. */
async function oldestUse(folder: string): Promise<number> {
  const now = Date.now();
  let oldest = now - FRESH_MS;
  for (const name of await readdir(path.join(folder, RUNS)).catch(() => [])) {
    const mark = path.join(folder, RUNS, name);
    const [facts, text] = await Promise.all([
      stat(mark).catch(() => undefined),
      readFile(mark, 'utf8').catch(() => ''),
    ]);
    if (!facts) continue;
    if (now - facts.mtimeMs > DEAD_AFTER_MS) await rm(mark, { force: true });
    else oldest = Math.min(oldest, Number(text) || facts.mtimeMs);
  }
  return oldest;
}
