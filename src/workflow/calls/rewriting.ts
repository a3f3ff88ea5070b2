import type { Principal } from '../../accounts/principal.ts';
import { AppError } from '../../kernel/errors.ts';
import { authorize } from '../../kernel/rules/may.ts';
import type { Writer } from '../../kernel/rules/writers.ts';
import type { Queries } from '../../platform/db/database.ts';
import { applyBrand } from '../brand/apply-brand.ts';
import { castSpeakers, voicesAsked } from '../cast-speakers.ts';
import { insertEpisode } from '../commands/insert-episode.ts';
import { castingSetup } from '../consents/own-voices.ts';
import { findCounterpart } from '../store/counterpart.ts';
import { type EpisodeRow, episodeView, findEpisode } from '../store/episodes.ts';
import type { SourceRow } from '../store/sources.ts';
import { checkOrganizationModel } from '../writing/organization-model.ts';
import type { Call } from './call.ts';

const OTHER: Record<Writer, Writer> = {
  extractive: 'model',
  model: 'extractive',
};

/** A second episode of the same sources and choices by the other writer; asked for twice, it is the same one. */
export const rewriteEpisode: Call<'rewriteEpisode'> = async (service, who, { params }) => {
  const { config, database } = service;
  const { db } = database;
  authorize(who, 'episode.create');
  const episode = await findEpisode(db, who, params.episodeId);
  const there = await counterpartRow(db, who, episode);
  if (there) return episodeView(service, there);
  const wanted = { ...episode.options, writer: OTHER[episode.options.writer] };
  if (wanted.writer === 'model') await checkOrganizationModel({ config, db }, who.organizationId);
  const sources = await readableSources(db, episode.id);
  const language = wanted.language ?? sources[0]?.facts?.language;
  const { options, brand } = await applyBrand(db, who, wanted, language);
  const cast = { organizationId: who.organizationId, ownerId: who.userId };
  const setup = await castingSetup(service, cast, voicesAsked(options));
  castSpeakers(options, language, setup);
  const row = await db
    .transaction()
    .execute((trx) => insertEpisode(service, trx, who, { options, brand, sources, rewriteOf: episode.id }));
  return episodeView(service, row ?? ((await counterpartRow(db, who, episode)) as EpisodeRow));
};

async function counterpartRow(db: Queries, who: Principal, episode: EpisodeRow) {
  const counterpart = await findCounterpart(db, episode);
  return counterpart && findEpisode(db, who, counterpart.id);
}

async function readableSources(db: Queries, episodeId: string): Promise<SourceRow[]> {
  const sources = await db
    .selectFrom('sources')
    .innerJoin('episode_sources', 'episode_sources.source_id', 'sources.id')
    .selectAll('sources')
    .where('episode_sources.episode_id', '=', episodeId)
    .orderBy('episode_sources.position')
    .execute();
  if (sources.length === 0 || sources.some(({ status }) => status === 'failed'))
    throw new AppError('conflict', 'Its sources are not there any more, or could not be read.');
  return sources;
}
