import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { AUTH_PATHS } from '../../src/accounts/sign-in/auth-paths.ts';
import { docsPage } from '../../src/api/docs/docs-page.ts';
import { html } from '../../src/api/docs/html.ts';
import { buildOpenApi } from '../../src/api/openapi/build-openapi.ts';
import type { JsonSchema } from '../../src/api/openapi/json-schema.ts';
import { makeExample } from '../../src/api/openapi/make-example.ts';
import { CALLS, type CallName } from '../../src/kernel/contracts/addresses.ts';
import { API } from '../../src/kernel/contracts/api/api.ts';
import type { Contract } from '../../src/kernel/contracts/api/contract.ts';
import { REALTIME_PATH, UPLOADS_PATH } from '../../src/kernel/contracts/calls.ts';
import { ERROR_CODES } from '../../src/kernel/errors.ts';

const api = buildOpenApi();
const NAMES = Object.keys(CALLS) as CallName[];
const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods));
const operationOf = (name: string) =>
  operations.find(({ operationId }) => operationId === name) as JsonSchema;

describe('the description for programs', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(api) as never);
    expect(result).toMatchObject({ valid: true });
    expect(result.errors).toBeUndefined();
  });

  it('notices what is not', async () => {
    const broken = { ...structuredClone(api), paths: { '/x': { get: { responses: 7 } } } };
    expect((await new Validator().validate(broken as never)).valid).toBe(false);
  });

  it.each(NAMES)('holds %s: its address, what goes in and out, its errors', (name) => {
    const { method, path } = CALLS[name];
    const contract: Contract = API[name];
    const place = path.replace(/:(\w+)/g, '{$1}');
    const operation = api.paths[place]?.[method.toLowerCase()] as JsonSchema;
    expect(operation.operationId).toBe(name);
    expect(operation.summary).toBe(contract.summary);
    const responses = operation.responses as Record<string, JsonSchema>;
    expect(responses[contract.status]).toBeDefined();
    expect(Boolean(operation.requestBody)).toBe(Boolean(contract.body));
    const parameters = (operation.parameters ?? []) as { name: string; in: string }[];
    expect(parameters.filter((each) => each.in === 'path').map((each) => each.name)).toEqual(
      [...path.matchAll(/:(\w+)/g)].map(([, key]) => key),
    );
    expect(responses['401'] !== undefined).toBe(contract.access !== 'public' || name === 'createSession');
    expect(responses['402'] !== undefined).toBe(contract.gate === 'subscription');
    for (const [status, { 'x-codes': codes = [] }] of Object.entries(responses))
      for (const code of codes as (keyof typeof ERROR_CODES)[])
        expect(ERROR_CODES[code].status).toBe(Number(status));
  });

  it('holds what is no call: uploads, live events, health, measures', () => {
    const paths = [
      UPLOADS_PATH,
      `${UPLOADS_PATH}/{sourceId}`,
      REALTIME_PATH,
      '/healthz',
      '/readyz',
      '/metrics',
      '/storage/{bucket}/{path}',
      ...Object.keys(AUTH_PATHS).map((path) => `/api/auth/${path}`),
    ];
    for (const path of paths) expect(Object.keys(api.paths)).toContain(path);
  });

  it('names every shape that is referred to, and no other', () => {
    const text = JSON.stringify(api);
    const named = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name));
    expect([...named].sort()).toEqual(Object.keys(api.components.schemas).sort());
  });

  it.each([
    ['Source', 'progress', 'Of reading, 0 to 1.'],
    ['NewEpisode', 'sourceIds', 'In the order they are to be talked about.'],
    ['EpisodeChoices', 'music', 'A theme for opening, transitions and end.'],
    ['Episode', 'revision', 'Of the script; 0 while there is none.'],
    ['Source', 'error', 'Why it could not be read, when status is failed.'],
  ])('has the note on %s.%s that stands beside the field', (shape, field, description) => {
    const properties = api.components.schemas[shape]?.properties as Record<string, JsonSchema>;
    expect(properties[field]?.description).toBe(description);
  });

  it.each(NAMES.filter((name) => 'body' in API[name] && API[name].body))(
    'has an example of %s that is taken',
    (name) => {
      const { content } = operationOf(name).requestBody as {
        content: Record<string, { schema: JsonSchema }>;
      };
      const example = makeExample(content['application/json']?.schema ?? {}, api.components.schemas);
      expect((API[name] as Contract).body?.safeParse(example).error).toBeUndefined();
    },
  );
});

describe('the page for people', () => {
  const page = docsPage(api).body;

  it('has a section for every call and every shape, and leads to each', () => {
    for (const name of NAMES) {
      expect(page).toContain(`id="${name}"`);
      expect(page).toContain(`href="#${name}"`);
      expect(page).toContain(CALLS[name].path.replace(/:(\w+)/g, '{$1}'));
    }
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBe([...page.matchAll(/ id="/g)].length);
  });

  it('needs neither scripts nor inline styles, which the policy forbids', () => {
    expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
  });

  it('escapes what stands in texts', () => {
    expect(html`<p>${'<b onclick="x">&\''}</p>`.html).toBe(
      '<p>&#60;b onclick=&#34;x&#34;&#62;&#38;&#39;</p>',
    );
  });
});
