import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import tar from 'tar-stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishedModels } from '../../src/speech/model-install/catalogue.ts';
import { unpackArchive } from '../../src/speech/model-install/fetch/unpack-archive.ts';
import { installModel, removeModel } from '../../src/speech/model-install/install-model.ts';
import { type ModelPlan, planModel } from '../../src/speech/model-install/plan-model.ts';
import { verifyModels } from '../../src/speech/model-install/verify-models.ts';
import { readModelRecord } from '../../src/speech/models/model-record.ts';
import { ArchiveServer, type Behaviour } from './archive-server.ts';

// Real: HTTP over a socket, archives on disk, and the engine that tries what was unpacked.

const BZ2 = readFileSync(
  fileURLToPath(new URL('./fixtures/vits-piper-en_US-tiny-low.tar.bz2', import.meta.url)),
);
const NAME = 'vits-piper-en_US-tiny-low';
const server = new ArchiveServer(BZ2);
const root = mkdtempSync(join(tmpdir(), 'afterword-models-'));
let modelsDir = '';
let nth = 0;

beforeAll(() => server.start());
beforeEach(() => {
  modelsDir = join(root, `m${nth++}`);
});
afterAll(() => {
  server.stop();
  rmSync(root, { recursive: true, force: true });
});

const plan = () => planModel(`${server.origin}/x/${NAME}.tar.bz2`);
const install = (what: ModelPlan, more = {}) =>
  installModel(what, { modelsDir, idleMs: 2000, backOffMs: 1, ...more });
const gets = () => server.requests.filter(({ method, url }) => method === 'GET' && url.startsWith('/x/'));

/** Nothing that looks installed, and nothing left over but what a next run goes on from. */
function nothingInstalled(): void {
  const left = existsSync(modelsDir) ? readdirSync(modelsDir) : [];
  expect(left.filter((name) => name !== '.downloads' && !name.startsWith('.espeak-ng-data'))).toEqual([]);
}

describe('fetching', () => {
  test.each<[string, Behaviour[], number]>([
    ['answers normally', ['whole'], 1],
    ['cuts, and cuts again', [{ cutAfter: 100 }, { cutAfter: 700 }, { cutAfter: 1 }, 'whole'], 4],
    ['stalls', [{ stallAfter: 500 }, 'whole'], 2],
    ['says nothing at first', ['silent', 'whole'], 2],
    ['ignores ranges', [{ cutAfter: 300 }, 'ignores ranges'], 2],
    ['has another file by then', [{ cutAfter: 300 }, { etag: '"second"' }], 2],
    [
      'is overloaded for a while',
      [{ status: 503 }, { status: 429, retryAfter: '0' }, { status: 500 }, 'whole'],
      4,
    ],
  ])('from a server that %s', async (_, behaviour, requests) => {
    server.behave(...behaviour);
    const added = await install(await plan());
    expect(added).toMatchObject({ id: NAME, sampleRate: 16_000, speakers: 1 });
    expect(added.spokenMs).toBeGreaterThan(100);
    expect(gets()).toHaveLength(requests);
    expect(readdirSync(join(modelsDir, '.downloads'))).toEqual([]);
    expect(readModelRecord(added.dir)?.archiveSha256).toBe(server.sha256);
  });

  test('asks only for what is missing', async () => {
    server.behave({ stallAfter: 600 }, 'whole');
    await install(await plan());
    expect(gets().map(({ range }) => range)).toEqual([undefined, 'bytes=600-']);
  });

  test('a run that was stopped is gone on from by the next', async () => {
    server.behave({ stallAfter: 800 });
    const controller = new AbortController();
    const stopped = install(await plan(), {
      signal: controller.signal,
      idleMs: 60_000,
      onStep: (_: string, done = 0) => done >= 800 && controller.abort(),
    });
    await expect(stopped).rejects.toMatchObject({ code: 'cancelled' });
    nothingInstalled();
    server.behave('whole');
    await install(await plan());
    expect(gets().map(({ range }) => range)).toEqual(['bytes=800-']);
  });

  test.each<[string, Behaviour[], RegExp]>([
    ['is missing', [{ status: 404 }], /status 404/],
    ['never gets on', [{ cutAfter: 0 }], /cut|failed/],
    ['always fails', [{ status: 500 }], /status 500/],
    ['leads in circles', ['loop'], /without end/],
    ['leads into another private network', ['elsewhere'], /private network/],
  ])('a file that %s is a clear error', async (_, behaviour, reason) => {
    server.behave(...behaviour);
    await expect(install(await plan())).rejects.toMatchObject({
      code: 'model_download_failed',
      message: expect.stringMatching(reason),
    });
    nothingInstalled();
  });

  test('what does not fit the published checksum is thrown away', async () => {
    server.behave({ flip: 900 }, 'whole');
    const published = { ...(await plan()), sha256: server.sha256 };
    await expect(install(published)).rejects.toMatchObject({ message: expect.stringMatching(/checksum/) });
    nothingInstalled();
    expect((await install(published)).id).toBe(NAME);
  });

  test('a damaged archive without a checksum is found out as well, and not kept', async () => {
    server.behave({ flip: 900 });
    await expect(install(await plan())).rejects.toMatchObject({ code: 'model_invalid' });
    nothingInstalled();
    expect(readdirSync(join(modelsDir, '.downloads'))).toEqual([]);
  });

  test('a name of the catalogue takes size and checksum from the release', async () => {
    const found = await planModel('vits-piper-en_US-lessac-low', { release: server.origin });
    expect(found).toMatchObject({
      kind: 'catalogue',
      bytes: BZ2.length,
      sha256: server.sha256,
      languages: ['en-US'],
    });
  });

  test('a private address that nobody typed is not fetched', async () => {
    const { trustedHost: _, ...untyped } = await plan();
    await expect(install(untyped)).rejects.toMatchObject({
      message: expect.stringMatching(/private network/),
    });
  });
});

