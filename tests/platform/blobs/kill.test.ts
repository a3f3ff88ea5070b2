import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBlobs } from '../../../src/platform/blobs/open-blobs.ts';

const WRITER = fileURLToPath(new URL('./keep-writing.ts', import.meta.url));
const SIZE = 200_000;
const KILLS = 6;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'afterword-kill-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Kills a writer without warning, some files and a random moment after its first. */
async function killAWriter(): Promise<Map<string, string>> {
  const child: ChildProcess = spawn(process.execPath, [WRITER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = new Map<string, string>();
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const [key, sha256] = line.split(' ') as [string, string];
    acknowledged.set(key, sha256);
    if (acknowledged.size === 5) setTimeout(() => child.kill('SIGKILL'), Math.random() * 20);
  }
  await ended;
  return acknowledged;
}

it('keeps every acknowledged file, and shows none in part, when its writers are killed', async () => {
  const acknowledged = new Map<string, string>();
  for (let kill = 0; kill < KILLS; kill++) {
    for (const [key, sha256] of await killAWriter()) acknowledged.set(key, sha256);
    const blobs = openBlobs({ dataDir, s3: undefined });
    const seen = new Map<string, string>();
    for await (const { key, bytes } of blobs.list('')) {
      expect(bytes).toBe(SIZE);
      const content = Buffer.concat(await (await blobs.read(key)).toArray());
      // One write or another, never a mixture of two.
      expect(content.equals(Buffer.alloc(SIZE, content[0]))).toBe(true);
      seen.set(key, createHash('sha256').update(content).digest('hex'));
    }
    for (const [key, sha256] of acknowledged) {
      expect(seen.has(key)).toBe(true);
      if (key !== 'same/file.bin') expect(seen.get(key)).toBe(sha256);
    }
  }
  expect(acknowledged.size).toBeGreaterThan(10);
  // What a kill leaves behind lies where no key leads, until the next day's sweep.
  const left = await readdir(path.join(dataDir, 'blobs', '.incoming'));
  expect(left.length).toBeLessThanOrEqual(KILLS);
});
