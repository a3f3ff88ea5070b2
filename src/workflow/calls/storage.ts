import { verifyBlob } from '../../platform/blobs/verify-blob.ts';
import { bucketAddress } from '../../platform/buckets/bucket-address.ts';
import { findInBucket, listBucket, nameInBucket } from '../../platform/buckets/bucket-files.ts';
import type { Service } from '../service.ts';
import type { Call, ServedFile } from './call.ts';

export const listStorage: Call<'listStorage'> = async ({ database }, _who, { params, query }) => {
  const { prefix, limit, sort } = query;
  const rows = await listBucket(database, params.bucket, { folder: prefix, limit, sort });
  return {
    files: rows.map((row) => ({
      name: nameInBucket(row),
      path: row.path,
      mediaType: row.media_type,
      bytes: row.bytes,
      updated_at: row.updated_at.toISOString(),
      url: bucketAddress(row),
    })),
  };
};

/**
 * A file of a public bucket, for anybody.
 *
 * @throws AppError not_found, file_damaged
 */
export async function readStorage(
  service: Pick<Service, 'database' | 'blobs'>,
  { bucket, path }: { bucket: string; path: string },
): Promise<ServedFile> {
  const row = await findInBucket(service.database, bucket, path);
  await verifyBlob(service, row.blob_key);
  return {
    key: row.blob_key,
    mediaType: row.media_type,
    name: nameInBucket(row),
    immutable: false,
    isPublic: true,
  };
}
