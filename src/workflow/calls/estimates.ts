import { compact } from '../../kernel/compact.ts';
import type { Config, WriterConfig } from '../../platform/config/config.ts';
import { findDestination } from '../../script/writers/model/server/open-model.ts';
import { findVoice } from '../../speech/voices/voices.ts';
import { castSpeakers } from '../cast-speakers.ts';
import { fillableMinutes } from '../fillable-minutes.ts';
import type { Service } from '../service.ts';
import { findSources } from '../store/sources.ts';
import { expectShow } from '../warm-up.ts';
import { findOrganizationModel } from '../writing/organization-model.ts';
import type { Call } from './call.ts';
import { voiceView } from './voices.ts';

/** Of English prose, until a source says otherwise. */
const USUAL_WORDS_A_MINUTE = 160;
/** Renders that say how fast this server is. */
const LAST_RENDERS = 20;

export const createEstimate: Call<'createEstimate'> = async (service, who, { body }) => {
  // The form asks as soon as it is opened.
  expectShow();
  const { config, database } = service;
  const { options } = body;
  const sources = await findSources(database.db, who, [...new Set(body.sourceIds)]);
  const facts = sources.flatMap((source) => source.facts ?? []);
  const language = options.language ?? facts[0]?.language ?? 'und';
  const speakers = castSpeakers(options, language, config);
  const minutes = facts.reduce((sum, each) => sum + each.spokenMinutes, 0);
  const words = facts.reduce((sum, each) => sum + each.bodyWords, 0);
  const pace = minutes > 0 ? words / minutes : USUAL_WORDS_A_MINUTE;
  const model =
    options.writer === 'model'
      ? await findOrganizationModel({ config, db: database.db }, who.organizationId)
      : undefined;
  const readyInSeconds = await estimateSeconds(service, who.organizationId, options.targetMinutes);
  return compact({
    sourceMinutes: Math.round(fillableMinutes(options.format, minutes) * 10) / 10,
    words: Math.round((options.targetMinutes * pace) / 10) * 10,
    readyInSeconds,
    leavesServer: servicesUsed(
      speakers.map(({ voiceId }) => voiceId),
      config,
      model?.config,
    ),
    language,
    cast: speakers.map(({ name, role, voiceId }) => ({
      name,
      role,
      voice: voiceView(findVoice(voiceId, config)),
    })),
    pending: sources.filter(({ status }) => status !== 'ready' && status !== 'failed').length,
  });
};

/** Seconds until it is ready, at the rate of this organization's last renders; undefined before the first. */
async function estimateSeconds(
  { database }: Service,
  organizationId: string,
  minutes: number,
): Promise<number | undefined> {
  const rows = await database.db
    .selectFrom('episodes')
    .select(['work_ms', 'duration_ms'])
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'done')
    .where('work_ms', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(LAST_RENDERS)
    .execute();
  const rates = rows
    .map(({ work_ms, duration_ms }) => (work_ms ?? 0) / Math.max(1, duration_ms ?? 1))
    .sort((a, b) => a - b);
  const median = rates[Math.floor(rates.length / 2)];
  return median === undefined ? undefined : Math.max(1, Math.round(median * minutes * 60));
}

/** Services outside that would be sent text; a model on this machine is none. */
function servicesUsed(
  voiceIds: readonly string[],
  config: Config,
  model: WriterConfig | undefined,
): string[] {
  const voices = voiceIds.map((id) => findVoice(id, config)).filter(({ kind }) => kind === 'cloud');
  const engines = voices.map(({ engine }) => engine);
  const destination = model && findDestination(model);
  return [
    ...new Set([
      ...engines,
      ...(destination && !destination.isLocal ? [new URL(destination.address).host] : []),
    ]),
  ];
}
