import { callPath } from '../../kernel/contracts/calls.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { followsCursor, pageOf } from '../store/paging.ts';
import type { WorkflowTables } from '../store/tables.ts';
import type { Call } from './call.ts';

/** Not the whole row: a finished one has its whole clock in it. */
const SHOWN = [
  ...(['id', 'title', 'status', 'options', 'progress', 'error', 'duration_ms'] as const),
  ...(['created_at', 'updated_at', 'finished_at'] as const),
] as const;

export const listEpisodes: Call<'listEpisodes'> = async ({ database }, who, { query }) => {
  let select = database
    .as<WorkflowTables>()
    .selectFrom('episodes')
    .select(SHOWN)
    .select(({ selectFrom }) =>
      selectFrom('episode_files')
        .select('episode_files.id')
        .whereRef('episode_files.episode_id', '=', 'episodes.id')
        .where('episode_files.kind', '=', 'cover')
        .limit(1)
        .as('cover_id'),
    )
    .where('organization_id', '=', who.organizationId)
    .where(followsCursor(query.cursor));
  if (query.status) select = select.where('status', '=', query.status);
  if (query.q) select = select.where('title', 'ilike', `%${query.q.replace(/[\\%_]/g, '\\$&')}%`);
  const rows = await select
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const { page, ...rest } = pageOf(rows, query.limit);
  return { episodes: page.map(summaryOf), ...rest };
};

function summaryOf(row: Pick<EpisodeRow, (typeof SHOWN)[number]> & { cover_id: string | null }) {
  const { progress, options, status } = row;
  return {
    ...{ id: row.id, title: row.title, status, format: options.format },
    overall: status === 'done' ? 1 : (progress?.overall ?? 0),
    ...(status === 'running' && progress?.etaSeconds !== undefined
      ? { etaSeconds: progress.etaSeconds }
      : {}),
    ...(row.error ? { error: row.error } : {}),
    ...(row.duration_ms === null ? {} : { durationMs: row.duration_ms }),
    ...{ createdAt: row.created_at.toISOString(), updatedAt: row.updated_at.toISOString() },
    ...(row.finished_at ? { finishedAt: row.finished_at.toISOString() } : {}),
    ...(row.cover_id ? { coverUrl: callPath('readFile', { episodeId: row.id, fileId: row.cover_id }) } : {}),
  };
}
