import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeLocalModels } from '../../../src/script/writers/model/notice-local-models.ts';
import { writeScriptFromFiles } from '../../../src/workflow/commands/write-script.ts';
import { Workplace } from '../../cli/run-cli.ts';
import { SAMPLE } from '../documents.ts';
import { type ModelServer, startModelServer } from '../model-server.ts';

describe('models that run on this machine', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server.close());

  it('are noticed by either list, and nothing is asked of them', async () => {
    const found = await noticeLocalModels({
      ollamaOrigin: server.origin,
      servers: [
        { server: 'Ollama', origin: server.origin, lists: ['/api/tags', '/v1/models'] },
        { server: 'LM Studio', origin: server.origin, lists: ['/v1/models'] },
        { server: 'Other', origin: server.origin, lists: ['/nothing', '/v1/models'] },
      ],
      timeoutMs: 20_000,
    });
    const models = ['test-model', 'other-model'];
    expect(found).toEqual(
      ['Ollama', 'LM Studio', 'Other'].map((name) => ({ server: name, baseUrl: server.baseUrl, models })),
    );
    expect(server.calls).toEqual([]);
  });

  it('are not there when nobody answers, or something else does', async () => {
    const gone = await startModelServer();
    await gone.close();
    expect(
      await noticeLocalModels({
        ollamaOrigin: gone.origin,
        servers: [
          { server: 'Gone', origin: gone.origin, lists: ['/v1/models'] },
          { server: 'Other', origin: server.origin, lists: ['/nothing'] },
        ],
      }),
    ).toEqual([]);
  });
});

describe('the command', () => {
  let server: ModelServer;
  const place = new Workplace();
  const before = { ...process.env };
  beforeAll(async () => {
    server = await startModelServer();
    process.env.AFTERWORD_WRITER = 'compatible:test-model';
    process.env.AFTERWORD_WRITER_URL = server.baseUrl;
  });
  afterAll(async () => {
    process.env = before;
    place.remove();
    await server.close();
  });

  it('asks the model only when --writer says so', async () => {
    const plain = await place.run(['script', SAMPLE, '--minutes', '2']);
    expect(plain.code, plain.stderr).toBe(0);
    expect(server.calls).toEqual([]);
    expect(JSON.parse(plain.stdout).writer.name).toBe('extractive');
    const asked = await place.run(['script', SAMPLE, '--minutes', '2', '--writer', 'model']);
    expect(asked.code, asked.stderr).toBe(0);
    expect(JSON.parse(asked.stdout).writer).toMatchObject({ name: 'model', model: 'compatible/test-model' });
    expect(server.calls.length).toBeGreaterThan(3);
  });

  it('shows the notes of the writer', async () => {
    const { stdout } = await place.run([
      'script',
      SAMPLE,
      '-m',
      '2',
      '--writer',
      'model',
      '-o',
      'show.script.json',
    ]);
    expect(stdout).toMatch(/Note: \d+ calls to the model; \d+ tokens in, \d+ out\./);
  });

  it('says in doctor which model is set up', async () => {
    expect((await place.run(['doctor'])).stdout).toContain(
      'Writing with a model: compatible/test-model, when --writer model asks for it',
    );
  });

  it('refuses another writer', async () => {
    const { code, stderr } = await place.run(['script', SAMPLE, '--writer', 'robot']);
    expect(code).toBe(2);
    expect(stderr).toContain('extractive, model');
  });

  it('refuses a model that is not set up before the document is read', async () => {
    await expect(
      writeScriptFromFiles({
        documentPaths: ['/nowhere.pdf'],
        choices: { format: 'deep_dive', targetMinutes: 2, writer: 'model' },
      }),
    ).rejects.toMatchObject({ code: 'writer_not_configured' });
  });
});
