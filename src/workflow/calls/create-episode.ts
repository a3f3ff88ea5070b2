import type { Principal } from '../../accounts/principal.ts';
import { AppError } from '../../kernel/errors.ts';
import { applyBrand, refuseLocked } from '../brand/apply-brand.ts';
import { castSpeakers, voicesAsked } from '../cast-speakers.ts';
import { insertEpisode } from '../commands/insert-episode.ts';
import { castingSetup } from '../consents/own-voices.ts';
import type { Service } from '../service.ts';
import { type EpisodeRow, episodeView } from '../store/episodes.ts';
import { findSources, type SourceRow } from '../store/sources.ts';
import { checkOrganizationModel } from '../writing/organization-model.ts';
import type { Call } from './call.ts';

/** The row, its sources and its job: all of them or none. A voice there is not, or a model that is not set up, is said at once. */
export const createEpisode: Call<'createEpisode'> = async (service, who, { body }) => {
  const db = service.database.db;
  const again = await sameRequest(service, who, body.requestId);
  if (again) return episodeView(service, again);
  const sources = await findSources(db, who, [...new Set(body.sourceIds)]);
  refuseUnusable(sources);
  if (body.options.writer === 'model')
    await checkOrganizationModel({ config: service.config, db }, who.organizationId);
  const cast = { organizationId: who.organizationId, ownerId: who.userId };
  const language = body.options.language ?? sources[0]?.facts?.language;
  await refuseLocked(db, who, body.options, language);
  const branded = await applyBrand(db, who, body.options, language);
  const setup = await castingSetup(service, cast, voicesAsked(branded.options));
  castSpeakers(branded.options, language, setup);
  const row = await db
    .transaction()
    .execute((trx) => insertEpisode(service, trx, who, { ...body, ...branded, sources }));
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
