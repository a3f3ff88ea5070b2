import type { Document, OnProgress } from '../kernel/artifacts.ts';
import { throwIfCancelled } from '../kernel/errors.ts';
import { hashOpenFile, openDocumentFile } from './open-document.ts';
import { readOpenFiles } from './read-file.ts';
import { limitsWith, type ReadLimits } from './shared/limits.ts';

export interface ReadOptions {
  signal?: AbortSignal;
  /** Pages read of pages altogether, for formats that have pages. */
  onProgress?: OnProgress;
  limits?: Partial<ReadLimits>;
  /** BCP 47 of the text in pictures and scans, such as ["de"]; without them it is told from the text. */
  languages?: readonly string[];
}

/**
 * Reads one file of any kind that is read (formats-read.ts): documents, and pictures of pages. The
 * kind is told from the content. Parsing runs in a confined process of its own; whatever becomes of
 * it, this process lives on.
 *
 * Throws AppError: `document_not_found`, `document_unsupported`, `document_encrypted`,
 * `document_empty`, `document_too_large`, `document_damaged`, `document_timeout`,
 * `ocr_language_missing`, `cancelled`.
 */
export async function readDocument(path: string, options: ReadOptions = {}): Promise<Document> {
  throwIfCancelled(options.signal);
  const limits = limitsWith(options.limits);
  const file = await openDocumentFile(path, limits);
  try {
    const { signal, onProgress, languages = [] } = options;
    const [document, id] = await Promise.all([
      readOpenFiles([file], { limits, languages, signal, onProgress }),
      hashOpenFile(file.handle),
    ]);
    return { ...document, id };
  } finally {
    await file.handle.close();
  }
}
