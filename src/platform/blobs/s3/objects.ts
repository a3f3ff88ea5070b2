import { addAbortSignal, type Readable } from 'node:stream';
import type { BlobFacts, ByteRange } from '../blob-store.ts';
import type { Bucket } from './connect-s3.ts';
import { isNotFound, s3Error } from './s3-error.ts';

export async function factsOf(bucket: Bucket, key: string): Promise<BlobFacts | undefined> {
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
    const asked = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const command = new GetObjectCommand({ Bucket: bucket.name, Key: name, ...asked });
    const { Body } = await client.send(command, signal ? { abortSignal: signal } : {});
    return signal ? addAbortSignal(signal, Body as Readable) : (Body as Readable);
  } catch (cause) {
    throw s3Error('read', key, cause);
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
