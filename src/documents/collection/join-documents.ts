import type { Block, Document, DocumentPart, Sentence } from '../../kernel/artifacts.ts';
import { compact } from '../../kernel/compact.ts';
import { languageName } from '../shared/language-name.ts';
import { type ReadLimits, refuseTooLong } from '../shared/limits.ts';

/**
 * Several documents as one: their blocks one after the other, numbered anew, each with its part.
 * Every part opens on a heading of the first level that is its title. The id is the caller's to
 * fill in. Throws `document_too_large`.
 */
export function joinDocuments(documents: readonly Document[], limits: ReadLimits): Document {
  const gathered: Gathered = { text: '', blocks: [], sentences: [], parts: [], warnings: [] };
  for (const [index, document] of documents.entries()) append(gathered, titled(document), index);
  refuseTooLong(gathered.text.length, limits);
  const { text, blocks, sentences, parts } = gathered;
  const language = mainLanguage(parts);
  const pages = documents.map((document) => document.metadata.pages);
  return {
    version: 1,
    id: '',
    source: {
      name: nameOf(parts.map((part) => part.name)),
      mediaType: 'collection',
      bytes: parts.reduce((sum, part) => sum + part.bytes, 0),
    },
    metadata: compact({
      title: nameOf(documents.map((document) => document.metadata.title)),
      titleFrom: documents[0]!.metadata.titleFrom,
      authors: [...new Set(documents.flatMap((document) => document.metadata.authors))],
      language,
      pages: pages.every((count) => count !== undefined)
        ? pages.reduce((sum, count) => sum + count, 0)
        : undefined,
      words: documents.reduce((sum, document) => sum + document.metadata.words, 0),
    }),
    text,
    blocks,
    sentences,
    parts,
    warnings: [...gathered.warnings, ...languageWarnings(parts, language)],
  };
}

interface Gathered {
  text: string;
  blocks: Block[];
  sentences: Sentence[];
  parts: DocumentPart[];
  warnings: string[];
}

/** "A", "A and B", "A and 2 more". */
function nameOf([first = '', second, ...others]: readonly string[]): string {
  if (second === undefined) return first;
  return others.length === 0 ? `${first} and ${second}` : `${first} and ${others.length + 1} more`;
}

/** The document opening on its title as a heading; put there where nothing at its top says it. */
function titled(document: Document): Document {
  const at = document.blocks.findIndex((block) => block.type === 'title');
  if (at >= 0) {
    const blocks = document.blocks.map(
      (block, index): Block => (index === at ? { ...block, type: 'heading', level: 1 } : block),
    );
    return { ...document, blocks };
  }
  const [first] = document.blocks;
  if (first?.type === 'heading' && first.level === 1) return document;
  return withHeading(document, document.metadata.title);
}

function withHeading(document: Document, title: string): Document {
  const shift = title.length + 2;
  const moved = <T extends { start: number; end: number }>(one: T): T => ({
    ...one,
    start: one.start + shift,
    end: one.end + shift,
  });
  const page = document.blocks[0]?.page;
  const part = document.blocks[0]?.part;
  const heading: Block = compact({
    id: 'title',
    type: 'heading',
    level: 1,
    role: 'body',
    start: 0,
    end: title.length,
    text: title,
    page,
    part,
  });
  const said: Sentence = { id: 'title', blockId: 'title', start: 0, end: title.length, raw: title };
  return {
    ...document,
    text: `${title}\n\n${document.text}`,
    blocks: [heading, ...document.blocks.map((block) => withSpans(moved(block), block, moved))],
    sentences: [said, ...document.sentences.map(moved)],
  };
}

function withSpans(
  block: Block,
  from: Block,
  moved: (span: NonNullable<Block['spans']>[number]) => NonNullable<Block['spans']>[number],
): Block {
  return from.spans ? { ...block, spans: from.spans.map(moved) } : block;
}

function append(gathered: Gathered, document: Document, index: number): void {
  const shift = gathered.text === '' ? 0 : gathered.text.length + 2;
  const before = gathered.parts.length;
  const firstBlock = gathered.blocks.length;
  const ids = new Map(document.blocks.map((block, at) => [block.id, `b${firstBlock + at + 1}`]));
  for (const block of document.blocks) {
    const moved: Block = {
      ...block,
      id: ids.get(block.id)!,
      start: block.start + shift,
      end: block.end + shift,
      part: before + (block.part ?? 0),
    };
    if (block.spans)
      moved.spans = block.spans.map((span) => ({
        ...span,
        start: span.start + shift,
        end: span.end + shift,
      }));
    if (block.list) moved.list = { ...block.list, id: `${index + 1}.${block.list.id}` };
    gathered.blocks.push(moved);
  }
  for (const sentence of document.sentences)
    gathered.sentences.push({
      ...sentence,
      id: `s${gathered.sentences.length + 1}`,
      blockId: ids.get(sentence.blockId)!,
      start: sentence.start + shift,
      end: sentence.end + shift,
    });
  gathered.text += shift === 0 ? document.text : `\n\n${document.text}`;
  gathered.parts.push(...(document.parts ?? [partOf(document)]));
  gathered.warnings.push(...document.warnings.map((warning) => `${document.source.name}: ${warning}`));
}

function partOf({ id, source, metadata }: Document): DocumentPart {
  return compact({
    id,
    ...source,
    title: metadata.title,
    language: metadata.language,
    pages: metadata.pages,
    words: metadata.words,
  });
}

/** The language with most words. */
function mainLanguage(parts: readonly DocumentPart[]): string {
  const words = new Map<string, number>();
  for (const { language, words: count } of parts)
    if (language !== 'und') words.set(language, (words.get(language) ?? 0) + count);
  return [...words].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'und';
}

function languageWarnings(parts: readonly DocumentPart[], main: string): string[] {
  return parts
    .filter(({ language }) => language !== main && language !== 'und')
    .map(
      ({ name, language }) =>
        `${name} is in ${languageName(language)}, most of the source in ${languageName(main)}.`,
    );
}