interface Entry {
  name: string;
  type?: 'file' | 'symlink' | 'directory' | 'character-device';
  linkname?: string;
  body?: string;
}

async function tarOf(...entries: Entry[]): Promise<Buffer> {
  const pack = tar.pack();
  for (const { body = '', ...header } of entries)
    pack.entry({ ...header, size: body.length } as tar.Header, body);
  pack.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of pack) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe('unpacking', () => {
  async function unpack(bytes: Uint8Array, limits = { bytes: 10_000, files: 5 }): Promise<string[]> {
    const dir = join(root, `u${nth++}`);
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'archive'), bytes);
    await unpackArchive(join(dir, 'archive'), join(dir, 'out'), { limits });
    return readdirSync(join(dir, 'out'), { recursive: true, encoding: 'utf8' }).sort();
  }
  const good = { name: 'm/a.txt', body: 'a' };

  test('takes tar, gzip, bzip2 and zip', async () => {
    expect(await unpack(await tarOf(good))).toEqual(['m', 'm/a.txt']);
    expect(await unpack(gzipSync(await tarOf(good)))).toEqual(['m', 'm/a.txt']);
    expect(await unpack(BZ2)).toContain(`${NAME}/tokens.txt`);
    expect(await unpack(zipSync({ m: { 'a.txt': Buffer.from('a') } }))).toEqual(['m', 'm/a.txt']);
  });

  test('takes all of a bzip2 that is larger than what streams hold', async () => {
    const zeros =
      'QlpoOTFBWSZTWc+cmyIAXHt7hciAAEBAAe+AAgFyI54QAACAIAAIIACShKp5I00GQMgGmgiip6nomjQAHqabUsesc8qXEUAVIqKAgKnHOs7nLGZJKhwIBUAVJWCSxJ9sU2idIEO/jABiCGKEYWwVUVWXNkNcqOQMyU+qUnGo+CZeemtLkB8LmuAKgCp/F3JFOFCQz5ybIg==';
    expect(await unpack(Buffer.from(zeros, 'base64'), { bytes: 4e6, files: 2 })).toEqual([
      'm',
      'm/zeros.bin',
    ]);
  });

  test.each<[string, Entry]>([
    ['climbs out', { name: '../a.txt' }],
    ['climbs out further in', { name: 'm/../../a.txt' }],
    ['is absolute', { name: '/etc/a.txt' }],
    ['has backslashes', { name: 'm\\..\\a.txt' }],
    ['is a link', { name: 'm/link', type: 'symlink', linkname: '/etc/passwd' }],
    ['is a device', { name: 'm/null', type: 'character-device' }],
    ['is too large', { name: 'm/big', body: 'x'.repeat(20_000) }],
  ])('refuses an archive with an entry that %s', async (_, entry) => {
    await expect(unpack(await tarOf(good, entry))).rejects.toMatchObject({ code: 'model_invalid' });
  });

  test.each([
    ['no archive', async () => Buffer.from('<html>Not here</html>')],
    ['too many files', async () => tarOf(...Array.from({ length: 6 }, (_, i) => ({ name: `f${i}` })))],
    ['a cut tar', async () => (await tarOf({ name: 'a', body: 'x'.repeat(3000) })).subarray(0, 1500)],
    ['a cut gzip', async () => gzipSync(await tarOf({ name: 'a', body: 'x'.repeat(3000) })).subarray(0, 40)],
    ['a cut bzip2', async () => BZ2.subarray(0, 900)],
    ['a zip that climbs out', async () => zipSync({ '../a.txt': Buffer.from('a') })],
    ['a zip that swells', async () => zipSync({ 'a.txt': Buffer.alloc(50_000) })],
  ])('refuses %s', async (_, make) => {
    await expect(unpack(await make())).rejects.toMatchObject({ code: 'model_invalid' });
  });
});

