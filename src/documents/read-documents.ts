import type { Document } from '../kernel/artifacts.ts';
import { AppError, throwIfCancelled } from '../kernel/errors.ts';
import { type Group, groupFiles, type InputFile } from './collection/groups.ts';
import { repeatWarning, withoutRepeats } from './collection/repeats.ts';
import { sharedProgress } from './collection/shared-progress.ts';
import { toHandout } from './collection/to-handout.ts';
import { composed } from './compose-documents.ts';
import { hashOpenFile, openDocumentFile } from './open-document.ts';
import { type ReadOptions, readDocument } from './read-document.ts';
import { readOpenFiles } from './read-file.ts';
import { limitsWith, type ReadLimits, refuseTooManyFiles } from './shared/limits.ts';

export interface ReadFilesOptions extends ReadOptions {
  /** Of each file the language model that read it in a picture, or null: every block says so. */
  readBy?: readonly (string | null)[] | undefined;
}

/** Groups of files that are read at the same time, each in a confined process of its own. */
const AT_ONCE = 2;

/**
 * Reads several files as one source, in the order given. Pictures alone are one handout: a document
 * whose pages they are. Files of other kinds, or mixed, are a collection: their blocks one after
 * the other, each with the number of its part. The same file given twice is read once. One file is
 * read as `readDocument` reads it.
 *
 * Throws what `readDocument` throws, for the first file that cannot be read; the sentence and
 * `details.file` name it. `usage` when there is no file at all.
 */
export async function readDocuments(
  paths: readonly string[],
  options: ReadFilesOptions = {},
): Promise<Document> {
  const [first, ...others] = paths;
  if (first === undefined) throw new AppError('usage', 'Name at least one file to read.');
  const [reader] = options.readBy ?? [];
  if (others.length === 0) return markReadBy(await readDocument(first, options), reader);
  throwIfCancelled(options.signal);
  const limits = limitsWith(options.limits);
  refuseTooManyFiles(paths.length, limits);
  const inputs: InputFile[] = [];
  try {
    for (const [index, path] of paths.entries()) {
      const input = await opened(path, limits);
      inputs.push({ ...input, readBy: options.readBy?.[index] ?? undefined });
    }
    return await readInputs(inputs, options, limits);
  } finally {
    await Promise.all(inputs.map(({ file }) => file.handle.close()));
  }
}

async function opened(path: string, limits: ReadLimits): Promise<InputFile> {
  const file = await openDocumentFile(path, limits).catch((error: unknown) => {
    throw named(error, path.replace(/^.*[\\/]/, ''));
  });
  return { file, id: await hashOpenFile(file.handle) };
}

async function readInputs(
  inputs: readonly InputFile[],
  options: ReadOptions,
  limits: ReadLimits,
): Promise<Document> {
  const { ones, repeats } = withoutRepeats(inputs.map((one) => ({ ...one, name: one.file.name })));
  const documents = await readGroups(groupFiles(ones), options, limits);
  return composed(documents, ones, repeats.map(repeatWarning), limits);
}

/** Says of every block that a model read it in a picture. */
function markReadBy(document: Document, model: string | null | undefined): Document {
  if (!model) return document;
  return {
    ...document,
    blocks: document.blocks.map((block) => ({ ...block, readBy: model })),
    warnings: [
      ...document.warnings,
      `${document.source.name}: ${model}, a language model, read this picture, and a person looked its text over.`,
    ],
  };
}

/** The first failure ends the other groups' processes too. */
async function readGroups(
  groups: readonly Group[],
  { signal, onProgress, languages = [] }: ReadOptions,
  limits: ReadLimits,
): Promise<Document[]> {
  const failed = new AbortController();
  const stop = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  const progress = sharedProgress(groups.length, onProgress);
  const documents: Document[] = [];
  const waiting = [...groups.entries()];
  let failure: unknown;
  const work = async () => {
    for (let next = waiting.shift(); next && !stop.aborted; next = waiting.shift()) {
      const [index, group] = next;
      try {
        const reading = { limits, languages, signal: stop, onProgress: progress(index) };
        const [head, ...tail] = group;
        const document = await readOpenFiles([head.file, ...tail.map(({ file }) => file)], reading);
        documents[index] = markReadBy(toHandout(document, group), head.readBy);
      } catch (error) {
        failure ??= groups.length > 1 && group.length === 1 ? named(error, group[0].file.name) : error;
        failed.abort();
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, groups.length) }, work));
  if (failure !== undefined) throw failure;
  throwIfCancelled(signal);
  return documents;
}

/** The error with the file's name in its sentence and its details. */
function named(error: unknown, file: string): unknown {
  if (!(error instanceof AppError) || error.code === 'cancelled') return error;
  const message = error.message.includes(file) ? error.message : `${file}: ${error.message}`;
  return new AppError(error.code, message, { details: { ...error.details, file }, cause: error });
}
