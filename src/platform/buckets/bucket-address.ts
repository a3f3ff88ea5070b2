import type { BucketFile } from './bucket-files.ts';

/** Where anybody gets a file from, under this server. */
export function bucketAddress({ bucket, path }: Pick<BucketFile, 'bucket' | 'path'>): string {
  return `/storage/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