describe('the models folder', () => {
  test('a folder is added as it is, checked, found sound, and removed', async () => {
    server.behave('whole');
    const { dir } = await install(await plan());
    await removeModel(modelsDir, NAME).then(() => expect(existsSync(dir)).toBe(false));
    await expect(removeModel(modelsDir, NAME)).rejects.toMatchObject({ code: 'model_unknown' });
    await expect(removeModel(modelsDir, '..')).rejects.toMatchObject({ code: 'model_unknown' });
    const own = join(root, 'own');
    await unpackArchive(
      fileURLToPath(new URL('./fixtures/vits-piper-en_US-tiny-low.tar.bz2', import.meta.url)),
      own,
    );
    await install(await planModel(join(own, NAME)));
    await expect(install(await planModel(join(own, NAME)))).rejects.toMatchObject({ code: 'usage' });
    for await (const each of verifyModels(modelsDir))
      expect(each).toMatchObject({ id: NAME, trial: { sampleRate: 16_000 } });
    writeFileSync(join(modelsDir, NAME, 'tokens.txt'), '');
    for await (const each of verifyModels(modelsDir)) expect(each.error?.code).toBe('model_invalid');
  });

  test('an unknown name is met with the nearest', async () => {
    await expect(planModel('vits-piper-de_DE-torsten-medium')).rejects.toMatchObject({
      code: 'model_unknown',
      details: { nearest: expect.arrayContaining(['vits-piper-de_DE-thorsten-medium']) },
    });
  });

  test('the catalogue names each model once', () => {
    const published = publishedModels();
    expect(new Set(published.map(({ name }) => name)).size).toBe(published.length);
    const piper = published.filter(({ family }) => family === 'piper');
    expect(piper.length).toBeGreaterThanOrEqual(123);
    expect(
      new Set(piper.flatMap(({ languages }) => languages.map((l) => l.split('-')[0]))).size,
    ).toBeGreaterThanOrEqual(33);
    expect(new Set(published.map(({ family }) => family))).toEqual(
      new Set(['piper', 'kokoro', 'kitten', 'matcha', 'zipvoice', 'pocket']),
    );
  });
});
