import type { Document, OnProgress } from '../kernel/artifacts.ts';
import { throwIfCancelled } from '../kernel/errors.ts';
import { confinedCommand } from './confinement.ts';
import { hashOf, openAtDoor } from './door.ts';
import { limitsWith, type ReadLimits } from './limits.ts';
import type { ReadRequest } from './messages.ts';
import { runChild } from './run-child.ts';

export interface ReadOptions {
  signal?: AbortSignal;
  /** Pages read of pages altogether, for formats that have pages. */
  onProgress?: OnProgress;
  limits?: Partial<ReadLimits>;
}

/**
 * Reads a PDF, DOCX, HTML, Markdown or plain text file. The kind is told from the content. Parsing
 * runs in a confined process of its own; whatever becomes of it, this process lives on.
 *
 * Throws AppError: `document_not_found`, `document_unsupported`, `document_encrypted`,
 * `document_empty`, `document_too_large`, `document_damaged`, `document_timeout`, `cancelled`.
 */
export async function readDocument(path: string, options: ReadOptions = {}): Promise<Document> {
  throwIfCancelled(options.signal);
  const limits = limitsWith(options.limits);
  const file = await openAtDoor(path, limits);
  try {
    const request: ReadRequest = { kind: file.kind, name: file.name, bytes: file.bytes, limits };
    const line = await confinedCommand(limits);
    line.args.push(JSON.stringify(request));
    throwIfCancelled(options.signal);
    const { signal, onProgress } = options;
    const [document, id] = await Promise.all([
      runChild({ line, stdin: file.handle.fd, limits, signal, onProgress }),
      hashOf(file.handle),
    ]);
    return { ...document, id };
  } finally {
    await file.handle.close();
  }
}
