import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { canCompose, composeDocuments } from '../../documents/compose-documents.ts';
import { readDocuments } from '../../documents/read-documents.ts';
import type { Document, OnProgress } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Received } from '../../platform/blobs/receive.ts';
import { ownBlob } from '../../platform/blobs/registry.ts';
import { storeBlob } from '../../platform/blobs/store-blob.ts';
import { scratchFolder } from '../scratch.ts';
import type { Service } from '../service.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import type { WorkflowTables } from '../store/tables.ts';
import { fileName, type KeptSource, readKeptSource } from './read-kept-source.ts';

interface Reading {
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
}

/**
 * An episode's sources in their order, each read now if it was not before.
 *
 * @throws AppError conflict when one is not complete, and what `readKeptSource` throws
 */
export async function readSources(
  service: Service,
  episodeId: string,
  { signal, onProgress }: Reading,
): Promise<KeptSource[]> {
  const ids = await service.database
    .as<WorkflowTables>()
    .selectFrom('episode_sources')
    .select('source_id')
    .where('episode_id', '=', episodeId)
    .orderBy('position')
    .execute();
  const kept: KeptSource[] = [];
  for (const [index, { source_id }] of ids.entries()) {
    const told = (done: number, total: number) =>
      onProgress?.(index + (total > 0 ? done / total : 0), ids.length);
    const read = await readKeptSource(service, source_id, { signal, onProgress: told });
    if (!read) throw new AppError('conflict', 'A source of this episode is not complete.');
    kept.push(read);
  }
  return kept;
}

/** Several sources as one Document. */
export function composeSources(
  service: Service,
  kept: readonly KeptSource[],
  signal: AbortSignal | undefined,
): Promise<Document> | Document {
  const documents = kept.map(({ document }) => document);
  return canCompose(documents) ? composeDocuments(documents) : readTogether(service, kept, signal);
}

/** Writes a Document that belongs to an episode alone; whoever refers to it owns it. */
export async function storeComposed(
  service: Service,
  { organization_id }: Pick<EpisodeRow, 'organization_id'>,
  key: string,
  document: Document,
): Promise<Received> {
  return storeBlob(service, {
    key,
    organizationId: organization_id,
    mediaType: 'application/json',
    content: Buffer.from(JSON.stringify(document)),
  });
}

/** The same in place of one that was lost. */
export async function keepComposed(
  service: Service,
  episode: EpisodeRow,
  key: string,
  document: Document,
): Promise<void> {
  const received = await storeComposed(service, episode, key, document);
  await ownBlob(service.database.as(), key, received);
}

/** Pictures beside each other are pages of one handout: their files are read once more, as one. */
async function readTogether(
  service: Service,
  kept: readonly KeptSource[],
  signal: AbortSignal | undefined,
): Promise<Document> {
  const folder = await mkdtemp(path.join(await scratchFolder(service.config), 'sources-'));
  try {
    const files: string[] = [];
    for (const [index, { source }] of kept.entries()) {
      const file = path.join(folder, String(index), fileName(source));
      await service.blobs.fetch(source.blob_key as string, file);
      files.push(file);
    }
    return await readDocuments(files, signal ? { signal } : {});
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
