import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../../src/platform/blobs/blob-store.ts';
import { openBlobs } from '../../../src/platform/blobs/open-blobs.ts';
import { diskError } from '../../../src/platform/blobs/storage-error.ts';
import { startS3 } from './s3.ts';

const MB = 1e6;
let folder: string;
let server: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'afterword-blobs-'));
  server = await startS3();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function contentOf(stream: Readable): Promise<Buffer> {
  return Buffer.concat(await stream.toArray());
}

async function keysOf(store: BlobStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 70_001) yield bytes.subarray(at, at + 70_001);
}

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  let store: BlobStore;
  const bytes = randomBytes(2 * MB);
  const scratch = (name: string) => path.join(folder, `${kind}-${name}`);

  beforeAll(() => {
    store = openBlobs({ dataDir: path.join(folder, kind), s3: kind === 's3' ? server.config : undefined });
  });

  it('is of its kind and passes its own check, leaving nothing', async () => {
    expect(store.kind).toBe(kind);
    await store.check();
    expect(await keysOf(store, '')).toEqual([]);
  });

  it('keeps a stream, a buffer and a file, and says size and hash of each', async () => {
    const file = scratch('given');
    await writeFile(file, bytes);
    for (const [key, content] of [
      ['kept/stream.bin', Readable.from(pieces(bytes))],
      ['kept/buffer.bin', bytes],
      ['kept/file.bin', { path: file }],
    ] as const) {
      const received = await store.put(key, content, 'application/octet-stream');
      expect(received).toEqual({ bytes: 2 * MB, sha256: sha256(bytes) });
      expect(sha256(await contentOf(await store.read(key)))).toBe(sha256(bytes));
    }
    expect(sha256(await readFile(file))).toBe(sha256(bytes));
  });

  it('keeps an empty file', async () => {
    const received = await store.put('empty.txt', Readable.from([]), 'text/plain');
    expect(received).toEqual({ bytes: 0, sha256: sha256(Buffer.alloc(0)) });
    expect(await contentOf(await store.read('empty.txt'))).toHaveLength(0);
    expect(await store.facts('empty.txt')).toMatchObject({ bytes: 0 });
  });

  it('gives ranges', async () => {
    await store.put('range.txt', Buffer.from('0123456789'), 'text/plain');
    const part = async (start: number, end: number) =>
      String(await contentOf(await store.read('range.txt', { start, end })));
    expect(await part(0, 0)).toBe('0');
    expect(await part(3, 6)).toBe('3456');
    expect(await part(9, 9)).toBe('9');
  });

  it('gives a strong ETag that stays with the content and changes with it', async () => {
    await store.put('tag.txt', Buffer.from('first'), 'text/plain');
    const before = await store.facts('tag.txt');
    expect(before).toMatchObject({ key: 'tag.txt', bytes: 5 });
    expect(before?.etag).toMatch(/^"[\w-]+"$/);
    expect((await store.facts('tag.txt'))?.etag).toBe(before?.etag);
    expect(Math.abs(Date.now() - (before as { modified: Date }).modified.getTime())).toBeLessThan(60_000);
    await store.put('tag.txt', Buffer.from('other'), 'text/plain');
    expect((await store.facts('tag.txt'))?.etag).not.toBe(before?.etag);
    expect(String(await contentOf(await store.read('tag.txt')))).toBe('other');
  });

  it('knows nothing of a file that is not there', async () => {
    expect(await store.facts('none/at-all.txt')).toBeUndefined();
    await expect(store.read('none/at-all.txt')).rejects.toMatchObject({ code: 'not_found' });
    await expect(store.fetch('none/at-all.txt', scratch('none'))).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(stat(scratch('none'))).rejects.toThrow();
    await store.remove('none/at-all.txt');
  });

  it('copies a file to a place of the disk', async () => {
    await store.put('copy.bin', bytes, 'application/octet-stream');
    const target = scratch('copied/here.bin');
    await store.fetch('copy.bin', target);
    expect(sha256(await readFile(target))).toBe(sha256(bytes));
    expect(await readdir(path.dirname(target))).toEqual(['here.bin']);
  });

  it('lists by the beginning of keys and removes', async () => {
    for (const key of ['list/a/1.txt', 'list/a/2.txt', 'list/ab/3.txt', 'list/b.txt']) {
      await store.put(key, Buffer.from(key), 'text/plain');
    }
    expect(await keysOf(store, 'list/')).toHaveLength(4);
    expect(await keysOf(store, 'list/a')).toEqual(['list/a/1.txt', 'list/a/2.txt', 'list/ab/3.txt']);
    expect(await keysOf(store, 'list/a/')).toEqual(['list/a/1.txt', 'list/a/2.txt']);
    expect(await keysOf(store, 'list/none/')).toEqual([]);
    for (const key of await keysOf(store, 'list/')) await store.remove(key);
    expect(await keysOf(store, 'list/')).toEqual([]);
  });

  it('keeps what stood there when a stream breaks, and passes its fault on', async () => {
    await store.put('broken.txt', Buffer.from('whole'), 'text/plain');
    const fault = new Error('the upload was given up');
    const stream = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw fault;
      })(),
    );
    await expect(store.put('broken.txt', stream, 'text/plain')).rejects.toBe(fault);
    expect(String(await contentOf(await store.read('broken.txt')))).toBe('whole');
    const spool = kind === 'disk' ? 'blobs/.incoming' : 'tmp/blobs';
    expect(await readdir(path.join(folder, kind, spool))).toEqual([]);
  });

  it('refuses a file that is not there to be put', async () => {
    const put = store.put('missing.txt', { path: scratch('nowhere') }, 'text/plain');
    await expect(put).rejects.toMatchObject({ code: 'storage_failed' });
    expect(await store.facts('missing.txt')).toBeUndefined();
  });

  it.each([
    '',
    '/',
    '/etc/passwd',
    '..',
    '../x',
    'a/../b',
    'a/./b',
    'a//b',
    'a/',
    'A',
    'a b',
    'a\\b',
    'a\0b',
    'ä',
    '.hidden',
    '.incoming/x',
    'a.',
    'a/b.',
    'a:b',
    '%2e%2e/x',
    'a'.repeat(513),
    'x'.repeat(201),
  ])('refuses the key %j in every call', async (key) => {
    const refused = { code: 'storage_failed' };
    await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toMatchObject(refused);
    await expect(store.facts(key)).rejects.toMatchObject(refused);
    await expect(store.read(key)).rejects.toMatchObject(refused);
    await expect(store.remove(key)).rejects.toMatchObject(refused);
    await expect(store.fetch(key, scratch('refused'))).rejects.toMatchObject(refused);
  });

  it.each(['../', '/', 'a/../', '.inc', 'a//'])('refuses to list %j', async (prefix) => {
    await expect(keysOf(store, prefix)).rejects.toMatchObject({ code: 'storage_failed' });
  });

  it('ends a stream with its signal', async () => {
    const controller = new AbortController();
    await store.put('long.bin', Buffer.alloc(8 * MB), 'application/octet-stream');
    const stream = await store.read('long.bin', undefined, controller.signal);
    const reading = contentOf(stream);
    controller.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('shows a whole file while it is replaced again and again', async () => {
    const versions = [Buffer.alloc(300_000, 'a'), Buffer.alloc(200_000, 'b')] as const;
    await store.put('busy.bin', versions[0], 'application/octet-stream');
    let done = false;
    const writing = (async () => {
      for (let turn = 0; turn < 30; turn++) {
        await store.put('busy.bin', versions[turn % 2] as Buffer, 'application/octet-stream');
      }
      done = true;
    })();
    // s3rver replaces in place: there the promise is the store's own to keep.
    while (kind === 'disk' && !done) {
      const seen = await contentOf(await store.read('busy.bin'));
      expect(versions.some((version) => version.equals(seen))).toBe(true);
    }
    await writing;
  });
});

