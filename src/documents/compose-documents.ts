import { createHash } from 'node:crypto';
import type { Document } from '../kernel/artifacts.ts';
import { AppError } from '../kernel/errors.ts';
import { joinDocuments } from './collection/join-documents.ts';
import { repeatWarning, withoutRepeats } from './collection/repeats.ts';
import { limitsWith, type ReadLimits, refuseTooManyFiles } from './shared/limits.ts';

/**
 * Whether these documents, each read by itself, can be put together as `readDocuments` would give
 * them from their files. Pictures beside each other cannot: they are pages of one handout, in which
 * sentences run on from page to page, headings are told by each other's size and the language is
 * that of all; their files must be read together.
 */
export function canCompose(documents: readonly Document[]): boolean {
  const { ones } = withoutRepeats(documents.map(known));
  return ones.every(
    ({ document }, i) => i === 0 || !isPicture(document) || !isPicture(ones[i - 1]!.document),
  );
}

/**
 * Several documents, read before, as one source: exactly what `readDocuments` gives of their files,
 * in the order given. The same document given twice counts once.
 *
 * Throws `usage` when there is none or `canCompose` says no, `document_too_large`.
 */
export function composeDocuments(
  documents: readonly Document[],
  options: { limits?: Partial<ReadLimits> } = {},
): Document {
  const [first, ...others] = documents;
  if (!first) throw new AppError('usage', 'Name at least one document.');
  if (others.length === 0) return first;
  if (!canCompose(documents))
    throw new AppError(
      'usage',
      'Pictures beside each other are pages of one handout; read their files together.',
    );
  const limits = limitsWith(options.limits);
  refuseTooManyFiles(documents.length, limits);
  const { ones, repeats } = withoutRepeats(documents.map(known));
  const warnings = repeats.map(repeatWarning);
  const read = ones.map(({ document }) => document);
  return composed(read, ones, warnings, limits);
}

/** Documents of groups of files as one: with the files' common id, and a word on files given twice. */
export function composed(
  documents: readonly Document[],
  files: readonly { id: string }[],
  repeats: readonly string[],
  limits: ReadLimits,
): Document {
  const whole = documents.length === 1 ? documents[0]! : joinDocuments(documents, limits);
  return { ...whole, id: idOf(files), warnings: [...repeats, ...whole.warnings] };
}

/** A file's own SHA-256; of several, that of theirs, in order. */
function idOf(files: readonly { id: string }[]): string {
  if (files.length === 1) return files[0]!.id;
  return createHash('sha256')
    .update(files.map(({ id }) => id).join(''))
    .digest('hex');
}

const known = (document: Document) => ({ id: document.id, name: document.source.name, document });

const isPicture = ({ source }: Document) => source.mediaType === 'image';
