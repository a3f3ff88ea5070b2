import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocument } from '../../src/documents/read-document.ts';
import type { Block, Document } from '../../src/kernel/artifacts.ts';
import { expectSound } from './sound-document.ts';

/** Reads content as a file of this name, the whole way through the confined process. */
export async function read(name: string, content: string | Uint8Array): Promise<Document> {
  const folder = mkdtempSync(join(tmpdir(), 'afterword-read-'));
  try {
    writeFileSync(join(folder, name), content);
    return expectSound(await readDocument(join(folder, name)));
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
