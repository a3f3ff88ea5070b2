import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '../../../kernel/errors.ts';
import { type BlobContent, hashFile, type Received, receive } from '../receive.ts';
import { onDisk } from '../storage-error.ts';
import { mayPass } from './s3-error.ts';

/** The most that one PutObject takes, by Amazon and those that follow it. */
const MOST_BYTES = 5 * 1024 ** 3;
const ATTEMPTS = 3;
const SLOWEST_BYTES_PER_MS = 100;

interface Target {
  client: S3Client;
  bucket: string;
  key: string;
  mediaType: string;
}

/**
 * Puts content into the store. Length and hash are known before the first byte is sent: a stream is
 * written to a file of `spool` first, so that memory does not grow with it.
 */
export async function putObject(target: Target, content: BlobContent, spool: string): Promise<Received> {
  if (content instanceof Uint8Array) {
    const sha256 = createHash('sha256').update(content).digest('hex');
    return send(target, { bytes: content.byteLength, sha256 }, () => content);
  }
  if ('path' in content && typeof content.path === 'string') return sendFile(target, content.path);
  const file = path.join(spool, randomUUID());
  try {
    const received = await writeSpool(file, content);
    return await sendFile(target, file, received);
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}

async function writeSpool(file: string, content: BlobContent): Promise<Received> {
  await onDisk('written', () => mkdir(path.dirname(file), { recursive: true, mode: 0o700 }));
  const handle = await onDisk('written', () => open(file, 'wx', 0o600));
  try {
    return await receive(handle, content);
  } finally {
    await handle.close();
  }
}

async function sendFile(target: Target, file: string, known?: Received): Promise<Received> {
  return send(target, known ?? (await hashFile(file)), () => createReadStream(file));
}

/** Each attempt reads the content anew: the SDK cannot send a stream twice. */
async function send(
  target: Target,
  received: Received,
  body: () => Uint8Array | ReturnType<typeof createReadStream>,
): Promise<Received> {
  if (received.bytes > MOST_BYTES) throw tooLarge(received.bytes);
  for (let attempt = 1; ; attempt++) {
    try {
      await sendOnce(target, received, body());
      return received;
    } catch (cause) {
      if (attempt === ATTEMPTS || !mayPass(cause)) throw cause;
      await wait(200 * 2 ** attempt * (1 + Math.random()));
    }
  }
}

async function sendOnce(
  { client, bucket, key, mediaType }: Target,
  { bytes, sha256 }: Received,
  body: Uint8Array | ReturnType<typeof createReadStream>,
): Promise<void> {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3');
  const command = new PutObjectCommand({
    Bucket: bucket,
    Key: key,
    Body: body,
    ContentLength: bytes,
    ContentType: mediaType,
  });
  command.middlewareStack.add(withPayloadHash(sha256), { step: 'build', name: 'payloadHash' });
  try {
    await client.send(command, { requestTimeout: 60_000 + bytes / SLOWEST_BYTES_PER_MS });
  } finally {
    if (!(body instanceof Uint8Array)) body.destroy();
  }
}

/** The hash is signed, and the store refuses bytes that do not fit it. */
function withPayloadHash(sha256: string) {
  return <A extends { request: unknown }, R>(next: (args: A) => Promise<R>) =>
    (args: A): Promise<R> => {
      (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256;
      return next(args);
    };
}

function tooLarge(bytes: number): AppError {
  return new AppError('storage_failed', 'A file larger than 5 GB cannot be kept in the S3 store.', {
    details: { bytes, most: MOST_BYTES },
  });
}
