import path from 'node:path';
import type { ServiceConfig } from '../config/service-config.ts';
import type { BlobStore } from './blob-store.ts';
import { openDiskStore } from './disk/disk-store.ts';
import { openS3Store } from './s3/s3-store.ts';

/**
 * The store of files that the settings name: an S3-compatible one, or a folder of the data folder.
 * Nothing is touched yet but what killed processes left behind; `check` says whether it works.
 */
export function openBlobs(config: Pick<ServiceConfig, 'dataDir' | 's3'>): BlobStore {
  if (config.s3) return openS3Store(config.s3, path.join(config.dataDir, 'tmp', 'blobs'));
  return openDiskStore(path.join(config.dataDir, 'blobs'));
}
