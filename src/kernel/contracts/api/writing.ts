import { z } from 'zod';
import { MODEL_PROVIDERS } from '../../rules/writers.ts';
import { audience } from '../script.ts';
import type { Contract } from './contract.ts';
import { id, plainName } from './fields.ts';

/** Where a model answers. A name or a password within the address would be a key that nothing seals. */
const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .max(500)
  .refine((url) => {
    const { username, password, search, hash } = new URL(url);
    return `${username}${password}${search}${hash}` === '';
  }, 'must be an address alone, without a user, a password or anything behind ? or #');

const provider = z.enum(MODEL_PROVIDERS);

const modelServer = z.object({
  provider,
  /** Absent: the provider's usual one. */
  baseUrl: address.optional(),
  key: z.string().trim().min(1).max(500).optional().meta({
    description:
      'Never given back. Absent: the stored one, if it was stored for this provider and address; else none.',
  }),
});

/** A model as a platform admin chooses it. */
const modelChoice = modelServer.extend({
  model: plainName(200),
  /** What it was found as, such as "Ollama". */
  server: plainName(60).optional(),
});

const destination = z.object({
  provider,
  model: z.string(),
  address: z.string(),
  isLocal: z.boolean().meta({ description: 'The address is of the machine that asks it.' }),
  key: z
    .object({ ending: z.string().meta({ description: 'Its last characters; empty of a short one.' }) })
    .nullable(),
});

const tokens = {
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
};

export const writingSettings = z.object({
  /** The stored model. */
  model: destination.extend({ server: z.string().nullable() }).nullable(),
  environment: destination
    .nullable()
    .meta({ description: 'The model of AFTERWORD_WRITER, which is asked in place of the stored one.' }),
  onlyChosen: z.boolean().meta({ description: 'Only the organizations of the list may use it.' }),
  organizations: z.array(z.object({ id, name: z.string() })),
  monthlyTokens: z.int().nullable().meta({ description: 'Tokens in and out together; null: no limit.' }),
  /** Episodes for whom the form proposes the model. */
  defaultAudiences: z.array(audience),
  readsPictures: z.boolean().meta({ description: 'People may have it read handwriting and whiteboards.' }),
  usage: z.object({ month: z.string(), ...tokens }),
});

const platform = {
  chapter: 'Platform',
  access: 'platform',
  gate: 'credentials',
} as const;

export const writingCalls = {
  readWriters: {
    method: 'GET',
    path: '/api/v1/writers',
    summary: 'Which language model may write here, and where it is',
    chapter: 'Episodes',
    access: 'member',
    gate: 'subscription',
    limit: 'general',
    status: 200,
    response: z.object({
      model: z
        .object({
          name: z.string(),
          address: z.string().meta({ description: 'Where the sentences of a document are sent.' }),
          isLocal: z.boolean().meta({ description: 'They stay on the machine of this server.' }),
          isSpent: z
            .boolean()
            .meta({ description: "The month's tokens are used up: the document's own words are used." }),
          defaultAudiences: z.array(audience),
          readsPictures: z
            .boolean()
            .meta({ description: 'It may be asked to read a picture that was recognised badly.' }),
        })
        .nullable(),
    }),
  },
  readWriting: {
    ...platform,
    method: 'GET',
    path: '/api/v1/platform/writing',
    summary: 'The language model of this installation, whom it writes for, and what it has cost',
    limit: 'general',
    status: 200,
    response: writingSettings,
  },
  changeWriting: {
    ...platform,
    method: 'PATCH',
    path: '/api/v1/platform/writing',
    summary: 'Choose the language model, whom it writes for, and the most it may cost',
    limit: 'general',
    body: z
      .object({
        /** null: none. */
        model: modelChoice.nullable().optional(),
        onlyChosen: z.boolean().optional(),
        /** The whole list. */
        organizationIds: z.array(id).max(500).optional(),
        monthlyTokens: z.int().min(1).max(1e12).nullable().optional(),
        defaultAudiences: z.array(audience).max(3).optional(),
        readsPictures: z.boolean().optional(),
      })
      .refine((body) => Object.keys(body).length > 0, 'must hold something to change'),
    status: 200,
    response: writingSettings,
    errors: ['not_found', 'writer_not_configured'],
  },
  findModelServers: {
    ...platform,
    method: 'POST',
    path: '/api/v1/platform/writing/servers',
    summary: 'Look for Ollama, LM Studio and llama.cpp on this machine, with their models',
    limit: 'previews',
    status: 200,
    response: z.object({
      servers: z.array(z.object({ server: z.string(), baseUrl: z.string(), models: z.array(z.string()) })),
    }),
  },
  listServerModels: {
    ...platform,
    method: 'POST',
    path: '/api/v1/platform/writing/models',
    summary: 'The models that an address lists',
    limit: 'previews',
    body: modelServer,
    status: 200,
    response: z.object({
      models: z.array(z.string()).nullable().meta({ description: 'null: it lists none.' }),
    }),
    errors: ['writer_not_configured'],
  },
  testWriting: {
    ...platform,
    method: 'POST',
    path: '/api/v1/platform/writing/test',
    summary: 'Have a model write two turns about two sentences of our own',
    limit: 'previews',
    /** Absent: the one that writes now. */
    body: z.object({ model: modelChoice.optional() }),
    status: 200,
    response: z.object({
      model: z.string(),
      turns: z.array(z.object({ speaker: z.string(), text: z.string() })),
      seconds: z.number(),
      ...tokens,
      isEstimate: z.boolean().meta({ description: 'The server counted no tokens; these are estimated.' }),
    }),
    errors: ['writer_not_configured', 'writer_failed'],
  },
  testPictures: {
    ...platform,
    method: 'POST',
    path: '/api/v1/platform/writing/picture-test',
    summary: 'Have the model that writes now read a picture of our own with a few words on it',
    limit: 'previews',
    status: 200,
    response: z.object({
      model: z.string(),
      written: z.string().meta({ description: 'The words on the picture.' }),
      read: z.string().meta({ description: 'What the model read.' }),
      isRight: z.boolean(),
      seconds: z.number(),
    }),
    errors: ['writer_not_configured', 'writer_failed'],
  },
} as const satisfies Record<string, Contract>;
