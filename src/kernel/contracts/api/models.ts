import { z } from 'zod';
import { INSTALL_STATUSES } from '../../rules/model-installs.ts';
import type { Contract } from './contract.ts';
import { fault, id, instant, nothing } from './fields.ts';

const licence = z.string().nullable().meta({ description: 'Null: not published apart from the archive.' });

/** A model that can be installed by its name. */
export const publishedModel = z
  .object({
    name: z.string(),
    family: z.string(),
    languages: z.array(z.string()).meta({ description: 'BCP 47.' }),
    speakers: z.int().nullable(),
    licence,
    bytes: z
      .int()
      .nullable()
      .meta({ description: 'Of its archive; null: the server of the archives is asked first.' }),
  })
  .meta({ id: 'PublishedModel' });

const installedModel = z
  .object({
    id: z.string(),
    family: z.string(),
    languages: z.array(z.string()),
    licence,
    source: z.string().nullable(),
    bytes: z.int(),
    addedAt: instant.nullable(),
    catalogueName: z.string().nullable(),
    /** Of its voices; none where it waits for a recording. */
    voiceIds: z.array(z.string()),
    /** Why it cannot be used. */
    error: fault.optional(),
  })
  .meta({ id: 'InstalledModel' });

export const modelInstall = z
  .object({
    id,
    kind: z.enum(['catalogue', 'upload']),
    /** Of the catalogue, or the archive's file name. */
    name: z.string(),
    status: z.enum(INSTALL_STATUSES),
    doneBytes: z.int(),
    totalBytes: z.int().nullable(),
    /** Of the model that it became. */
    modelId: z.string().nullable(),
    error: fault.optional(),
    createdAt: instant,
  })
  .meta({ id: 'ModelInstall' });

export const modelCalls = {
  listModels: {
    method: 'GET',
    path: '/api/v1/models',
    summary: 'The voice models of this server, what would be better, and who may install it',
    chapter: 'Voices',
    access: 'member',
    gate: 'subscription',
    limit: 'general',
    status: 200,
    response: z.object({
      models: z.array(installedModel),
      /** Of the last weeks, newest first; for platform admins alone. */
      installs: z.array(modelInstall).optional(),
      /** The language of most documents of the organization, BCP 47; absent where there are none. */
      language: z.string().optional(),
      published: z.array(publishedModel),
      /** Names of `published`, by primary language: what makes shows in it sound best for its size. */
      recommended: z.record(z.string(), z.array(z.string())),
      administrators: z.array(z.string()).meta({ description: 'Names of those who may install voices.' }),
    }),
  },
  planModel: {
    method: 'GET',
    path: '/api/v1/platform/models/plan',
    summary: 'What installing a model would fetch; its server is asked, and nothing is fetched',
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'previews',
    query: z.object({ name: z.string().min(1).max(200) }),
    status: 200,
    response: publishedModel.extend({
      source: z.string(),
      sha256: z.string().nullable(),
      companions: z.array(z.string()),
      isReachable: z
        .boolean()
        .meta({ description: 'False: no server answered. An archive can be uploaded.' }),
    }),
    errors: ['model_unknown', 'model_download_failed'],
  },
  installModel: {
    method: 'POST',
    path: '/api/v1/platform/models',
    summary: 'Install a model of the catalogue; one that was stopped goes on where it was',
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'making',
    body: z.object({ name: z.string().min(1).max(200) }),
    status: 202,
    response: modelInstall,
    errors: ['model_unknown', 'conflict', 'storage_full'],
  },
  cancelModelInstall: {
    method: 'POST',
    path: '/api/v1/platform/model-installs/:installId/cancel',
    summary: 'Stop installing a model; what was fetched is kept for the next time',
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'general',
    params: z.object({ installId: id }),
    status: 200,
    response: modelInstall,
    errors: ['not_found'],
  },
  removeModel: {
    method: 'DELETE',
    path: '/api/v1/platform/models/:modelId',
    summary: 'Remove a voice model; episodes made with it keep their sound',
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'general',
    params: z.object({ modelId: z.string().min(1).max(200) }),
    status: 204,
    response: nothing,
    errors: ['model_unknown'],
  },
} as const satisfies Record<string, Contract>;
