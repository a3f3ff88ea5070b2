import path from 'node:path';
import type { OnProgress } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import type { SourceFacts } from '../../kernel/stored.ts';
import type { Received } from '../../platform/blobs/receive.ts';
import { ownBlob } from '../../platform/blobs/registry.ts';
import { storeBlob } from '../../platform/blobs/store-blob.ts';
import type { Service } from '../service.ts';
import { fetchDocument } from '../store/documents.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { runTextTask } from '../text-processes/run-text-task.ts';
import { fetchOriginal, readStoredSource, type StoredSource } from './read-stored-source.ts';

interface Reading {
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
}

/**
 * An episode's sources in their order, each read now if it was not before.
 *
 * @throws AppError conflict when one is not complete, and what `readStoredSource` throws
 */
export async function readSources(
  service: Service,
  episodeId: string,
  { signal, onProgress }: Reading,
): Promise<StoredSource[]> {
  const ids = await service.database.db
    .selectFrom('episode_sources')
    .select('source_id')
    .where('episode_id', '=', episodeId)
    .orderBy('position')
    .execute();
  const sources: StoredSource[] = [];
  for (const [index, { source_id }] of ids.entries()) {
    const report = (done: number, total: number) =>
      onProgress?.(index + (total > 0 ? done / total : 0), ids.length);
    const read = await readStoredSource(service, source_id, { signal, onProgress: report });
    if (!read) throw new AppError('conflict', 'A source of this episode is not complete.');
    sources.push(read);
  }
  return sources;
}

/** What is said of sources together, and what their script goes by. */
export type ReadFacts = Pick<SourceFacts, 'words' | 'pages' | 'language'>;

/**
 * Several sources as one Document, in other processes.
 *
 * @param folder where the Document and what it is made of are put
 * @returns the path of the Document, and what is said of it
 */
export async function composeSources(
  service: Service,
  sources: readonly StoredSource[],
  folder: string,
  signal: AbortSignal | undefined,
): Promise<{ document: string; facts: ReadFacts }> {
  const document = path.join(folder, 'document.json');
  const documents: string[] = [];
  for (const [index, { key }] of sources.entries())
    documents.push(await fetchDocument(service, key, path.join(folder, 'documents', String(index))));
  const facts =
    (await runTextTask('compose', { documents, to: document }, { signal })) ??
    (await readTogether(service, sources, { folder, to: document, signal }));
  return { document, facts };
}

/** Writes a Document that belongs to an episode alone; whoever refers to it owns it. */
export async function storeComposed(
  service: Service,
  { organization_id }: Pick<EpisodeRow, 'organization_id'>,
  key: string,
  document: string,
): Promise<Received> {
  return storeBlob(service, {
    key,
    organizationId: organization_id,
    mediaType: 'application/json',
    content: { path: document },
  });
}

/** The same in place of one that was lost. */
export async function keepComposed(
  service: Service,
  episode: EpisodeRow,
  key: string,
  document: string,
): Promise<void> {
  const received = await storeComposed(service, episode, key, document);
  await ownBlob(service.database.db, key, received);
}

/** Pictures beside each other are pages of one handout: their files are read once more, as one. */
async function readTogether(
  service: Service,
  sources: readonly StoredSource[],
  { folder, to, signal }: { folder: string; to: string; signal: AbortSignal | undefined },
): Promise<ReadFacts> {
  const files: string[] = [];
  const readBy: (string | null)[] = [];
  for (const [index, { source }] of sources.entries()) {
    const original = await fetchOriginal(service, source, path.join(folder, 'originals', String(index)));
    files.push(original.file);
    readBy.push(original.readBy);
  }
  return runTextTask('read', { files, readBy, to }, { signal });
}
