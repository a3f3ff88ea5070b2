import { AppError } from '../../../../kernel/errors.ts';
import type { Draft, DraftBlock, ReadContext } from '../../../shared/draft.ts';
import { plainInline } from '../../../shared/inline-text.ts';
import { sameWords } from '../../headings.ts';
import { walkBlocks } from '../html/walk-blocks.ts';
import { nameLists } from '../list-ids.ts';
import { descendants } from '../xml/xml-tree.ts';
import type { Container } from '../zip/container.ts';
import { type ContentsEntry, readBookContents } from './book-contents.ts';
import { bookPage, typesOfPage } from './book-page.ts';
import { type Book, type BookPart, openBook, readBookXml } from './epub-package.ts';
import { roleOfPart, roleOfWords } from './part-roles.ts';

/** Ways of making fonts useless outside the book; they leave the text alone (EPUB 3.3, 4.4). */
const FONTS_ONLY = /^http:\/\/(?:www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/;

/** Reads a book: its documents in reading order, headings from its contents where it prints none. */
export async function readEpub(container: Container, { onProgress }: ReadContext): Promise<Draft> {
  refuseProtected(container);
  const book = openBook(container);
  const contents = readBookContents(container, book);
  const blocks: DraftBlock[] = [];
  const missing: string[] = [];
  for (const [index, part] of book.spine.entries()) {
    if (!container.has(part.name)) missing.push(part.name);
    else for (const block of readPart(container, part, contents.get(part.name))) blocks.push(block);
    onProgress(index + 1, book.spine.length);
  }
  return { ...metadataOf(book), blocks: nameLists(blocks), warnings: missingWarning(missing) };
}

function metadataOf({ title, authors, language }: Book): Pick<Draft, 'title' | 'authors' | 'language'> {
  return { title, authors, language };
}

function readPart(container: Container, part: BookPart, entry: ContentsEntry | undefined): DraftBlock[] {
  const document = bookPage(container.require(part.name), container.limits);
  const lists = new Map<string, { id: string; ordered: boolean }>();
  const walked = walkBlocks(document.body, { tidy: false }).map((block) => ownList(block, lists));
  const role = roleOfWords(typesOfPage(document)) ?? roleOfPart(part);
  if (role) return walked.map((block) => ({ ...block, role }));
  return withHeading(walked, entry);
}

/** List names start again in every document of the book: items share a list, not its name. */
function ownList(block: DraftBlock, lists: Map<string, { id: string; ordered: boolean }>): DraftBlock {
  if (!block.list) return block;
  if (!lists.has(block.list.id)) lists.set(block.list.id, { ...block.list });
  return { ...block, list: lists.get(block.list.id)! };
}

/** A document that prints no heading gets the one that the contents give it. */
function withHeading(blocks: DraftBlock[], entry: ContentsEntry | undefined): DraftBlock[] {
  if (!entry || blocks.length === 0 || blocks.some(({ type }) => type === 'heading' || type === 'title'))
    return blocks;
  const printed = blocks.findIndex(
    ({ type, inline }, index) =>
      index < 3 &&
      (type === 'paragraph' || type === 'quote') &&
      sameWords(inline.text, entry.label) &&
      inline.text.length < 200,
  );
  const inline = printed >= 0 ? { ...blocks[printed]!.inline, spans: [] } : plainInline(entry.label);
  const heading: DraftBlock = { type: 'heading', level: entry.level, inline };
  return [heading, ...blocks.filter((_, index) => index !== printed)];
}

function missingWarning(missing: readonly string[]): string[] {
  if (missing.length === 0) return [];
  return [
    missing.length === 1
      ? 'One document of this book is missing from its file.'
      : `${missing.length} documents of this book are missing from its file.`,
  ];
}

/** Throws `document_encrypted` for a book whose text is locked by its seller or lender. */
function refuseProtected(container: Container): void {
  if (!container.has('META-INF/encryption.xml')) return;
  const locked = descendants(readBookXml(container, 'META-INF/encryption.xml'), 'EncryptedData').some(
    (data) => {
      const method = descendants(data, 'EncryptionMethod')[0]?.attributes.Algorithm ?? '';
      return !FONTS_ONLY.test(method);
    },
  );
  if (!locked) return;
  throw new AppError(
    'document_encrypted',
    'This book is locked by copy protection, so its text cannot be read. A copy without protection can.',
  );
}
