import { inScratch } from '../scratch.ts';
import type { Service } from '../service.ts';
import { fetchDocument } from '../store/documents.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { composeSources, keepComposed, readSources } from './read-sources.ts';
import { isLost } from './read-stored-source.ts';

/**
 * Brings the Document that an episode's script was written from into a folder. One that is damaged or
 * gone is read again from the originals and kept in its place: the same originals give the same Document.
 *
 * @returns its path; undefined when the episode has none
 * @throws AppError file_damaged when an original is damaged, too; document_*, storage_failed, cancelled
 */
export async function fetchEpisodeDocument(
  service: Service,
  episode: EpisodeRow,
  folder: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { document_key: key } = episode;
  if (!key) return undefined;
  try {
    return await fetchDocument(service, key, folder);
  } catch (error) {
    if (!isLost(error)) throw error;
  }
  const sources = await readSources(service, episode.id, { signal });
  const [first] = sources;
  if (sources.length === 1 && first) return fetchDocument(service, first.key, folder);
  const { document } = await composeSources(service, sources, folder, signal);
  await keepComposed(service, episode, key, document);
  return document;
}

/**
 * Works on the Document of an episode, which is there as long as the work lasts.
 *
 * @returns undefined when the episode has none
 * @throws as `fetchEpisodeDocument`, and what the work throws
 */
export function withEpisodeDocument<R>(
  service: Service,
  episode: EpisodeRow,
  work: (document: string) => Promise<R>,
): Promise<R | undefined> {
  return inScratch(service, 'document', async (folder) => {
    const document = await fetchEpisodeDocument(service, episode, folder);
    return document === undefined ? undefined : work(document);
  });
}
