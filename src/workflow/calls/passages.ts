import { compact } from '../../kernel/compact.ts';
import { AppError } from '../../kernel/errors.ts';
import { withEpisodeDocument } from '../runs/episode-document.ts';
import { findEpisode } from '../store/episodes.ts';
import { runTextTask } from '../text-processes/run-text-task.ts';
import type { Call } from './call.ts';

/** What stands around a sentence in the source, for the eye: its paragraph and the headings above it. */
export const readPassage: Call<'readPassage'> = async (service, who, { params }) => {
  const db = service.database.db;
  const row = await findEpisode(db, who, params.episodeId);
  if (!row.document_key) throw new AppError('not_found', 'The sources of this episode are not kept.');
  const { sentenceId } = params;
  const found = await withEpisodeDocument(service, row, (document) =>
    runTextTask('passage', { document, sentenceId }),
  );
  if (!found) throw new AppError('not_found', 'There is no such sentence in the sources.');
  const sources = await db
    .selectFrom('episode_sources')
    .innerJoin('sources', 'sources.id', 'episode_sources.source_id')
    .select(['sources.id', 'sources.name', 'sources.sha256'])
    .where('episode_sources.episode_id', '=', row.id)
    .orderBy('episode_sources.position')
    .execute();
  const { part, ...passage } = found.passage;
  const source = sources.find(({ sha256 }) => sha256 === found.partId) ?? sources[part ?? 0] ?? sources[0];
  return compact({
    ...passage,
    source: source?.name ?? found.sourceName,
    sourceId: source?.id,
  });
};
