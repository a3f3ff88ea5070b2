import path from 'node:path';
import { verifyBlob } from '../../platform/blobs/verify-blob.ts';
import type { Service } from '../service.ts';

/**
 * Brings a Document as it was kept into a folder: it is worked on by path, in other processes.
 *
 * @returns its path
 * @throws AppError not_found when its file is gone, file_damaged, storage_failed
 */
export async function fetchDocument(
  service: Pick<Service, 'blobs' | 'database'>,
  key: string,
  folder: string,
): Promise<string> {
  const file = path.join(folder, 'document.json');
  await verifyBlob(service, key);
  await service.blobs.fetch(key, file);
  return file;
}
