import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import type { Bucket } from './connect-s3.ts';
import { s3Error } from './s3-error.ts';

/** Every object whose name begins with `prefix`, a thousand a request. */
export async function* listObjects(
  bucket: Pick<Bucket, 'client' | 'name'>,
  prefix: string,
): AsyncGenerator<{ key: string; bytes: number; modified: Date }> {
  let next: string | undefined;
  do {
    const page = await pageOf(bucket, prefix, next);
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (Key) yield { key: Key, bytes: Size ?? 0, modified: LastModified ?? new Date(0) };
    }
    next = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (next !== undefined);
}

async function pageOf(
  { client, name }: Pick<Bucket, 'client' | 'name'>,
  prefix: string,
  next: string | undefined,
): Promise<ListObjectsV2CommandOutput> {
  try {
    const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
    const from = next === undefined ? {} : { ContinuationToken: next };
    return await (await client()).send(new ListObjectsV2Command({ Bucket: name, Prefix: prefix, ...from }));
  } catch (cause) {
    throw s3Error('listed', prefix, cause);
  }
}
