import { beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../../../src/kernel/artifacts.ts';
import { checkWriter } from '../../../src/script/writers/model/server/open-model.ts';
import { writeWithModel } from '../../../src/script/writers/model/write-with-model.ts';
import { documentOf, SAMPLE, textDocument } from '../documents.ts';
import { GOOD, startModelServer } from '../model-server.ts';
import { eachTurn } from './compose-answer.ts';
import { leo, maya, writeAgainst } from './write.ts';

const options = { format: 'deep_dive', targetMinutes: 2, speakers: [maya, leo] } as const;

describe('a model that is not set up', () => {
  it('is refused with what to do', () => {
    expect(() => checkWriter(undefined)).toThrow(
      expect.objectContaining({
        code: 'writer_not_configured',
        message: expect.stringContaining('AFTERWORD_WRITER'),
      }),
    );
  });

  it.each([
    ['openai', 'OPENAI_API_KEY'],
    ['anthropic', 'ANTHROPIC_API_KEY'],
    ['google', 'GOOGLE_GENERATIVE_AI_API_KEY'],
  ] as const)('%s without its key is refused', (provider, variable) => {
    expect(() => checkWriter({ provider, model: 'any' })).toThrow(
      expect.objectContaining({ code: 'writer_not_configured', message: expect.stringContaining(variable) }),
    );
  });

  it('a server of one’s own needs none', () => {
    const own = { provider: 'compatible', model: 'any' } as const;
    expect(checkWriter(own)).toBe(own);
  });
});

describe('what stops a run', () => {
  let document: Document;
  beforeAll(async () => {
    document = await documentOf(SAMPLE);
  });

  it('nobody listens: the script is made without the model', async () => {
    const gone = await startModelServer();
    await gone.close();
    const script = await writeWithModel(document, options, {
      model: { provider: 'compatible', model: 'any', baseUrl: gone.baseUrl },
      wait: async () => {},
    });
    expect(script.writer.name).toBe('extractive');
    expect(script.segments[0]?.fallbackReason).toContain('could not be reached');
  });

  it('a server that repeats the key does not get it into the message', async () => {
    const run = writeAgainst(
      () => ({ do: 'status', status: 401, message: 'bad key key-for-tests' }),
      document,
    );
    await expect(run).rejects.toMatchObject({
      code: 'writer_not_configured',
      message: expect.stringContaining('bad key ***'),
    });
    const error: unknown = await run.catch((thrown: unknown) => thrown);
    expect(JSON.stringify(error)).not.toContain('key-for-tests');
  });

  it('a key refused with 400 is a key refused', async () => {
    await expect(
      writeAgainst(() => ({ do: 'status', status: 400, message: 'API key not valid.' }), document, {
        provider: 'google',
        name: 'gemini-test',
      }),
    ).rejects.toMatchObject({ code: 'writer_not_configured' });
  });

  it('money that is spent is not waited for', async () => {
    const { script, server, waits } = await writeAgainst(
      () => ({
        do: 'status',
        status: 429,
        message: 'You exceeded your current quota, please check your plan and billing details.',
      }),
      document,
      { provider: 'openai' },
    );
    expect(script.writer.name).toBe('extractive');
    expect(script.writer.notes?.join(' ')).toContain('exceeded your current quota');
    // Asked once with and once without a structured answer, never in the hope that it passes.
    expect(server.calls.length).toBeLessThanOrEqual(2);
    expect(waits).toEqual([]);
  });

  it('neither can: writer_failed names both reasons', async () => {
    const tiny = textDocument('Notes', ['See Figure 3.', 'https://example.org/notes']);
    await expect(writeAgainst(() => ({ do: 'status', status: 500 }), tiny)).rejects.toMatchObject({
      code: 'writer_failed',
      message: expect.stringMatching(/500.*can be said aloud/),
      details: { extractive: 'script_source_too_short' },
    });
  });

  it('cancelled while the server is silent: at once', async () => {
    const controller = new AbortController();
    await expect(
      writeAgainst(
        () => {
          controller.abort();
          return { do: 'silence' };
        },
        document,
        { signal: controller.signal },
      ),
    ).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('cancelled while an answer comes: at once', async () => {
    const controller = new AbortController();
    await expect(
      writeAgainst(({ isOutline }) => (isOutline ? GOOD : { do: 'endless', text: 'on and on\n' }), document, {
        signal: controller.signal,
        onProgress: () => controller.abort(),
      }),
    ).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('cancelled before it began: nothing is asked', async () => {
    let asked = 0;
    const run = writeAgainst(
      () => {
        asked += 1;
        return GOOD;
      },
      document,
      { signal: AbortSignal.abort() },
    );
    await expect(run).rejects.toMatchObject({ code: 'cancelled' });
    expect(asked).toBe(0);
  });

  it('cancelled in a pause before another try: at once', async () => {
    const { pause } = await import('../../../src/script/writers/model/server/pause.ts');
    const controller = new AbortController();
    const waiting = pause(3_600_000, controller.signal);
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('the whole time used up: what is left is written without the model', async () => {
    const { script } = await writeAgainst(
      ({ isOutline }) => (isOutline ? GOOD : { do: 'silence' }),
      document,
      {
        patience: { totalMs: 400, firstTokenMs: 10_000 },
      },
    );
    for (const segment of script.segments.filter(({ kind }) => kind === 'body'))
      expect(segment.writtenBy).toBe('extractive');
  });

  it.each([0, 500])('bad options are refused before anything is asked: %s minutes', async (targetMinutes) => {
    await expect(writeAgainst(() => GOOD, document, { targetMinutes })).rejects.toMatchObject({
      code: 'usage',
    });
  });
});

describe('the language', () => {
  it('is told for the whole segment: English answers to a German wish', async () => {
    const document = structuredClone(await documentOf(SAMPLE));
    document.metadata.language = 'de';
    // Common nouns in lower case, so that only the language is wrong.
    const lower = (text: string) =>
      eachTurn(text, (turn) => ({
        ...turn,
        text: turn.text.replace(/(?<=\s)\p{Lu}/gu, (c) => c.toLowerCase()),
      }));
    const reasons: string[] = [];
    const run = await writeAgainst(({ isOutline, prompt }) => {
      if (prompt.includes('was not accepted')) reasons.push(prompt);
      return isOutline ? GOOD : { do: 'answer', change: lower };
    }, document).then(
      ({ script }) => script.segments.map(({ fallbackReason }) => fallbackReason ?? '').join(' '),
      (error: Error) => error.message,
    );
    expect(`${run} ${reasons.join(' ')}`).toContain('written in English (en), not in German (de)');
  });
});
