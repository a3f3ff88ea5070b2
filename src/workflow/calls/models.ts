import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { writeAudit } from '../../accounts/audit/write-audit.ts';
import { platformAdminNames } from '../../accounts/platform/platform-admins.ts';
import { compact } from '../../kernel/compact.ts';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import { authorize, may } from '../../kernel/rules/may.ts';
import { OPEN_INSTALLS } from '../../kernel/rules/model-installs.ts';
import type { Queries } from '../../platform/db/database.ts';
import {
  type CatalogueEntry,
  publishedModels,
  recommendedModels,
} from '../../speech/model-install/catalogue.ts';
import { removeModel as removeFromFolder } from '../../speech/model-install/install-model.ts';
import { planModel as plan } from '../../speech/model-install/plan-model.ts';
import type { InstalledModel } from '../../speech/models/installed-models.ts';
import { primaryLanguage } from '../../speech/voices/language-match.ts';
import { modelLanguages } from '../../speech/voices/neural-languages.ts';
import { neuralVoices } from '../../speech/voices/neural-voices.ts';
import { installedModels } from '../../speech/voices/voices.ts';
import { INSTALL_MODEL } from '../job-definitions/definitions.ts';
import type { Service } from '../service.ts';
import {
  endInstall,
  findModelInstall,
  modelInstallView,
  notifyInstall,
  recentModelInstalls,
} from '../store/model-installs.ts';
import type { Call } from './call.ts';

type Models = CallResponse<'listModels'>;

export const listModels: Call<'listModels'> = async ({ config, database }, who) => {
  const db = database.db;
  const { models, faults } = installedModels(config);
  const [language, administrators, installs] = await Promise.all([
    usualLanguage(db, who.organizationId),
    platformAdminNames(db),
    may(who, 'model.change') ? recentModelInstalls(db) : undefined,
  ]);
  return compact({
    models: [
      ...models.map(installedView),
      ...faults.map(({ id, error }) => ({
        ...BROKEN,
        id,
        error: { code: error.code, message: error.message },
      })),
    ],
    installs: installs?.map(modelInstallView),
    language,
    published: publishedModels().map(publishedView),
    recommended: recommendations(),
    administrators,
  });
};

const BROKEN = {
  family: '',
  languages: [],
  licence: null,
  source: null,
  bytes: 0,
  addedAt: null,
  catalogueName: null,
  voiceIds: [],
};

function installedView(model: InstalledModel): Models['models'][number] {
  const { id, facts, record } = model;
  return {
    id,
    family: facts.family,
    languages: modelLanguages(model),
    licence: record?.licence ?? null,
    source: record?.source ?? null,
    bytes: facts.bytes,
    addedAt: record?.addedAt ?? null,
    catalogueName: record?.catalogueName ?? null,
    voiceIds: neuralVoices(model).map(({ voice }) => voice.id),
  };
}

function publishedView({ name, family, languages, speakers, licence, bytes }: CatalogueEntry) {
  return { name, family, languages, speakers, licence, bytes };
}

function recommendations(): Models['recommended'] {
  const languages = publishedModels().flatMap((entry) => entry.languages.map(primaryLanguage));
  const named = [...new Set(languages)].map(
    (language) => [language, recommendedModels(language).map(({ name }) => name)] as const,
  );
  return Object.fromEntries(named.filter(([, names]) => names.length > 0));
}

/** The language of most of the organization's documents. */
async function usualLanguage(db: Queries, organizationId: string): Promise<string | undefined> {
  const language = sql<string>`facts ->> 'language'`;
  const row = await db
    .selectFrom('sources')
    .select(language.as('language'))
    .where('organization_id', '=', organizationId)
    .where('removed_at', 'is', null)
    .where(language, 'is not', null)
    .where(language, '<>', 'und')
    .groupBy(language)
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.language;
}

export const planModel: Call<'planModel'> = async ({ config }, who, { query }) => {
  authorize(who, 'model.change');
  const planned = await plan(published(query.name), { release: config.modelsUrl });
  const entry = publishedModels().find(({ name }) => name === query.name) as CatalogueEntry;
  const { bytes, source, sha256, companions, isReachable } = planned;
  return { ...publishedView(entry), bytes, source, sha256, companions, isReachable };
};

/** Only names of the catalogue: a path or an address is for whoever has a shell on the server. */
function published(name: string): string {
  if (publishedModels().some((entry) => entry.name === name)) return name;
  throw new AppError('model_unknown', `There is no model "${name.slice(0, 80)}" in the catalogue.`);
}

/** Asked for twice, it is installed once: the second answer is the first install. */
export const installModel: Call<'installModel'> = async (service, who, { body }, from) => {
  authorize(who, 'model.change');
  const name = published(body.name);
  refuseInstalled(service, name);
  await service.space.refuseUnlessRoom(0);
  const db = service.database.db;
  const row = await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('model_installs')
      .values({
        id: randomUUID(),
        organization_id: who.organizationId,
        requested_by: who.userId,
        kind: 'catalogue',
        name,
        status: 'queued',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!added) return undefined;
    await service.queue.enqueue(trx, INSTALL_MODEL, { installId: added.id }, { group: who.organizationId });
    await writeChange(trx, 'model.install_requested', name, who.userId, from.ipAddress);
    await notifyInstall(service, trx, added);
    return added;
  });
  return modelInstallView(row ?? (await findOpenInstall(db, name)));
};

function refuseInstalled({ config }: Service, name: string): void {
  const there = installedModels(config).models.find(({ record }) => record?.catalogueName === name);
  if (there) throw new AppError('conflict', `${name} is installed already, as ${there.id}.`);
}

function findOpenInstall(db: Queries, name: string) {
  return db
    .selectFrom('model_installs')
    .selectAll()
    .where('name', '=', name)
    .where('kind', '=', 'catalogue')
    .where('status', 'in', OPEN_INSTALLS)
    .executeTakeFirstOrThrow(
      () => new AppError('conflict', `Installing ${name} has just ended. Look again.`),
    );
}

export const cancelModelInstall: Call<'cancelModelInstall'> = async (service, who, { params }, from) => {
  authorize(who, 'model.change');
  const db = service.database.db;
  await db.transaction().execute(async (trx) => {
    const ended = await endInstall(service, trx, params.installId, { status: 'cancelled' });
    if (ended) await writeChange(trx, 'model.install_cancelled', ended.name, who.userId, from.ipAddress);
  });
  return modelInstallView(await findModelInstall(db, params.installId));
};

export const removeModel: Call<'removeModel'> = async (service, who, { params }, from) => {
  authorize(who, 'model.change');
  await removeFromFolder(service.config.modelsDir, params.modelId).catch(withoutFolder);
  await service.database.db.transaction().execute(async (trx) => {
    await writeChange(trx, 'model.removed', params.modelId, who.userId, from.ipAddress);
    await service.events.emit(trx, {
      organizationId: who.organizationId,
      kind: 'model.changed',
      subjectId: randomUUID(),
    });
  });
  return null;
};

/** The command line names the folder; pages name none of the server's. */
function withoutFolder(error: unknown): never {
  if (error instanceof AppError && error.code === 'model_unknown')
    throw new AppError('model_unknown', 'There is no such voice model on this server any more.');
  throw error;
}

function writeChange(
  trx: Queries,
  action: string,
  name: string,
  userId: string,
  ipAddress: string,
): Promise<void> {
  return writeAudit(trx, {
    action,
    resource: `model:${name}`,
    category: 'platform',
    severity: 'medium',
    userId,
    ipAddress,
  });
}
