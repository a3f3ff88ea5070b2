import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppError } from '../../../src/kernel/errors.ts';
import { MODEL_PROVIDERS, type ModelProvider } from '../../../src/kernel/rules/writers.ts';
import { readPicture, tryPicture } from '../../../src/script/writers/model/read-picture.ts';
import type { Tally } from '../../../src/script/writers/model/server/tally.ts';
import { type Behaviour, GOOD, type ModelServer, startModelServer } from '../model-server.ts';

const picture = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../fixtures/documents', name));

let models: ModelServer;
let behaviour: Behaviour;
beforeAll(async () => {
  models = await startModelServer(() => behaviour);
});
afterAll(() => models.close());
beforeEach(() => {
  behaviour = GOOD;
  models.calls.length = 0;
});

const modelOf = (provider: ModelProvider) => ({
  provider,
  model: 'test-model',
  apiKey: 'sk-test',
  baseUrl: models.baseUrl,
});
const answer = (text: string) => {
  behaviour = { do: 'answer', change: () => text };
};
const fault = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => expect.unreachable('it was read'),
    (error: AppError) => error,
  );

describe('reading a picture by a model', () => {
  it.each(MODEL_PROVIDERS)('sends the file as it is and gets the copy by %s', async (provider) => {
    answer('# Tides\n- two a day');
    const bytes = picture('two-tides.png');
    expect(await readPicture(modelOf(provider), bytes)).toBe('# Tides\n- two a day');
    expect(JSON.stringify(models.calls[0]!.body)).toContain(bytes.toString('base64'));
  });

  it.each([
    ['without thoughts', '<think>A board.</think>\nEbb -> flood', 'Ebb -> flood'],
    ['without the fence around it', '```markdown\nEbb\n```', 'Ebb'],
    ['with its own fences', 'Ebb\n```\nx\n```\nflood', 'Ebb\n```\nx\n```\nflood'],
  ])('gives the copy %s', async (_, said, read) => {
    answer(said);
    expect(await readPicture(modelOf('compatible'), picture('two-tides.jpg'))).toBe(read);
  });

  it.each(['two-tides.jpg', 'two-tides.png', 'two-tides.webp'])('takes %s', async (name) => {
    expect(await readPicture(modelOf('openai'), picture(name))).toBe('Salt marsh\n47 herons');
  });

  it('refuses what no model takes before anything is sent', async () => {
    for (const bytes of [picture('two-tides.heic'), Buffer.from('no picture')])
      expect(await fault(readPicture(modelOf('openai'), bytes))).toMatchObject({
        code: 'document_unsupported',
        message: expect.stringContaining('JPEG, PNG, WebP or GIF'),
      });
    const huge = Buffer.concat([picture('two-tides.jpg'), Buffer.alloc(20 * 2 ** 20)]);
    expect((await fault(readPicture(modelOf('openai'), huge))).message).toContain('20 MB');
    expect(models.calls).toEqual([]);
  });

  it('says that nothing was read, and what the server answered', async () => {
    answer('[?]');
    const nothing = await fault(readPicture(modelOf('openai'), picture('two-tides.jpg')));
    expect(nothing).toMatchObject({ code: 'writer_failed' });
    expect(nothing.message).toBe(
      'openai/test-model could not read this picture: it read no words in this picture.',
    );
    behaviour = { do: 'status', status: 400, message: 'this model does not support image input' };
    const blind = await fault(readPicture(modelOf('compatible'), picture('two-tides.jpg')));
    expect(blind).toMatchObject({ code: 'writer_failed' });
    expect(blind.message).toContain('400');
  });

  it('counts what it costs, and asks nothing once there is nothing left', async () => {
    const spent: Tally[] = [];
    const onTally = (tally: Tally) => spent.push({ ...tally });
    await readPicture(modelOf('compatible'), picture('two-tides.jpg'), { onTally });
    expect(spent.at(-1)).toMatchObject({ calls: 1, inputTokens: 100, outputTokens: 20 });
    const refused = await fault(
      readPicture(modelOf('compatible'), picture('two-tides.jpg'), { mostTokens: 0 }),
    );
    expect(refused.code).toBe('writer_failed');
    expect(models.calls).toHaveLength(1);
  });

  it('is tried on a picture of our own', async () => {
    expect(await tryPicture(modelOf('compatible'))).toEqual({
      written: 'Salt marsh 47 herons',
      read: 'Salt marsh\n47 herons',
      isRight: true,
    });
    answer('I cannot see any picture.');
    expect((await tryPicture(modelOf('compatible'))).isRight).toBe(false);
  });
});
