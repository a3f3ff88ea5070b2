import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Principal } from '../../accounts/principal.ts';
import type { CheckedBody } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import { disownBlob } from '../../platform/blobs/registry.ts';
import { checkWriter } from '../../script/writers/model/server/open-model.ts';
import { castSpeakers } from '../cast-speakers.ts';
import { MAKE_EPISODE } from '../jobs/definitions.ts';
import type { Service } from '../service.ts';
import {
  type EpisodeRow,
  episodeView,
  findEpisode,
  lockEpisode,
  sayEpisodeChanged,
} from '../store/episodes.ts';
import { disownFiles, disownSegments } from '../store/owned-blobs.ts';
import { pageOf, placeOf } from '../store/paging.ts';
import { findSources, type SourceRow } from '../store/sources.ts';
import type { WorkflowTables } from '../store/tables.ts';
import type { Call } from './call.ts';

export const listEpisodes: Call<'listEpisodes'> = async ({ database }, who, { query }) => {
  const place = query.cursor === undefined ? undefined : placeOf(query.cursor);
  let select = database
    .as<WorkflowTables>()
    .selectFrom('episodes')
    .selectAll()
    .where('organization_id', '=', who.organizationId);
  if (query.status) select = select.where('status', '=', query.status);
  if (query.q) select = select.where('title', 'ilike', `%${query.q.replace(/[\\%_]/g, '\\$&')}%`);
  if (place)
    select = select.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(place.createdAt, place.id)),
    );
  const rows = await select
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const { page, ...rest } = pageOf(rows, query.limit);
  return { episodes: page.map(summaryOf), ...rest };
};

function summaryOf(row: EpisodeRow) {
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
  };
}

/** The row, its sources and its job: all of them or none. A voice there is not, or a model that is not set up, is said at once. */
export const createEpisode: Call<'createEpisode'> = async (service, who, { body }) => {
  const db = service.database.as<WorkflowTables>();
  const again = await sameRequest(service, who, body.requestId);
  if (again) return episodeView(service, again);
  const sources = await findSources(db, who, [...new Set(body.sourceIds)]);
  refuseUnusable(sources);
  if (body.options.writer === 'model') checkWriter(service.config.writer);
  castSpeakers(body.options, body.options.language ?? sources[0]?.facts?.language, service.config);
  const row = await db.transaction().execute((trx) => insertEpisode(service, trx, who, body, sources));
  return episodeView(service, row ?? ((await sameRequest(service, who, body.requestId)) as EpisodeRow));
};

async function sameRequest({ database }: Service, who: Principal, requestId: string | undefined) {
  if (requestId === undefined) return undefined;
  return database
    .as<WorkflowTables>()
    .selectFrom('episodes')
    .selectAll()
    .where('organization_id', '=', who.organizationId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

function refuseUnusable(sources: readonly SourceRow[]): void {
  const failed = sources.find(({ status }) => status === 'failed');
  if (failed)
    throw new AppError('conflict', `${failed.name} could not be read; remove it or add it again.`, {
      details: { sourceId: failed.id },
    });
  const coming = sources.find(({ status }) => status === 'receiving');
  if (coming)
    throw new AppError('conflict', `${coming.name} is still being uploaded.`, {
      details: { sourceId: coming.id },
    });
}

/** @returns undefined when the same request has just been taken by another call */
async function insertEpisode(
  service: Service,
  trx: Transaction<WorkflowTables>,
  who: Principal,
  { options, requestId }: CheckedBody<'createEpisode'>,
  sources: readonly SourceRow[],
): Promise<EpisodeRow | undefined> {
  const now = new Date();
  const row = await trx
    .insertInto('episodes')
    .values({
      ...{ id: randomUUID(), organization_id: who.organizationId, owner_id: who.userId },
      ...{ request_id: requestId ?? null, title: provisionalTitle(sources), status: 'queued' },
      ...{ options: JSON.stringify(options), render_id: randomUUID(), created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const links = sources.map(({ id }, position) => ({ episode_id: row.id, source_id: id, position }));
  await trx.insertInto('episode_sources').values(links).execute();
  await enqueueMaking(service, trx, row);
  await sayEpisodeChanged(service, trx, row);
  return row;
}

/** Until the script gives a better one. */
function provisionalTitle(sources: readonly SourceRow[]): string {
  const [first, ...others] = sources;
  const name = first?.facts?.title ?? first?.name ?? '';
  return others.length === 0 ? name : `${name} and ${others.length} more`;
}

export function enqueueMaking(
  service: Service,
  trx: Transaction<WorkflowTables>,
  episode: Pick<EpisodeRow, 'id' | 'organization_id'>,
  priority = 0,
): Promise<string> {
  const how = { group: episode.organization_id, priority };
  return service.queue.enqueue(trx, MAKE_EPISODE, { episodeId: episode.id }, how);
}

export const readEpisode: Call<'readEpisode'> = async (service, who, { params }) =>
  episodeView(service, await findEpisode(service.database.as(), who, params.episodeId));

export const renameEpisode: Call<'renameEpisode'> = (service, who, { params, body }) =>
  changeEpisode(service, who, params.episodeId, () => ({ title: body.title, title_given: true }));

/** What is under way notices at its next step and leaves. */
export const cancelEpisode: Call<'cancelEpisode'> = (service, who, { params }) =>
  changeEpisode(service, who, params.episodeId, ({ status }) => {
    if (status === 'cancelled') return {};
    if (status !== 'queued' && status !== 'running')
      throw new AppError('conflict', 'The episode is not being made, so there is nothing to cancel.');
    return { status: 'cancelled', run_id: null };
  });

/** Goes on where it stopped: a script that was written stays, and so do finished takes. */
export const retryEpisode: Call<'retryEpisode'> = (service, who, { params }) =>
  changeEpisode(service, who, params.episodeId, async (row, trx) => {
    if (row.status !== 'failed' && row.status !== 'cancelled')
      throw new AppError('conflict', 'Only an episode that failed or was cancelled can be tried again.');
    await enqueueMaking(service, trx, row);
    return { status: 'queued', error: null, progress: null };
  });

export const deleteEpisode: Call<'deleteEpisode'> = async (service, who, { params }) => {
  const db = service.database.as<WorkflowTables>();
  await db.transaction().execute(async (trx) => {
    const row = await lockEpisode(trx, who, params.episodeId);
    await disownFiles(trx, row.id);
    await disownSegments(trx, row.id);
    if (row.document_key?.startsWith(`episodes/${row.id}/`)) await disownBlob(trx, row.document_key);
    await trx.deleteFrom('episodes').where('id', '=', row.id).execute();
    await sayEpisodeChanged(service, trx, row);
  });
  return null;
};

type Change = Partial<Pick<EpisodeRow, 'title' | 'title_given' | 'status' | 'run_id'>> & {
  error?: null;
  progress?: null;
};

async function changeEpisode(
  service: Service,
  who: Principal,
  id: string,
  change: (row: EpisodeRow, trx: Transaction<WorkflowTables>) => Change | Promise<Change>,
) {
  const changed = await service.database
    .as<WorkflowTables>()
    .transaction()
    .execute(async (trx) => {
      const row = await lockEpisode(trx, who, id);
      const set = { ...(await change(row, trx)), updated_at: sql<Date>`now()` };
      const after = await trx
        .updateTable('episodes')
        .set(set)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await sayEpisodeChanged(service, trx, after);
      return after;
    });
  return episodeView(service, changed);
}
