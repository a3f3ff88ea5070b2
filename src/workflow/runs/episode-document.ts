import type { Document } from '../../kernel/artifacts.ts';
import type { Service } from '../service.ts';
import { loadDocument } from '../store/documents.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { isLost } from './read-kept-source.ts';
import { composeSources, keepComposed, readSources } from './read-sources.ts';

/**
 * The Document that an episode's script was written from. One that is damaged or gone is read again
 * from the originals and kept in its place: the same originals give the same Document.
 *
 * @returns undefined when the episode has none
 * @throws AppError file_damaged when an original is damaged, too; document_*, storage_failed, cancelled
 */
export async function episodeDocument(
  service: Service,
  episode: EpisodeRow,
  signal?: AbortSignal,
): Promise<Document | undefined> {
  const { document_key: key } = episode;
  if (!key) return undefined;
  try {
    return await loadDocument(service, key);
  } catch (error) {
    if (!isLost(error)) throw error;
  }
  const kept = await readSources(service, episode.id, { signal });
  const [first] = kept;
  if (kept.length === 1 && first) return first.document;
  const document = await composeSources(service, kept, signal);
  await keepComposed(service, episode, key, document);
  return document;
}
