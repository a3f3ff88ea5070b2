import type { Selectable } from 'kysely';
import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

export const BUCKETS = ['public-audio', 'public-videos'] as const;
export type Bucket = (typeof BUCKETS)[number];
export type BucketFile = Selectable<Tables['storage_objects']>;

export type BucketSort = 'updated_at:desc' | 'updated_at:asc' | 'name:asc';

/**
 * Files of a bucket.
 *
 * @param how.folder only what lies in this folder, such as "homepage-demo", or deeper; "" for all
 */
export async function listBucket(
  database: Database,
  bucket: Bucket,
  how: { folder: string; limit: number; sort: BucketSort },
): Promise<BucketFile[]> {
  const folder = how.folder.replace(/\/+$/, '');
  let query = database.db.selectFrom('storage_objects').selectAll().where('bucket', '=', bucket);
  if (folder) query = query.where((is) => is.fn<boolean>('starts_with', ['path', is.val(`${folder}/`)]));
  const [column, direction] = how.sort.split(':') as [string, 'asc' | 'desc'];
  const sorted = column === 'name' ? query : query.orderBy('updated_at', direction);
  const rows = await sorted.orderBy('path').limit(how.limit).execute();
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

/** @throws AppError not_found */
export async function findInBucket(database: Database, bucket: string, path: string): Promise<BucketFile> {
  const row = await database.db
    .selectFrom('storage_objects')
    .selectAll()
    .where('bucket', '=', bucket as Bucket)
    .where('path', '=', path)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', 'There is no such file.');
  return { ...row, bytes: Number(row.bytes) };
}

/** The file's name without its folders. */
export function nameInBucket({ path }: Pick<BucketFile, 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
