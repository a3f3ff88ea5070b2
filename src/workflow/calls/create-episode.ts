import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Principal } from '../../accounts/principal.ts';
import type { CheckedBody } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { checkWriter } from '../../script/writers/model/server/open-model.ts';
import { castSpeakers } from '../cast-speakers.ts';
import { enqueueMaking } from '../job-definitions/enqueue-making.ts';
import type { Service } from '../service.ts';
import { type EpisodeRow, episodeView, notifyEpisodeChanged } from '../store/episodes.ts';
import { findSources, type SourceRow } from '../store/sources.ts';
import type { Call } from './call.ts';

/** The row, its sources and its job: all of them or none. A voice there is not, or a model that is not set up, is said at once. */
export const createEpisode: Call<'createEpisode'> = async (service, who, { body }) => {
  const db = service.database.db;
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
  return database.db
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
  trx: Transaction<Tables>,
  who: Principal,
  { options, requestId }: CheckedBody<'createEpisode'>,
  sources: readonly SourceRow[],
): Promise<EpisodeRow | undefined> {
  const now = new Date();
  const row = await trx
    .insertInto('episodes')
    .values({
      id: randomUUID(),
      organization_id: who.organizationId,
      owner_id: who.userId,
      request_id: requestId ?? null,
      title: provisionalTitle(sources),
      status: 'queued',
      options,
      render_id: randomUUID(),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const links = sources.map(({ id }, position) => ({ episode_id: row.id, source_id: id, position }));
  await trx.insertInto('episode_sources').values(links).execute();
  await enqueueMaking(service, trx, row);
  await notifyEpisodeChanged(service, trx, row);
  return row;
}

/** Until the script gives a better one. */
function provisionalTitle(sources: readonly SourceRow[]): string {
  const [first, ...others] = sources;
  const name = first?.facts?.title ?? first?.name ?? '';
  return others.length === 0 ? name : `${name} and ${others.length} more`;
}
