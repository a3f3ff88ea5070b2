import { fileURLToPath } from 'node:url';
import type { Block, Document, Sentence } from '../../src/kernel/artifacts.ts';
import { readHere } from '../documents/read.ts';

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

export const SAMPLE = path('samples/tides.md');
export const fixture = (name: string) => path(`tests/fixtures/documents/${name}`);

const read = new Map<string, Promise<Document>>();

/**
 * The document of a file, read once: it is what tests of scripts begin with, not what they are about.
 * Other test files in the same thread are given the same one, so that it cannot be changed.
 */
export function documentOf(file: string): Promise<Document> {
  const known = read.get(file) ?? readHere(file).then(frozen);
  read.set(file, known);
  return known;
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** A document of one paragraph a line, as the reader of plain text would give it. */
export function textDocument(title: string, paragraphs: readonly string[]): Document {
  const text = paragraphs.join('\n\n');
  const blocks: Block[] = [];
  const sentences: Sentence[] = [];
  let at = 0;
  paragraphs.forEach((paragraph, i) => {
    const end = at + paragraph.length;
    blocks.push({ id: `b${i}`, type: 'paragraph', role: 'body', start: at, end, text: paragraph });
    sentences.push({ id: `s${i}`, blockId: `b${i}`, start: at, end, raw: paragraph });
    at = end + 2;
  });
  return {
    version: 1,
    id: '0'.repeat(64),
    source: { name: 'notes.txt', mediaType: 'text', bytes: text.length },
    metadata: { title, titleFrom: 'document', authors: [], language: 'en', words: text.split(/\s+/).length },
    text,
    blocks,
    sentences,
    warnings: [],
  };
}

/** A document whose paragraphs hold several sentences each. */
export function paragraphsOf(texts: readonly (readonly string[])[]): Document {
  const document = textDocument(
    'Notes on a harbour',
    texts.map((t) => t.join(' ')),
  );
  document.sentences = document.blocks.flatMap((block, b) => {
    let at = block.start;
    return texts[b]!.map((raw, i) => {
      const start = at;
      at += raw.length + 1;
      return { id: `s${b}.${i}`, blockId: block.id, start, end: start + raw.length, raw };
    });
  });
  return document;
}
