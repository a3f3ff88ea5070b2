import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../../config/service-config.ts';
import { checkKey, checkPrefix } from '../blob-key.ts';
import type { BlobStore } from '../blob-store.ts';
import { checkStore } from '../check-store.ts';
import { sweepIncoming } from '../sweep-incoming.ts';
import { type Bucket, connectS3 } from './connect-s3.ts';
import { fetchObject } from './fetch-object.ts';
import { linkTo } from './link-to.ts';
import { listObjects } from './list-objects.ts';
import { readObject, readObjectFacts, removeObject } from './objects.ts';
import { putObject } from './put-object.ts';
import { s3Error } from './s3-error.ts';

/** Our files lie under this, so that nothing else in the bucket is ever listed or swept. */
const FOLDER = 'afterword/';

/** Files in an S3-compatible store. `spool` is a folder where streams wait until they are whole. */
export function openS3Store(config: S3Config, spool: string): BlobStore {
  let connection: Promise<S3Client> | undefined;
  void sweepIncoming(spool);
  const bucket: Bucket = {
    client: () => (connection ??= connectS3(config)),
    name: config.bucket,
    nameOf(key) {
      checkKey(key);
      return FOLDER + key;
    },
  };
  const store: BlobStore = {
    kind: 's3',
    put: async (key, content, mediaType) => {
      const target = {
        client: await bucket.client(),
        bucket: bucket.name,
        key: bucket.nameOf(key),
        mediaType,
      };
      return putObject(target, content, spool).catch((cause) => {
        throw fromCaller(content, cause) ? cause : s3Error('written', key, cause);
      });
    },
    facts: (key) => readObjectFacts(bucket, key),
    read: (key, range, signal) => readObject(bucket, key, range, signal),
    fetch: (key, target) => fetchObject(() => readObject(bucket, key), key, target),
    remove: (key) => removeObject(bucket, key),
    async *list(prefix) {
      checkPrefix(prefix);
      for await (const each of listObjects(bucket, FOLDER + prefix)) {
        yield { ...each, key: each.key.slice(FOLDER.length) };
      }
    },
    presign: (key, seconds, how) => linkTo(bucket, key, seconds, how),
    check: () => checkStore(store),
  };
  return store;
}

/** A stream that broke before it was whole is its owner's fault to tell. */
function fromCaller(content: Readable | Uint8Array | { path: string }, cause: unknown): boolean {
  return 'errored' in content && content.errored !== null && content.errored === cause;
}
