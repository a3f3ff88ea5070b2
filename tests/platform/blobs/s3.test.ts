import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBlobs } from '../../../src/platform/blobs/open-blobs.ts';
import type { S3Config } from '../../../src/platform/config/service-config.ts';
import { startS3 } from './s3.ts';

let dataDir: string;
let server: Awaited<ReturnType<typeof startS3>>;
const cleared: (() => unknown)[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'afterword-blobs-s3-'));
  server = await startS3();
});
afterAll(async () => {
  for (const clear of cleared) await clear();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (change: Partial<S3Config> = {}) => openBlobs({ dataDir, s3: { ...server.config, ...change } });

/** A store of its own making, to see what is sent and to answer wrongly. */
async function answering(answer: http.RequestListener): Promise<ReturnType<typeof openBlobs>> {
  const listener = http.createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  cleared.push(() => {
    listener.closeAllConnections();
    listener.close();
  });
  return open({ endpoint: `http://127.0.0.1:${(listener.address() as AddressInfo).port}` });
}

describe('files in an S3 store', () => {
  it('gives links that serve a file under its name without us, for a while', async () => {
    const store = open();
    await store.put('linked.mp3', Buffer.from('sound'), 'application/octet-stream');
    const link = await store.presign('linked.mp3', 60, {
      fileName: 'Zürich.mp3',
      inline: false,
      mediaType: 'audio/mpeg',
    });
    expect(link).not.toContain('secret');
    expect(new URL(link as string).searchParams.get('X-Amz-Expires')).toBe('60');
    const answer = await fetch(link as string);
    expect(await answer.text()).toBe('sound');
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Zurich.mp3"; filename*=UTF-8''Z%C3%BCrich.mp3`,
    );
  });

  // s3rver cannot make the tokens of further pages on this Node.
  it('lists page by page', async () => {
    const object = (key: string) =>
      `<Contents><Key>afterword/${key}</Key><Size>3</Size><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`;
    const requests: URLSearchParams[] = [];
    const store = await answering((request, answer) => {
      requests.push(new URL(request.url as string, 'http://store').searchParams);
      const [first, second] = [object('many/1.txt') + object('many/2.txt'), object('many/3.txt')];
      const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>t/1=</NextContinuationToken>';
      const page = requests.length === 1 ? first + more : `${second}<IsTruncated>false</IsTruncated>`;
      answer.setHeader('Content-Type', 'application/xml');
      answer.end(`<?xml version="1.0"?><ListBucketResult>${page}</ListBucketResult>`);
    });
    const seen: string[] = [];
    for await (const { key, bytes, modified } of store.list('many/')) {
      seen.push(`${key} ${bytes} ${modified.toISOString()}`);
    }
    expect(seen).toEqual([1, 2, 3].map((n) => `many/${n}.txt 3 2026-01-02T03:04:05.000Z`));
    expect(requests.map((query) => query.get('prefix'))).toEqual(['afterword/many/', 'afterword/many/']);
    expect(requests.map((query) => query.get('continuation-token'))).toEqual([null, 't/1=']);
  });

  it('cuts the range itself where a store sends the whole', async () => {
    const store = await answering((_request, answer) => {
      answer.write('01234', () => answer.end('56789'));
    });
    const part = async (start: number, end: number) =>
      Buffer.concat(await (await store.read('a.txt', { start, end })).toArray()).toString();
    expect(await part(0, 0)).toBe('0');
    expect(await part(3, 6)).toBe('3456');
    expect(await part(7, 99)).toBe('789');
  });

  it('never sees what else lies in the bucket', async () => {
    const { config } = server;
    const client = new S3Client({
      region: config.region,
      endpoint: config.endpoint as string,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      credentials: config,
    });
    await client.send(new PutObjectCommand({ Bucket: config.bucket, Key: 'invoices/1.pdf', Body: 'theirs' }));
    for await (const { key } of open().list('')) expect(key).not.toContain('invoices');
    expect(await open().facts('invoices/1.pdf')).toBeUndefined();
  });

  it.each([
    [{ bucket: 'nobodys' }, 'there is no bucket of the name AFTERWORD_S3_BUCKET gives'],
    [{ accessKeyId: 'NOBODY-KEY' }, 'it does not know the key of AFTERWORD_S3_KEY'],
    [{ endpoint: 'http://127.0.0.1:9' }, 'nothing answers at its address'],
    [{ endpoint: 'http://nowhere.invalid' }, 'the name of its host is not known'],
  ])('says what is wrong with %j and tells no secret', async (change, why) => {
    const error = await open({ secretAccessKey: 'HUSH', ...change })
      .check()
      .catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'storage_failed' });
    expect((error as Error).message).toContain(why);
    expect(JSON.stringify(error) + String((error as Error).cause)).not.toMatch(/NOBODY-KEY|HUSH|S3RVER/);
  });

  it('signs the hash of what it sends, so that the store can refuse other bytes', async () => {
    const seen: { headers: http.IncomingHttpHeaders; url: string; body: Buffer }[] = [];
    const store = await answering(async (request, answer) => {
      const body = Buffer.concat(await request.toArray());
      seen.push({ headers: request.headers, url: request.url as string, body });
      answer.setHeader('ETag', '"x"').end();
    });
    await store.put('signed/a.bin', Readable.from([Buffer.from('hello '), Buffer.from('you')]), 'text/plain');
    await store.put('signed/b.bin', Buffer.from('hello you'), 'text/plain');
    expect(seen).toHaveLength(2);
    for (const { headers, url, body } of seen) {
      expect(headers['content-length']).toBe('9');
      expect(headers['transfer-encoding']).toBeUndefined();
      expect(headers['x-amz-content-sha256']).toBe(createHash('sha256').update(body).digest('hex'));
      expect(headers.authorization).toContain(signature(url, headers, server.config.secretAccessKey));
    }
  });

  it('tries again when a connection breaks or the store is overloaded, with all the bytes', async () => {
    const lengths: number[] = [];
    const store = await answering(async (request, answer) => {
      if (lengths.push(0) === 1) return void request.socket.destroy();
      lengths[lengths.length - 1] = Buffer.concat(await request.toArray()).byteLength;
      if (lengths.length === 2) answer.statusCode = 503;
      answer.end();
    });
    const received = await store.put('again.bin', Readable.from([Buffer.alloc(50_000)]), 'text/plain');
    expect(received.bytes).toBe(50_000);
    expect(lengths).toEqual([0, 50_000, 50_000]);
  });

  it('fetches again from the start when a download breaks in the middle', async () => {
    let requests = 0;
    const store = await answering((_request, answer) => {
      answer.writeHead(200, { 'Content-Length': 10 });
      if (++requests === 1) answer.write('01234', () => answer.destroy());
      else answer.end('0123456789');
    });
    const target = path.join(dataDir, 'fetched.txt');
    await store.fetch('a.txt', target);
    expect(requests).toBe(2);
    const whole = await open().put('whole.txt', { path: target }, 'text/plain');
    expect(whole.sha256).toBe(createHash('sha256').update('0123456789').digest('hex'));
  });

  it('gives up on a store that only ever fails', async () => {
    let requests = 0;
    const store = await answering((request, answer) => {
      requests += 1;
      request.resume();
      answer.writeHead(500).end();
    });
    const put = store.put('failed.bin', Readable.from([Buffer.from('x')]), 'text/plain');
    await expect(put).rejects.toMatchObject({ code: 'storage_failed', details: { status: 500 } });
    expect(requests).toBe(3);
  });
});

/** Signature Version 4 of a PUT, as the store reckons it from what arrived. */
function signature(url: string, headers: http.IncomingHttpHeaders, secret: string): string {
  const [, date, region, signed] = /\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+)/.exec(
    headers.authorization as string,
  ) as unknown as [string, string, string, string];
  const { pathname, searchParams } = new URL(url, 'http://store');
  searchParams.sort();
  const request = [
    'PUT',
    pathname,
    searchParams.toString(),
    ...signed.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const hash = createHash('sha256').update(request).digest('hex');
  const text = `AWS4-HMAC-SHA256\n${headers['x-amz-date']}\n${date}/${region}/s3/aws4_request\n${hash}`;
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    `AWS4${secret}`,
  );
  return createHmac('sha256', key).update(text).digest('hex');
}
