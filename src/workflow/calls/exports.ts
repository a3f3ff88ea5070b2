import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Principal } from '../../accounts/principal.ts';
import type { Script } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import { authorize } from '../../kernel/rules/may.ts';
import type { Queries } from '../../platform/db/database.ts';
import { EXPORT_FORMATS, MAKE_EXPORT } from '../job-definitions/definitions.ts';
import { addedSentences, writeDown } from '../live-script/write-down.ts';
import type { Service } from '../service.ts';
import { episodeView, findEpisode, lockEpisodeFor, notifyEpisodeChanged } from '../store/episodes.ts';
import {
  endExport,
  exportView,
  exportViews,
  findExport,
  lockExport,
  notifyExport,
} from '../store/exports.ts';
import { cutPage, followsCursor } from '../store/paging.ts';
import type { Call, CallInput, ServedFile } from './call.ts';

/** Asks for another sound format; asking again for what is there or under way changes nothing. */
export const createExport: Call<'createExport'> = async (service, who, { params, body }) => {
  const row = await service.database.db.transaction().execute(async (trx) => {
    const episode = await lockEpisodeFor(trx, who, params.episodeId, 'episode.export');
    if (episode.status !== 'done')
      throw new AppError('conflict', 'The episode is not finished; its other formats come after that.');
    const made = await trx
      .selectFrom('episode_files')
      .select('id')
      .where('episode_id', '=', episode.id)
      .where('kind', '=', body.kind)
      .executeTakeFirst();
    if (made || episode.exporting.includes(body.kind)) return episode;
    const exporting = [...episode.exporting, body.kind];
    await trx
      .updateTable('episodes')
      .set({ exporting, updated_at: sql<Date>`now()` })
      .where('id', '=', episode.id)
      .execute();
    const group = episode.organization_id;
    await service.queue.enqueue(trx, EXPORT_FORMATS, { episodeId: episode.id }, { group });
    await notifyEpisodeChanged(service, trx, episode);
    return { ...episode, exporting };
  });
  return episodeView(service, row);
};

export const listExports: Call<'listExports'> = async ({ database: { db } }, who, { query }) => {
  const { episodeId, limit, cursor } = query;
  let select = db
    .selectFrom('exports')
    .selectAll()
    .where('organization_id', '=', who.organizationId)
    .where(followsCursor(cursor));
  if (episodeId)
    select = select.where('id', 'in', (eb) =>
      eb.selectFrom('export_episodes').select('export_id').where('episode_id', '=', episodeId),
    );
  const rows = await select
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, ...rest } = cutPage(rows, limit);
  return { exports: await exportViews(db, page), ...rest };
};

/**
 * Takes an export on: the row, what it holds and its job are committed together. It holds the scripts as they stand,
 * with what was edited since their sound.
 */
export const startExport: Call<'startExport'> = async (service, who, { body }) => {
  const { settings, preset } = body;
  const episodeIds = [...new Set(body.episodeIds)];
  const sentences = new Map<string, Script['sentences']>();
  for (const id of episodeIds)
    sentences.set(id, await addedSentences(service, await findEpisode(service.database.db, who, id)));
  const row = await service.database.db.transaction().execute(async (trx) => {
    const episodes = [];
    // In one order, so that two exports of the same episodes do not wait for each other.
    for (const id of [...episodeIds].sort()) {
      const episode = await lockFinished(trx, who, id);
      const occasion = { occasion: 'export', authorId: who.userId } as const;
      const { revision } = await writeDown(service, trx, episode, sentences.get(id) ?? {}, occasion);
      episodes.push({ id, revision });
    }
    const entry = await trx
      .insertInto('exports')
      .values({
        id: randomUUID(),
        organization_id: who.organizationId,
        owner_id: who.userId,
        settings,
        preset: preset ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('export_episodes')
      .values(
        episodes.map(({ id, revision }) => ({
          export_id: entry.id,
          episode_id: id,
          revision,
          position: episodeIds.indexOf(id),
        })),
      )
      .execute();
    await service.queue.enqueue(trx, MAKE_EXPORT, { exportId: entry.id }, { group: who.organizationId });
    await notifyExport(service, trx, entry);
    return entry;
  });
  return exportView(service.database.db, row);
};

async function lockFinished(trx: Queries, who: Principal, id: string) {
  const episode = await lockEpisodeFor(trx, who, id, 'episode.export');
  if (episode.status === 'done') return episode;
  throw new AppError(
    'conflict',
    `“${episode.title}” is not finished; it can be exported once it can be heard.`,
  );
}

/** What is under way notices within a second and leaves. */
export const cancelExport: Call<'cancelExport'> = async (service, who, { params }) => {
  const { db } = service.database;
  const row = await db.transaction().execute(async (trx) => {
    const held = await lockExport(trx, who.organizationId, params.exportId);
    authorize(who, 'export.cancel', { ownerId: held.owner_id });
    if (held.status === 'cancelled') return held;
    const ended = await endExport(service, trx, held.id, { status: 'cancelled' });
    if (!ended) throw new AppError('conflict', 'This export is over, so there is nothing to stop.');
    return ended;
  });
  return exportView(db, row);
};

/** @throws AppError not_found, also once its time is over */
export async function readExportFile(
  { database }: Service,
  who: Principal,
  { params }: CallInput<'readExportFile'>,
): Promise<ServedFile> {
  const { blob_key, media_type, name } = await findExport(database.db, who.organizationId, params.exportId);
  if (blob_key === null || media_type === null || name === null)
    throw new AppError('not_found', 'This export has no file, or its time is over; make it again.');
  return { key: blob_key, mediaType: media_type, name, immutable: true };
}
