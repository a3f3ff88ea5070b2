import { createHash } from 'node:crypto';
import type { Document } from '../kernel/artifacts.ts';
import { AppError, throwIfCancelled } from '../kernel/errors.ts';
import { collectionOf } from './collection/collection-of.ts';
import { type Given, type Group, groupsOf } from './collection/groups.ts';
import { handoutOf } from './collection/handout-of.ts';
import { sharedProgress } from './collection/shared-progress.ts';
import { hashOf, openAtDoor } from './door.ts';
import { limitsWith, type ReadLimits } from './limits.ts';
import { type ReadOptions, readDocument } from './read-document.ts';
import { readOpenFiles } from './read-file.ts';

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
export async function readDocuments(paths: readonly string[], options: ReadOptions = {}): Promise<Document> {
  const [first, ...others] = paths;
  if (first === undefined) throw new AppError('usage', 'Name at least one file to read.');
  if (others.length === 0) return readDocument(first, options);
  throwIfCancelled(options.signal);
  const limits = limitsWith(options.limits);
  refuseTooMany(paths.length, limits);
  const given: Given[] = [];
  try {
    for (const path of paths) given.push(await opened(path, limits));
    return await readGiven(given, options, limits);
  } finally {
    await Promise.all(given.map(({ file }) => file.handle.close()));
  }
}

function refuseTooMany(files: number, limits: ReadLimits): void {
  if (files <= limits.files) return;
  throw new AppError(
    'document_too_large',
    `${files} files were given; at most ${limits.files} are read as one source.`,
    {
      details: { limit: 'files', allowed: limits.files },
    },
  );
}

async function opened(path: string, limits: ReadLimits): Promise<Given> {
  const file = await openAtDoor(path, limits).catch((error: unknown) => {
    throw named(error, path.replace(/^.*[\\/]/, ''));
  });
  return { file, id: await hashOf(file.handle) };
}

async function readGiven(
  given: readonly Given[],
  options: ReadOptions,
  limits: ReadLimits,
): Promise<Document> {
  const { files, repeats } = withoutRepeats(given);
  const groups = groupsOf(files);
  const documents = await readGroups(groups, options, limits);
  const id = files.length === 1 ? files[0]!.id : idOf(files);
  const whole = groups.length === 1 ? documents[0]! : collectionOf(documents, limits);
  return { ...whole, id, warnings: [...repeats, ...whole.warnings] };
}

/** SHA-256 of the files' own, in order. */
const idOf = (files: readonly Given[]) =>
  createHash('sha256')
    .update(files.map(({ id }) => id).join(''))
    .digest('hex');

function withoutRepeats(given: readonly Given[]): { files: Given[]; repeats: string[] } {
  const seen = new Map<string, Given>();
  const repeats: string[] = [];
  for (const one of given) {
    const before = seen.get(one.id);
    if (before)
      repeats.push(
        before.file.name === one.file.name
          ? `${one.file.name} was given twice and is read once.`
          : `${one.file.name} is the same file as ${before.file.name} and is read once.`,
      );
    else seen.set(one.id, one);
  }
  return { files: [...seen.values()], repeats };
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
        documents[index] = handoutOf(document, group);
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
