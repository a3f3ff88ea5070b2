import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/**
 * The files of one thing kept: `takes/aa/key.pcm` and its `.json` are one entry, and so is all of
 * `reels/key/`.
 */
interface Entry {
  files: string[];
  bytes: number;
  /** When it was last used, in milliseconds since 1970. */
  usedMs: number;
}

/** Where running work says that it uses the cache (hold-cache.ts); none of it is an entry. */
export const RUNS = '.runs';

/** Half-written files of a process that was killed are taken for dead after a day. */
const DEAD_AFTER_MS = 24 * 60 * 60 * 1000;

/** Notes that an entry was used now. A file that is gone is no fault: a sweep may have taken it. */
export async function markUsed(file: string, now = new Date()): Promise<void> {
  await utimes(file, now, now).catch(() => undefined);
}

/** How much lies in the cache. @returns bytes and entries; zero when there is no such folder */
export async function measureCache(folder: string): Promise<{ bytes: number; entries: number }> {
  const entries = await listEntries(folder);
  return { bytes: total(entries), entries: entries.length };
}

/**
 * Removes the least recently used entries until at most `limitBytes` are left; an entry used at or
 * after `keepSinceMs` (the start of the oldest run) always stays, whatever that costs.
 *
 * @returns bytes freed
 */
export async function sweepCache(folder: string, limitBytes: number, keepSinceMs: number): Promise<number> {
  const entries = await listEntries(folder);
  let left = total(entries);
  let freed = 0;
  for (const entry of entries.sort((a, b) => a.usedMs - b.usedMs)) {
    const dead =
      entry.files.every((file) => file.endsWith('.tmp')) && entry.usedMs < keepSinceMs - DEAD_AFTER_MS;
    if (!dead && (left <= limitBytes || entry.usedMs >= keepSinceMs)) continue;
    if (!dead && (await usedSince(entry, keepSinceMs))) continue;
    await removeEntry(entry);
    left -= entry.bytes;
    freed += entry.bytes;
  }
  return freed;
}

/** A run may have begun to use it since it was listed. */
async function usedSince({ files }: Entry, sinceMs: number): Promise<boolean> {
  const times = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(...times) >= sinceMs;
}

/** The record goes first: without it the rest counts as not there, whoever reads at that moment. */
async function removeEntry(entry: Entry): Promise<void> {
  const recordFirst = [...entry.files].sort(
    (a, b) => Number(b.endsWith('.json')) - Number(a.endsWith('.json')),
  );
  for (const file of recordFirst) await rm(file, { force: true });
}

/** Which entry a file belongs to, by its path from the cache's root. */
function entryKey(relative: string): string {
  const [kind, name, ...rest] = relative.split(path.sep);
  if (relative.endsWith('.tmp') || kind === 'takes' || !name || rest.length === 0)
    return relative.endsWith('.tmp')
      ? relative
      : relative.slice(0, relative.length - path.extname(relative).length);
  return path.join(kind ?? '', name);
}

function total(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + entry.bytes, 0);
}

async function listEntries(folder: string): Promise<Entry[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const entries = new Map<string, Entry>();
  for (const item of found) {
    if (!item.isFile()) continue;
    const file = path.join(item.parentPath, item.name);
    if (path.relative(folder, file).startsWith(RUNS)) continue;
    const stats = await stat(file).catch(() => undefined);
    if (!stats) continue;
    const key = entryKey(path.relative(folder, file));
    const entry = entries.get(key) ?? { files: [], bytes: 0, usedMs: 0 };
    entry.files.push(file);
    entry.bytes += stats.size;
    entry.usedMs = Math.max(entry.usedMs, stats.mtimeMs);
    entries.set(key, entry);
  }
  return [...entries.values()];
}
