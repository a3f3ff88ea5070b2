import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { S3Config } from '../../../src/platform/config/service-config.ts';

interface S3Server {
  store: {
    getResourcePath(bucket: string, key: string, resource: string): string;
    deleteObject(bucket: string, key: string): Promise<void>;
  };
  configureBuckets(): Promise<unknown>;
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}

const require = createRequire(import.meta.url);
const S3rver = require('s3rver') as new (options: object) => S3Server;

/** An S3 server of its own for one test file, on a free port, with one empty bucket. */
export async function startS3(): Promise<{ config: S3Config; stop: () => Promise<void> }> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'afterword-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'afterword-tests', configs: [] }],
  });
  // Its own way removes folders that are empty, also one in which another request is about to write.
  const { store } = server;
  store.deleteObject = async (bucket, key) => {
    for (const resource of ['object', 'object.md5', 'metadata.json'])
      await rm(store.getResourcePath(bucket, key, resource), { force: true });
  };
  const { port } = await server.run();
  return {
    config: {
      bucket: 'afterword-tests',
      region: 'us-east-1',
      pathStyle: true,
      endpoint: `http://127.0.0.1:${port}`,
      // The only pair that s3rver knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
