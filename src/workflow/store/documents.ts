import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { verifyBlob } from '../../platform/blobs/verify-blob.ts';
import { scratchFolder } from '../scratch.ts';
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

/** Works in a folder of its own that is there as long as the work lasts. */
export async function inScratch<R>(
  { config }: Pick<Service, 'config'>,
  work: (folder: string) => Promise<R>,
): Promise<R> {
  const folder = await mkdtemp(path.join(await scratchFolder(config), 'document-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
