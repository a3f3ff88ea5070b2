import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { sql } from 'kysely';
import { AppError } from '../../kernel/errors.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { disownBlob, ownBlob } from '../blobs/registry.ts';
import { storeBlob } from '../blobs/store-blob.ts';
import type { Database } from '../db/database.ts';
import { BUCKETS, type Bucket, type BucketFile, findInBucket } from './bucket-files.ts';

interface Storage {
  database: Database;
  blobs: BlobStore;
}

const KINDS: Record<Bucket, 'audio' | 'video'> = { 'public-audio': 'audio', 'public-videos': 'video' };
const LONGEST_PATH = 200;

/** @throws AppError usage */
export function checkBucket(name: string): Bucket {
  const bucket = BUCKETS.find((each) => each === name);
  if (bucket) return bucket;
  throw new AppError('usage', `There is no bucket "${name}". There are ${BUCKETS.join(' and ')}.`);
}

/**
 * Parts between slashes, none of them hidden or a way upward.
 *
 * @throws AppError usage
 */
export function checkBucketPath(path: string): string {
  const fits = path.split('/').every((part) => /^[^.\s\p{C}/\\][^\p{C}/\\]*$/u.test(part));
  if (fits && path.length <= LONGEST_PATH) return path;
  throw new AppError(
    'usage',
    `"${path.slice(0, LONGEST_PATH)}" is no path for a bucket. Write folders and a name, such as homepage-demo/welcome.mp3, in at most ${LONGEST_PATH} characters.`,
  );
}

/**
 * Puts a file of this machine into a bucket, in place of what stood at that path. What it is, is told
 * by its content.
 *
 * @throws AppError usage when it is not there, media_type_unsupported when the bucket takes no such files
 */
export async function addToBucket(
  storage: Storage,
  bucket: Bucket,
  path: string,
  file: string,
): Promise<BucketFile> {
  checkBucketPath(path);
  const mediaType = await mediaTypeOf(file, bucket);
  const stored = await storeBlob(storage, {
    key: `storage/${bucket}/${randomUUID()}`,
    organizationId: null,
    mediaType,
    content: { path: file },
  });
  const { key, bytes } = stored;
  const values = { blob_key: key, media_type: mediaType, bytes, updated_at: new Date() };
  return storage.database.db.transaction().execute(async (trx) => {
    // One at a time for a path, or the file of another that comes now would be left behind.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${bucket}/${path}`}, 0))`.execute(trx);
    await ownBlob(trx, key, stored);
    const before = await trx
      .selectFrom('storage_objects')
      .select('blob_key')
      .where('bucket', '=', bucket)
      .where('path', '=', path)
      .executeTakeFirst();
    const row = await trx
      .insertInto('storage_objects')
      .values({ bucket, path, ...values })
      .onConflict((at) => at.columns(['bucket', 'path']).doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow();
    if (before) await disownBlob(trx, before.blob_key);
    return { ...row, bytes: Number(row.bytes) };
  });
}

/**
 * Takes a file out of a bucket; the sweep removes its bytes.
 *
 * @throws AppError not_found
 */
export async function removeFromBucket(
  { database }: Pick<Storage, 'database'>,
  bucket: Bucket,
  path: string,
): Promise<void> {
  const { blob_key } = await findInBucket(database, bucket, path);
  await database.db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('storage_objects')
      .where('bucket', '=', bucket)
      .where('path', '=', path)
      .where('blob_key', '=', blob_key)
      .execute();
    await disownBlob(trx, blob_key);
  });
}

async function mediaTypeOf(file: string, bucket: Bucket): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new AppError('usage', `There is no file ${file}.`);
  const type = await fileTypeFromFile(file);
  const kind = KINDS[bucket];
  if (type?.mime.startsWith(`${kind}/`)) return type.mime.split(';')[0] as string;
  throw new AppError(
    'media_type_unsupported',
    `${bucket} takes ${kind} files only, and ${file} is ${type ? `${type.mime} by its content` : 'none by its content'}.`,
  );
}
