import type { z } from 'zod';
import { API, type Contract } from '../../kernel/contracts/api/api.ts';
import { CALLS, type CallName } from '../../kernel/contracts/calls.ts';
import type { ErrorCode } from '../../kernel/errors.ts';
import { VERSION } from '../../platform/version.ts';
import { USUAL_LIMITS } from '../plugins/limits.ts';
import { bodyBytes } from '../route-of.ts';
import { authOperations } from './auth-operations.ts';
import { errorsOf, statusesOf } from './call-errors.ts';
import { CHAPTERS, chapterOf } from './chapters.ts';
import { FIELD_NOTES } from './field-notes.ts';
import { type JsonSchema, JsonSchemas } from './json-schema.ts';
import { ANSWER_SHAPES } from './named-schemas.ts';
import type { OpenApi } from './open-api.ts';
import { OTHER_PATHS } from './other-paths.ts';

/** Calls whose answer is bytes, and what kind. */
const BYTES: Partial<Record<CallName, string>> = {
  readFile: 'application/octet-stream',
  readLivePlaylist: 'application/vnd.apple.mpegurl',
  readLiveSegment: 'audio/mpeg',
  readVoicePreview: 'audio/mpeg',
  readDiscoverAudio: 'audio/mpeg',
};

/** Calls whose answer is a text made on the spot. */
const TEXTS: Partial<Record<CallName, string>> = {
  readPasswordRange: 'text/plain',
  exportAccount: 'application/json',
  exportAudit: 'text/csv',
};

/** Describes every call from its contract, in OpenAPI 3.1. */
export function buildOpenApi(): OpenApi {
  const schemas = new JsonSchemas();
  const paths: OpenApi['paths'] = {};
  for (const name of Object.keys(CALLS) as CallName[]) {
    const { method, path } = CALLS[name];
    const place = path.replace(/:(\w+)/g, '{$1}');
    paths[place] = { ...paths[place], [method.toLowerCase()]: operation(name, API[name], schemas) };
  }
  Object.assign(
    paths,
    authOperations(schemas, (...codes) => described(statusesOf(codes))),
  );
  for (const shape of ANSWER_SHAPES) schemas.answer(shape);
  annotate(schemas.shapes);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Afterword',
      version: VERSION,
      summary: 'Turns documents into conversations worth listening to.',
      description: INTRODUCTION,
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: '/' }],
    tags: CHAPTERS.map((name) => ({ name })),
    security: [{ session: [] }],
    paths: { ...paths, ...OTHER_PATHS },
    components: {
      schemas: schemas.shapes,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'af_session', description: 'Set by signing in.' },
        bearer: { type: 'http', scheme: 'bearer', description: 'A token of createAccessToken.' },
        metrics: { type: 'http', scheme: 'bearer', description: 'The token of AFTERWORD_METRICS_TOKEN.' },
      },
    },
  };
}

const INTRODUCTION = [
  'Sign in first: the answer sets the cookie `af_session`, which every further call sends.',
  'Calls other than GET must come from this site: browsers say so by themselves, programs send the header `Origin` with the address of this server.',
  'Bodies are JSON in UTF-8. Times of day are ISO 8601 in UTC.',
  'Every error has one shape, `{"error": {"code", "message", "details?"}}`; codes are stable.',
  `A person may make ${USUAL_LIMITS.person} calls a minute, ${USUAL_LIMITS.making} of them to make something, and an address ${USUAL_LIMITS.signIn} tries to sign in, ${USUAL_LIMITS.account} of them to one account; beyond that the answer is 429, and \`Retry-After\` says when to go on.`,
  'Every answer has an `X-Request-Id`, which joins it to the log.',
].join('\n\n');

function operation(name: CallName, contract: Contract, schemas: JsonSchemas): JsonSchema {
  const { summary, access, body, params, query } = contract;
  return {
    operationId: name,
    summary,
    tags: [chapterOf(name)],
    ...(access === 'public' ? { security: [] } : {}),
    ...(access === 'bearer' ? { security: [{ bearer: [] }] } : {}),
    ...(params || query
      ? { parameters: [...fields(schemas, params, 'path'), ...fields(schemas, query, 'query')] }
      : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            description: `At most ${bodyBytes(name)} bytes.`,
            content: { 'application/json': { schema: schemas.given(body) } },
          },
        }
      : {}),
    responses: { ...success(name, contract, schemas), ...failures(name, contract) },
  };
}

function fields(schemas: JsonSchemas, schema: z.ZodType | undefined, where: 'path' | 'query'): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.given(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: inner,
  }));
}

function success(name: CallName, { status, response }: Contract, schemas: JsonSchemas): JsonSchema {
  if (status === 204) return { 204: { description: 'Done; nothing to say' } };
  const text = TEXTS[name];
  if (text) return { 200: { description: 'The text', content: { [text]: {} } } };
  const bytes = BYTES[name];
  if (!bytes)
    return {
      [status]: {
        description: 'Done',
        content: { 'application/json': { schema: schemas.answer(response) } },
      },
    };
  const content = { [bytes]: {} };
  if (name === 'readLivePlaylist') return { 200: { description: 'The playlist so far', content } };
  return {
    200: { description: 'The bytes; ETag and Accept-Ranges come along', content },
    206: { description: 'The range asked for by Range', content },
    ...(name === 'readFile'
      ? { 302: { description: 'Where files lie in an S3-compatible store: a link to it, good for hours' } }
      : {}),
    304: { description: 'Unchanged since the ETag of If-None-Match' },
    416: { description: 'The range begins past the end', content: ERROR_CONTENT },
  };
}

const ERROR_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

function failures(name: CallName, contract: Contract): JsonSchema {
  return described(errorsOf(name, contract));
}

function described(byStatus: Map<number, ErrorCode[]>): JsonSchema {
  const errors = [...byStatus].sort(([one], [other]) => one - other);
  return Object.fromEntries(
    errors.map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: ERROR_CONTENT, 'x-codes': codes },
    ]),
  );
}

function annotate(shapes: Record<string, JsonSchema>): void {
  for (const [name, notes] of Object.entries(FIELD_NOTES)) {
    const properties = (shapes[name]?.properties ?? {}) as Record<string, JsonSchema>;
    for (const [field, description] of Object.entries(notes))
      if (properties[field]) properties[field] = { ...properties[field], description };
  }
}
