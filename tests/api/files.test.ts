import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CALLS } from '../../src/workflow/calls/all-calls.ts';
import type { ServedFile } from '../../src/workflow/calls/call.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const SIZE = 300_000;
const bytes = randomBytes(SIZE);
const key = 'files/show.mp3';
const file: ServedFile = { key, mediaType: 'audio/mpeg', name: 'Ebbe & Flut – ä.mp3', immutable: true };
const url = `/api/v1/episodes/${randomUUID()}/files/${randomUUID()}`;

let server: TestServer;
let etag = '';
let modified = '';
beforeAll(async () => {
  // Which file a call serves is its own matter, and tested with it; here it is how files are served.
  server = await openTestServer({
    handlers: { calls: { ...ALL_CALLS, readFile: async () => ({ ...file }) } },
  });
  await server.service.blobs.put(key, bytes, 'audio/mpeg');
  const head = await get({}, 'HEAD');
  etag = String(head.headers.etag);
  modified = String(head.headers['last-modified']);
});
afterAll(() => server.close());

async function get(headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET', query = '') {
  const answer = await request(`${server.url}${url}${query}`, {
    method,
    headers: { cookie: server.ada.cookie, ...headers },
  });
  return { ...answer, bytes: Buffer.from(await answer.body.arrayBuffer()) };
}

it('is served whole, named, and to be kept by this browser only', async () => {
  const { statusCode, headers, bytes: got } = await get({});
  expect(statusCode).toBe(200);
  expect(got.equals(bytes)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': String(SIZE),
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  expect(headers['content-disposition']).toMatch(
    /^inline; filename="[ -~]+"; filename\*=UTF-8''Ebbe%20%26%20Flut/,
  );
  const saved = await get({}, 'GET', '?download=1');
  expect(saved.headers['content-disposition']).toMatch(/^attachment; /);
});

it('is described by HEAD without its bytes', async () => {
  const { statusCode, headers, bytes: got } = await get({ range: 'bytes=0-9' }, 'HEAD');
  expect([statusCode, headers['content-length'], got.length]).toEqual([200, String(SIZE), 0]);
  expect(etag).toMatch(/^"[^"]+"$/);
});

describe('a range', () => {
  it.each([
    ['bytes=0-99', 206, 0, 99],
    ['bytes=299990-', 206, 299_990, 299_999],
    ['bytes=-10', 206, 299_990, 299_999],
    ['bytes=-999999', 206, 0, 299_999],
    ['bytes=100-999999999', 206, 100, 299_999],
    ['bytes=299999-299999', 206, 299_999, 299_999],
    ['bytes=5-2', 200, 0, 299_999],
    ['bytes=0-1,5-6', 200, 0, 299_999],
    ['pages=1-2', 200, 0, 299_999],
    ['bytes=abc', 200, 0, 299_999],
    ['bytes=-', 200, 0, 299_999],
  ])('%s', async (range, status, start, end) => {
    const { statusCode, headers, bytes: got } = await get({ range });
    expect(statusCode).toBe(status);
    expect(got.equals(bytes.subarray(start, end + 1))).toBe(true);
    expect(headers['content-length']).toBe(String(end - start + 1));
    expect(headers['content-range']).toBe(status === 206 ? `bytes ${start}-${end}/${SIZE}` : undefined);
  });

  it.each(['bytes=300000-', 'bytes=300000-300001', 'bytes=-0'])('%s begins past the end', async (range) => {
    const { statusCode, headers, bytes: got } = await get({ range });
    expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${SIZE}`]);
    expect(JSON.parse(got.toString())).toMatchObject({ error: { code: 'input_invalid' } });
  });

  it('holds only for the file that was begun', async () => {
    const status = async (value: string) => (await get({ range: 'bytes=0-9', 'if-range': value })).statusCode;
    expect(await status(etag)).toBe(206);
    expect(await status(modified)).toBe(206);
    expect(await status('"another"')).toBe(200);
    expect(await status(`W/${etag}`)).toBe(200);
    expect(await status('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
  });
});

it('is not sent again to who has it', async () => {
  const status = async (headers: Record<string, string>) => {
    const { statusCode, bytes: got } = await get(headers);
    expect(statusCode === 304 ? got.length : SIZE).toBe(statusCode === 304 ? 0 : got.length);
    return statusCode;
  };
  expect(await status({ 'if-none-match': etag })).toBe(304);
  expect(await status({ 'if-none-match': `"a", W/${etag}` })).toBe(304);
  expect(await status({ 'if-none-match': '*' })).toBe(304);
  expect(await status({ 'if-none-match': '"a"' })).toBe(200);
  expect(await status({ 'if-none-match': '"a"', 'if-modified-since': modified })).toBe(200);
  expect(await status({ 'if-modified-since': modified })).toBe(304);
  expect(await status({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200);
});

it('is left to the store where that serves links, but for what scripts read', async () => {
  const { blobs } = server.service;
  const before = blobs.presign;
  const asked: unknown[] = [];
  blobs.presign = async (_key, _seconds, how) => {
    asked.push(how);
    return 'https://files.example/show.mp3?signature=x';
  };
  try {
    const { statusCode, headers } = await get({}, 'GET', '?download=1');
    expect([statusCode, headers.location]).toEqual([302, 'https://files.example/show.mp3?signature=x']);
    expect(asked).toEqual([{ fileName: file.name, inline: false, mediaType: 'audio/mpeg' }]);
    expect((await get({}, 'HEAD')).statusCode).toBe(200);
    file.mediaType = 'application/json';
    const read = await get({});
    expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  } finally {
    blobs.presign = before;
    file.mediaType = 'audio/mpeg';
  }
});

it('is not found once it is gone from the store', async () => {
  file.key = 'files/gone.mp3';
  const { statusCode, bytes: got } = await get({});
  file.key = key;
  expect(statusCode).toBe(404);
  expect(JSON.parse(got.toString())).toMatchObject({ error: { code: 'not_found' } });
});

it('lets go of its file when the listener leaves in the middle', async () => {
  await server.service.blobs.put('files/long.wav', Buffer.alloc(50_000_000), 'audio/wav');
  file.key = 'files/long.wav';
  const leave = new AbortController();
  const { body } = await request(`${server.url}${url}`, {
    headers: { cookie: server.ada.cookie },
    signal: leave.signal,
  });
  const open = async () => {
    const names = await readdir('/proc/self/fd', { withFileTypes: true });
    const { readlink } = await import('node:fs/promises');
    const links = await Promise.all(
      names.map(({ name }) => readlink(path.join('/proc/self/fd', name)).catch(() => '')),
    );
    return links.filter((link) => link.includes('long.wav')).length;
  };
  await new Promise((resolve) => body.once('readable', resolve));
  expect(await open()).toBe(1);
  body.on('error', () => {});
  leave.abort();
  await expect.poll(open).toBe(0);
  file.key = key;
});
