import { openDocumentFile } from './open-document.ts';
import { limitsWith } from './shared/limits.ts';

/**
 * Refuses a file that no reader would take, by its size and first bytes, without reading it all.
 *
 * @param name as the person knows it, where the file lies under another name
 * @throws AppError document_empty, document_too_large, document_unsupported
 */
export async function refuseUnread(path: string, name: string): Promise<void> {
  const file = await openDocumentFile(path, limitsWith(undefined), name);
  await file.handle.close();
}
