import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { scratchFolder } from '../scratch.ts';
import type { Service } from '../service.ts';

/**
 * Brings a Document as it was kept into a folder: it is worked on by path, in other processes.
 *
 * @returns its path
 * @throws AppError not_found when its file is gone, storage_failed
 */
export async function fetchDocument(
  { blobs }: Pick<Service, 'blobs'>,
  key: string,
  folder: string,
): Promise<string> {
  const file = path.join(folder, 'document.json');
  await blobs.fetch(key, file);
  return file;
}

/** Works on a Document that is there as long as the work lasts. Throws as `fetchDocument`, and what the work throws. */
export async function withDocument<R>(
  service: Pick<Service, 'blobs' | 'config'>,
  key: string,
  work: (document: string) => Promise<R>,
): Promise<R> {
  const folder = await mkdtemp(path.join(await scratchFolder(service.config), 'document-'));
  try {
    return await work(await fetchDocument(service, key, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
