import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itDeep } from '../house/depth.ts';
import { ArchiveServer } from '../speech/archive-server.ts';
import { ROOT, Workplace } from './run-cli.ts';

const FIXTURE = path.join(ROOT, 'tests', 'speech', 'fixtures', 'vits-piper-en_US-tiny-low.tar.bz2');
const ID = 'vits-piper-en_US-tiny-low';

describe('afterword models', () => {
  const place = new Workplace();
  const server = new ArchiveServer(readFileSync(FIXTURE));
  const run = (...args: string[]) => place.run(['models', ...args]);
  const before = process.env.AFTERWORD_MODELS;

  beforeAll(async () => {
    await server.start();
    process.env.AFTERWORD_MODELS = place.at('models');
    process.env.OPENAI_API_KEY = '';
  });
  afterAll(() => {
    server.stop();
    place.remove();
    if (before === undefined) delete process.env.AFTERWORD_MODELS;
    else process.env.AFTERWORD_MODELS = before;
  });

  it('fetches nothing without a yes, having said size and licence', async () => {
    server.behave('whole');
    const { code, stderr } = await run('add', `${server.origin}/${ID}.tar.bz2`);
    expect(code).toBe(2);
    expect(stderr).toMatch(/Licence: +not published/);
    expect(stderr).toMatch(/Size: +1\.2 kB/);
    expect(stderr).toContain('--yes');
    expect(server.requests.every(({ method }) => method === 'HEAD')).toBe(true);
  });

  itDeep('adds, lists, speaks, checks and removes a model', async () => {
    server.behave({ cutAfter: 500 }, 'whole');
    const added = await run('add', `${server.origin}/${ID}.tar.bz2`, '--yes', '--json');
    expect(JSON.parse(added.stdout)).toMatchObject({ id: ID, sampleRate: 16_000 });
    expect(JSON.parse((await run('list', '--json')).stdout)).toMatchObject({
      models: [{ id: ID, family: 'piper', voices: ['piper:en_US-tiny-low#0'], licence: null }],
      faults: [],
    });
    const listed = await place.run(['voices', '--lang', 'en']);
    expect(listed.stdout).toMatch(/piper:en_US-tiny-low#0 .* neural$/m);
    const said = await place.run([
      'voices',
      '--say',
      'piper:en_US-tiny-low#0',
      '--text',
      'High water is at noon.',
    ]);
    expect(said).toMatchObject({ code: 0, leftProcess: false });
    expect(said.stdout).toContain('piper-en_US-tiny-low-0.wav');
    expect((await run('verify')).stdout).toBe(`✓ ${ID}: loads and speaks, 16000 Hz\n`);
    expect((await place.run(['doctor'])).stdout).toContain('Voice models: 1 ');
    expect((await run('remove', ID)).code).toBe(0);
    expect(JSON.parse((await run('list', '--json')).stdout).models).toEqual([]);
    expect(place.leftovers()).toEqual([]);
  });

  it('lists what is published', async () => {
    const { stdout, stderr } = await run('list', '--available', '--lang', 'de');
    expect(stdout).toMatch(/^vits-piper-de_DE-thorsten-medium +de-DE, 1 speaker, licence: not published$/m);
    expect(stderr).toMatch(/\d+ models in 1 language/);
  });

  it.each([
    [['add', 'vits-piper-de_DE-torsten-medium'], 5, /vits-piper-de_DE-thorsten-medium.*\[model_unknown\]/],
    [['add'], 2, /Which model\?/],
    [['polish'], 2, /can list, add, remove and verify/],
    [['remove', 'nobody'], 5, /model_unknown/],
    [['add', 'ftp://example.org/a.tar.bz2'], 5, /http and https/],
  ])('%o is met with what would be right', async (args, code, sentence) => {
    const result = await run(...args);
    expect(result.code).toBe(code);
    expect(result.stderr).toMatch(sentence);
  });

  it('asks for the key of a cloud voice by its name', async () => {
    const { code, stderr } = await place.run(['voices', '--say', 'openai:alloy']);
    expect(code).toBe(5);
    expect(stderr).toContain('OPENAI_API_KEY');
  });
});