describe('files on disk', () => {
  it('removes folders that become empty while others write into them', async () => {
    const store = openBlobs({ dataDir: path.join(folder, 'pruned'), s3: undefined });
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const key = `deep/er/${index % 3}.txt`;
        await store.put(key, Buffer.from('x'), 'text/plain');
        if (index < 57) await store.remove(key);
      }),
    );
    for (const key of await keysOf(store, '')) await store.remove(key);
    expect(await readdir(path.join(folder, 'pruned/blobs'))).toEqual(['.incoming']);
  });

  it('clears half-written files of killed processes at opening, older than a day', async () => {
    const incoming = path.join(folder, 'killed/blobs/.incoming');
    await mkdir(incoming, { recursive: true });
    for (const name of ['old', 'new']) await writeFile(path.join(incoming, name), 'half');
    const days = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await utimes(path.join(incoming, 'old'), days, days);
    const store = openBlobs({ dataDir: path.join(folder, 'killed'), s3: undefined });
    await expect.poll(() => readdir(incoming)).toEqual(['new']);
    expect(await keysOf(store, '')).toEqual([]);
  });

  it('says what is wrong with a folder that may not be used', async () => {
    const dataDir = path.join(folder, 'in-the-way');
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'blobs'), 'a file where the folder should be');
    const check = openBlobs({ dataDir, s3: undefined }).check();
    await expect(check).rejects.toMatchObject({
      code: 'storage_failed',
      message: 'A file could not be written: another file stands in its way.',
    });
  });

  // As root nothing is forbidden, so the system's refusal is given by hand.
  it('says that it may not write', () => {
    const refused = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    expect(diskError('written', refused)).toMatchObject({
      code: 'storage_failed',
      message: 'A file could not be written: the service may not use its data folder there.',
    });
  });

  it('has no links of its own', async () => {
    const store = openBlobs({ dataDir: path.join(folder, 'disk'), s3: undefined });
    const how = { fileName: 'a.mp3', inline: true, mediaType: 'audio/mpeg' };
    expect(await store.presign('empty.txt', 60, how)).toBeUndefined();
  });
});
