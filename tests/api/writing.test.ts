import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WriterConfig } from '../../src/platform/config/config.ts';
import { type ModelServer, startModelServer } from '../script/model-server.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const KEY = 'sk-a-key-that-nobody-may-ever-see-abcd';
const PATH = '/api/v1/platform/writing';

let server: TestServer;
let models: ModelServer;

beforeAll(async () => {
  models = await startModelServer();
  server = await openTestServer();
  const { service, otto } = server;
  await service.database.db
    .insertInto('user_roles')
    .values({ user_id: otto.userId, role: 'platform_admin' })
    .execute();
  service.config.ollamaOrigin = models.origin;
});
afterAll(async () => {
  await server.close();
  await models.close();
});

const read = () => server.ask('GET', PATH, { as: server.otto });
const change = (body: object) => server.ask('PATCH', PATH, { as: server.otto, body });
const writersFor = async (as: TestServer['ada']) => (await server.ask('GET', '/api/v1/writers', { as })).json;
const choose = (more: object = {}) =>
  change({ model: { provider: 'compatible', baseUrl: models.baseUrl, model: 'test-model', ...more } });

beforeEach(async () => {
  const { db } = server.service.database;
  for (const table of ['writing_settings', 'writing_organizations', 'writing_usage'] as const)
    await db.deleteFrom(table).execute();
  server.service.config.writer = undefined;
  models.calls.length = 0;
});

describe('the model of an installation', () => {
  it('is none to begin with, and nobody but a platform admin sets it', async () => {
    expect((await read()).json).toMatchObject({ model: null, environment: null, monthlyTokens: null });
    expect(await writersFor(server.ada)).toEqual({ model: null });
    const body = { monthlyTokens: 5 };
    for (const [method, path, sent] of [
      ['GET', PATH, undefined],
      ['PATCH', PATH, body],
      ['POST', `${PATH}/servers`, undefined],
      ['POST', `${PATH}/models`, { provider: 'compatible' }],
      ['POST', `${PATH}/test`, {}],
    ] as const)
      expect((await server.ask(method, path, { as: server.ada, body: sent })).status, path).toBe(403);
    expect(models.calls).toEqual([]);
  });

  it('is found on this machine by the name of its server', async () => {
    const found = await server.ask('POST', `${PATH}/servers`, { as: server.otto });
    expect(found.json.servers).toContainEqual({
      server: 'Ollama',
      baseUrl: models.baseUrl,
      models: ['test-model', 'other-model'],
    });
    expect(models.calls).toEqual([]);
  });

  it('is named to members, with where their sentences go', async () => {
    await choose({ server: 'Ollama' });
    expect((await read()).json.model).toMatchObject({ server: 'Ollama', isLocal: true, key: null });
    expect((await writersFor(server.ada)).model).toEqual({
      name: 'test-model',
      address: models.baseUrl,
      isLocal: true,
      isSpent: false,
      defaultAudiences: [],
      readsPictures: false,
    });
    await change({ model: { provider: 'openai', model: 'gpt', key: KEY }, defaultAudiences: ['expert'] });
    expect((await writersFor(server.vera)).model).toMatchObject({
      address: 'https://api.openai.com/v1',
      isLocal: false,
      defaultAudiences: ['expert'],
    });
    await change({ model: null });
    expect(await writersFor(server.ada)).toEqual({ model: null });
  });

  it('is refused at an address that hides a key, or without the key that its provider needs', async () => {
    for (const baseUrl of [
      'http://me:secret@127.0.0.1/v1',
      'http://127.0.0.1/v1?key=secret',
      'ftp://a.example',
    ])
      expect((await choose({ baseUrl })).status, baseUrl).toBe(400);
    const without = await change({ model: { provider: 'anthropic', model: 'claude' } });
    expect(without.json.error).toMatchObject({ code: 'writer_not_configured' });
    expect((await read()).json.model).toBeNull();
  });

  it('is that of the environment where there is one', async () => {
    await choose();
    const config: WriterConfig = { provider: 'openai', model: 'of-the-environment', apiKey: KEY };
    server.service.config.writer = config;
    const { json, text } = await read();
    expect(json.environment).toMatchObject({ model: 'of-the-environment', key: { ending: '' } });
    expect(json.model).toMatchObject({ model: 'test-model' });
    expect(text).not.toContain(KEY);
    expect((await writersFor(server.ada)).model).toMatchObject({ name: 'of-the-environment' });
  });
});

