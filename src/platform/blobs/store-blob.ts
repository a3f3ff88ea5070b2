import type { Database } from '../db/database.ts';
import type { BlobStore } from './blob-store.ts';
import type { BlobContent, Received } from './receive.ts';
import { type NewBlob, registerBlob } from './registry.ts';

/**
 * Enters a file in the registry and writes it. Whoever refers to it owns it afterwards, in the
 * transaction of its own row (`ownBlob`); else the sweep takes it.
 *
 * @throws AppError storage_failed, and what a stream that is read from throws
 */
export async function storeBlob(
  service: { database: Database; blobs: BlobStore },
  blob: NewBlob & { content: BlobContent },
): Promise<{ key: string } & Received> {
  await registerBlob(service.database.db, blob);
  return { key: blob.key, ...(await service.blobs.put(blob.key, blob.content, blob.mediaType)) };
}
