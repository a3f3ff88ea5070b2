import path from 'node:path';
import type { ServiceConfig } from '../config/service-config.ts';
import type { BlobStore } from './blob-store.ts';
import { openDiskStore } from './disk/disk-store.ts';

/** The store of files that the settings name: an S3-compatible one, or a folder of the data folder. */
export function openBlobs(config: Pick<ServiceConfig, 'dataDir' | 's3'>): BlobStore {
  return openDiskStore(path.join(config.dataDir, 'blobs'));
}