describe('a key', () => {
  it('stands sealed in the database, and is nowhere else', async () => {
    await choose({ key: KEY });
    const { json, text } = await read();
    expect(json.model.key).toEqual({ ending: 'abcd' });
    expect(text).not.toContain(KEY);
    const { db } = server.service.database;
    const row = await db.selectFrom('writing_settings').select('sealed_key').executeTakeFirstOrThrow();
    expect(row.sealed_key?.includes(KEY)).toBe(false);
    const entries = await db.selectFrom('audit_log').selectAll().execute();
    expect(entries.map(({ action }) => action)).toContain('writing.changed');
    expect(JSON.stringify(entries)).not.toContain(KEY);
    expect(entries.findLast(({ action }) => action === 'writing.changed')?.details).toMatchObject({
      model: 'compatible/test-model',
      newKey: true,
    });
  });

  it('shows nothing of itself when it is short', async () => {
    await choose({ key: 'short-key' });
    expect((await read()).json.model.key).toEqual({ ending: '' });
  });

  it('is kept for another model of the same address, and sent to no other', async () => {
    await choose({ key: KEY });
    await choose({ model: 'other-model' });
    expect((await read()).json.model).toMatchObject({ model: 'other-model', key: { ending: 'abcd' } });
    await server.ask('POST', `${PATH}/test`, { as: server.otto, body: {} });
    expect(models.calls.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);

    const elsewhere = await startModelServer();
    try {
      const model = { provider: 'compatible', baseUrl: elsewhere.baseUrl, model: 'test-model' };
      expect((await server.ask('POST', `${PATH}/test`, { as: server.otto, body: { model } })).status).toBe(
        200,
      );
      expect(elsewhere.calls.at(-1)?.headers.authorization).toBeUndefined();
      await change({ model });
      expect((await read()).json.model).toMatchObject({ key: null });
    } finally {
      await elsewhere.close();
    }
  });

  it('is not repeated by a server that refuses it', async () => {
    const strict = await startModelServer(({ headers }) => ({
      do: 'status',
      status: 401,
      // Long enough to be cut within the key.
      message: `${'no '.repeat(46)}${headers.authorization} in full: ${headers.authorization}`,
    }));
    try {
      const model = { provider: 'compatible', baseUrl: strict.baseUrl, model: 'test-model', key: KEY };
      const answer = await server.ask('POST', `${PATH}/test`, { as: server.otto, body: { model } });
      expect(answer.json.error).toMatchObject({ code: 'writer_not_configured' });
      expect(answer.json.error.message).toContain('***');
      expect(answer.text).not.toContain(KEY.slice(0, 8));
    } finally {
      await strict.close();
    }
  });
});

describe('a test', () => {
  it('shows two turns and what they took, and counts for the month', async () => {
    await choose();
    const { json } = await server.ask('POST', `${PATH}/test`, { as: server.otto, body: {} });
    expect(json).toMatchObject({
      model: 'test-model',
      turns: [{ speaker: 'Maya' }, { speaker: 'Leo', text: expect.stringContaining('four millimetres') }],
      calls: 1,
      inputTokens: 100,
      outputTokens: 20,
      isEstimate: false,
    });
    expect(json.seconds).toBeGreaterThanOrEqual(0);
    expect((await read()).json.usage).toMatchObject({ calls: 1, inputTokens: 100, outputTokens: 20 });
  });

  it.each([
    [
      'says nothing of the kind',
      { do: 'answer', change: (): string => 'I would rather talk about the weather.' },
    ],
    ['writes one turn', { do: 'answer', change: (): string => '{"speaker": 0, "text": "Well?"}' }],
    ['breaks off', { do: 'status', status: 503 }],
  ] as const)('fails when the model %s', async (_what, behaviour) => {
    const bad = await startModelServer(() => behaviour);
    try {
      const model = { provider: 'compatible', baseUrl: bad.baseUrl, model: 'test-model' };
      const answer = await server.ask('POST', `${PATH}/test`, { as: server.otto, body: { model } });
      expect([answer.status, answer.json.error.code]).toEqual([502, 'writer_failed']);
      expect((await read()).json.usage.calls).toBe(1);
    } finally {
      await bad.close();
    }
  });

  it('does not follow a server that leads elsewhere', async () => {
    const elsewhere = await startModelServer();
    const leading = await startModelServer(() => ({
      do: 'status',
      status: 307,
      headers: { location: `${elsewhere.baseUrl}/chat/completions` },
    }));
    try {
      const model = { provider: 'compatible', baseUrl: leading.baseUrl, model: 'test-model' };
      const answer = await server.ask('POST', `${PATH}/test`, { as: server.otto, body: { model } });
      expect(answer.status).toBe(502);
      expect(elsewhere.calls).toEqual([]);
    } finally {
      await elsewhere.close();
      await leading.close();
    }
  });
});

describe('whom it writes for', () => {
  it('is everybody, or the organizations that were chosen', async () => {
    await choose();
    const { ada, otto } = server;
    const only = await change({ onlyChosen: true, organizationIds: [ada.organizationId] });
    expect(only.json).toMatchObject({ onlyChosen: true, organizations: [{ id: ada.organizationId }] });
    expect((await writersFor(ada)).model).not.toBeNull();
    expect((await writersFor(otto)).model).toBeNull();
    const source = await server.ask('POST', '/api/v1/sources', {
      as: otto,
      body: { kind: 'text', text: 'A marsh grows by four millimetres a year. Its plants endure salt.' },
    });
    const refused = await server.ask('POST', '/api/v1/episodes', {
      as: otto,
      body: { sourceIds: [source.json.id], options: { writer: 'model' } },
    });
    expect(refused.json.error).toMatchObject({
      code: 'writer_not_configured',
      message: expect.stringContaining('not offered to your organization'),
    });
  });

  it('is refused for an organization that there is not', async () => {
    const ids = ['00000000-0000-4000-8000-000000000000'];
    expect((await change({ organizationIds: ids })).status).toBe(404);
  });

  it('ends with the tokens of the month', async () => {
    await choose();
    await change({ monthlyTokens: 100 });
    expect((await writersFor(server.ada)).model).toMatchObject({ isSpent: false });
    await server.ask('POST', `${PATH}/test`, { as: server.otto, body: {} });
    expect((await writersFor(server.ada)).model).toMatchObject({ isSpent: true });
    await change({ monthlyTokens: null });
    expect((await writersFor(server.ada)).model).toMatchObject({ isSpent: false });
  });
});
