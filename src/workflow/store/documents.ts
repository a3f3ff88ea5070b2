import type { Document } from '../../kernel/artifacts.ts';
import { fileDamaged, readWhole } from '../../platform/blobs/verify-blob.ts';
import type { Service } from '../service.ts';

/**
 * A Document as it was kept.
 *
 * @throws AppError not_found when its file is gone, file_damaged, storage_failed
 */
export async function loadDocument(
  service: Pick<Service, 'blobs' | 'database'>,
  key: string,
): Promise<Document> {
  const bytes = await readWhole(service, key);
  try {
    return JSON.parse(bytes.toString()) as Document;
  } catch {
    // Written before hashes of such files were kept.
    throw fileDamaged({ key });
  }
}
