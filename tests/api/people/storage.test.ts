import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepBlobs } from '../../../src/platform/blobs/sweep-blobs.ts';
import { Workplace } from '../../cli/run-cli.ts';
import { openTestServer, type TestServer } from '../test-server.ts';

/** The first bytes of a wave file and of a film, which tell what they are. */
const SOUND = Buffer.from(
  'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data\0\0\0\0',
  'latin1',
);
const FILM = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x08mdat', 'latin1');

let server: TestServer;
const place = new Workplace();
beforeAll(async () => {
  server = await openTestServer();
  const { config, database } = server.service;
  Object.assign(place.environment, { DATABASE_URL: database.url, AFTERWORD_DATA: config.service.dataDir });
  writeFileSync(place.at('Wéll cöme.wav'), SOUND);
  writeFileSync(place.at('film.mp4'), FILM);
  writeFileSync(place.at('page.wav'), '<!doctype html><script>alert(1)</script>');
});
afterAll(async () => {
  await server.close();
  place.remove();
});

const storage = (...args: string[]) => place.run(['storage', ...args]);
const get = (path: string, headers: Record<string, string> = {}) => server.ask('GET', path, { headers });
const list = (query = '', bucket = 'public-audio') => get(`/api/storage/${bucket}?${query}`);

it('takes a file by command, lists it, and serves it to anybody', async () => {
  const added = await storage('add', 'public-audio', 'homepage-demo/', 'Wéll cöme.wav', '--json');
  const url = '/storage/public-audio/homepage-demo/W%C3%A9ll%20c%C3%B6me.wav';
  expect(JSON.parse(added.stdout)).toMatchObject({ url, mediaType: 'audio/wav', bytes: SOUND.length });
  expect((await list('prefix=homepage-demo&limit=1&sort=updated_at:desc')).json.files).toMatchObject([
    { name: 'Wéll cöme.wav', path: 'homepage-demo/Wéll cöme.wav', mediaType: 'audio/wav', url },
  ]);
  const whole = await get(url);
  expect(whole).toMatchObject({ status: 200, text: SOUND.toString('utf8') });
  expect(whole.headers).toMatchObject({
    'content-type': 'audio/wav',
    'cache-control': 'public, no-cache',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
  expect(whole.headers['content-disposition']).toMatch(/^inline; filename=/);
  const part = await get(url, { range: 'bytes=8-11' });
  expect(part).toMatchObject({ status: 206, text: 'WAVE' });
  expect(part.headers['content-range']).toBe(`bytes 8-11/${SOUND.length}`);
  expect((await get(url, { 'if-none-match': String(whole.headers.etag) })).status).toBe(304);
  expect((await get(url, { range: 'bytes=999-' })).status).toBe(416);
  const head = await server.ask('HEAD', url);
  expect(head.headers['content-length']).toBe(String(SOUND.length));
});

it('lists folders, not beginnings of names', async () => {
  expect((await list('prefix=homepage')).json.files).toEqual([]);
  expect((await list('prefix=homepage-demo/')).json.files).toHaveLength(1);
  expect((await list()).json.files).toHaveLength(1);
  expect((await list('', 'public-videos')).json.files).toEqual([]);
  for (const wrong of [
    '/api/storage/private?',
    '/api/storage/public-audio?sort=size',
    '/api/storage/public-audio?limit=101',
  ])
    expect((await get(wrong)).status).toBe(400);
});

it.each([
  [['add', 'public-audio', 'a.mp4', 'film.mp4'], 1, /takes audio files only, and .* is video\/mp4/],
  [['add', 'public-videos', 'a.wav', 'page.wav'], 1, /takes video files only.*none by its content/],
  [['add', 'private', 'a.wav', 'page.wav'], 2, /There are public-audio and public-videos/],
  [['add', 'public-audio', '../a.wav', 'page.wav'], 2, /is no path for a bucket/],
  [['add', 'public-audio', 'a.wav', 'nothing.wav'], 2, /There is no file/],
  [['add', 'public-audio', 'a.wav'], 2, /Usage: afterword storage add BUCKET PATH FILE/],
  [['remove', 'public-audio', 'a.wav'], 1, /There is no such file/],
  [['polish'], 2, /can list, add and remove/],
])('%o is met with what would be right', async (args, code, sentence) => {
  const result = await storage(...args);
  expect([result.code, result.stderr]).toEqual([code, expect.stringMatching(sentence)]);
});

it.each([
  '/storage/public-audio/nothing.wav',
  '/storage/public-audio/',
  '/storage/public-audio',
  '/storage/private/a.wav',
  '/storage/public-audio/..%2f..%2fa',
  '/storage/public-audio/a%00b',
  '/storage/public-audio/%2e%2e/%2e%2e/etc/passwd',
])('finds nothing at %s', async (path) => {
  const answer = await get(path);
  expect([400, 404]).toContain(answer.status);
  expect(answer.json.error.code).toMatch(/^(not_found|input_invalid)$/);
});

it('replaces a file, takes it out, and leaves no bytes behind', async () => {
  const before = await get('/storage/public-audio/homepage-demo/W%C3%A9ll%20c%C3%B6me.wav');
  writeFileSync(place.at('Wéll cöme.wav'), Buffer.concat([SOUND, Buffer.alloc(4)]));
  await storage('add', 'public-audio', 'homepage-demo/', 'Wéll cöme.wav');
  const after = await get('/storage/public-audio/homepage-demo/W%C3%A9ll%20c%C3%B6me.wav');
  expect(after.text.length).toBe(before.text.length + 4);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  await storage('add', 'public-videos', 'film.mp4', 'film.mp4');
  expect((await storage('list')).stdout).toMatch(
    /^\/storage\/public-audio\/.*\n\/storage\/public-videos\/film\.mp4 {2}video\/mp4, 32 bytes\n$/,
  );
  const removed = await storage('remove', 'public-audio', 'homepage-demo/Wéll cöme.wav');
  expect(removed.stdout).toContain('is removed');
  await storage('remove', 'public-videos', 'film.mp4');
  expect((await storage('list')).stdout).toBe('There are no files yet.\n');
  const { database, blobs } = server.service;
  await database.pool.query("update blobs set created_at = now() - interval '1 day'");
  expect((await sweepBlobs(database, blobs, { graceMs: 1000 })).removed).toBe(3);
});
