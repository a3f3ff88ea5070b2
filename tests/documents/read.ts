import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBytes } from '../../src/documents/confined/read-bytes.ts';
import { asReadError } from '../../src/documents/confined/read-errors.ts';
import { hashOpenFile, openDocumentFile } from '../../src/documents/open-document.ts';
import { readDocument } from '../../src/documents/read-document.ts';
import { limitsWith } from '../../src/documents/shared/limits.ts';
import type { Block, Document } from '../../src/kernel/artifacts.ts';
import { AppError } from '../../src/kernel/errors.ts';
import { expectSound } from './sound-document.ts';

/** Reads content as a file of this name, the whole way through the confined process. */
export function readConfined(name: string, content: string | Uint8Array): Promise<Document> {
  return withFile(name, content, async (path) => expectSound(await readDocument(path)));
}

/**
 * Reads content as a file of this name, by the code of the confined process in this one: what a reader makes
 * of a file is the same, and a hundredth of the time.
 */
export function read(name: string, content: string | Uint8Array): Promise<Document> {
  return withFile(name, content, async (path) => expectSound(await readHere(path)));
}

/** What `readDocument` gives of a file; read in this process but for PDF, which pdf.js wants one of its own for. */
export async function readHere(path: string): Promise<Document> {
  const limits = limitsWith();
  const { handle, ...file } = await openDocumentFile(path, limits);
  try {
    if (file.kind === 'pdf') return await readDocument(path);
    const request = { ...file, limits, languages: [], mayRecognise: false, further: [] };
    const document = await readBytes(readFileSync(path), request, () => {});
    return JSON.parse(JSON.stringify({ ...document, id: await hashOpenFile(handle) }));
  } catch (error) {
    throw error instanceof AppError ? error : asReadError(error);
  } finally {
    await handle.close();
  }
}

async function withFile<T>(
  name: string,
  content: string | Uint8Array,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'afterword-read-'));
  try {
    writeFileSync(join(folder, name), content);
    return await work(join(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A block in one line: role where it is not body, type with level, text. */
export function outline(document: Document): string[] {
  return document.blocks.map(
    (block) =>
      `${block.role === 'body' ? '' : `${block.role} `}${block.type}${block.level ?? ''}: ${block.text}`,
  );
}

/** The marks of a block as "kind text". */
export function marks(document: Document, block: Block | undefined): string[] {
  return (block?.spans ?? []).map((span) => `${span.kind} ${document.text.slice(span.start, span.end)}`);
}
