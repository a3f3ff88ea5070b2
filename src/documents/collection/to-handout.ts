import type { Document, DocumentPart } from '../../kernel/artifacts.ts';
import { countWords } from '../shared/count-words.ts';
import { titleFromFileName } from '../shared/title.ts';
import type { Group } from './groups.ts';

/**
 * The document of one group with its id and its files as parts. Of several pictures each page is a
 * part; a paragraph that runs over stands in the part that it begins in.
 */
export function toHandout(document: Document, group: Group): Document {
  const [first, ...others] = group;
  if (others.length === 0) return { ...document, id: first.id };
  const blocks = document.blocks.map((block) => ({ ...block, part: (block.page ?? 1) - 1 }));
  const parts = group.map(({ file, id }, index): DocumentPart => {
    const own = blocks.filter((block) => block.part === index && block.role === 'body');
    return {
      id,
      name: file.name,
      mediaType: document.source.mediaType,
      bytes: file.bytes,
      title: titleFromFileName(file.name),
      language: document.metadata.language,
      pages: 1,
      words: own.reduce((sum, block) => sum + countWords(block.text), 0),
    };
  });
  const name = `${first.file.name} and ${others.length} more`;
  return { ...document, source: { ...document.source, name }, blocks, parts };
}
