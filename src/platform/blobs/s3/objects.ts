import { addAbortSignal, Readable } from 'node:stream';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import type { BlobFacts, ByteRange } from '../blob-store.ts';
import type { Bucket } from './connect-s3.ts';
import { isNotFound, s3Error } from './s3-error.ts';

export async function readObjectFacts(bucket: Bucket, key: string): Promise<BlobFacts | undefined> {
  const name = bucket.nameOf(key);
  try {
    const { HeadObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await bucket.client();
    const head = await client.send(new HeadObjectCommand({ Bucket: bucket.name, Key: name }));
    const [bytes, modified] = [head.ContentLength ?? 0, head.LastModified ?? new Date(0)];
    const etag = head.ETag ?? `${bytes.toString(36)}-${modified.getTime().toString(36)}`;
    return { key, bytes, etag: `"${etag.replace(/^W\/|"/g, '')}"`, modified };
  } catch (cause) {
    if (isNotFound(cause)) return undefined;
    throw s3Error('read', key, cause);
  }
}

export async function readObject(
  bucket: Bucket,
  key: string,
  range?: ByteRange,
  signal?: AbortSignal,
): Promise<Readable> {
  const name = bucket.nameOf(key);
  try {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await bucket.client();
    const rangeOption = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const command = new GetObjectCommand({ Bucket: bucket.name, Key: name, ...rangeOption });
    const answer = await client.send(command, signal ? { abortSignal: signal } : {});
    const body = range ? onlyPart(answer, range) : (answer.Body as Readable);
    return signal ? addAbortSignal(signal, body) : body;
  } catch (cause) {
    throw s3Error('read', key, cause);
  }
}

/** Some stores send more than the part they are asked for, as HTTP allows. */
function onlyPart(answer: GetObjectCommandOutput, range: ByteRange): Readable {
  const body = answer.Body as Readable;
  if (answer.ContentLength !== undefined && answer.ContentLength <= range.end - range.start + 1) return body;
  const from = Number(/^bytes (\d+)-/.exec(answer.ContentRange ?? '')?.[1] ?? 0);
  return Readable.from(cut(body, range.start - from, range.end - from));
}

async function* cut(whole: Readable, start: number, end: number): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of whole as AsyncIterable<Buffer>) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    if (part.byteLength > 0) yield part;
    at += chunk.byteLength;
    if (at > end) return;
  }
}

export async function removeObject(bucket: Bucket, key: string): Promise<void> {
  const name = bucket.nameOf(key);
  try {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await bucket.client();
    await client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key: name }));
  } catch (cause) {
    if (!isNotFound(cause)) throw s3Error('removed', key, cause);
  }
}
