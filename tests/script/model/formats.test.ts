import { beforeAll, describe, expect, it } from 'vitest';
import type { Document, Script, Speaker } from '../../../src/kernel/artifacts.ts';
import { script as contract } from '../../../src/kernel/contracts/script.ts';
import { groundScript } from '../../../src/script/grounding/ground-script.ts';
import { documentOf, SAMPLE } from '../documents.ts';
import { GOOD } from '../model-server.ts';
import { ann, leo, maya, writeAgainst } from './write.ts';

const GERMAN = new URL('gezeiten.md', import.meta.url).pathname;

const sound = (script: Script, document: Document) => {
  expect(contract.safeParse(JSON.parse(JSON.stringify(script))).error).toBeUndefined();
  const report = groundScript(script, document);
  expect(report.unknownRefs).toEqual([]);
  expect(report.ungrounded).toEqual([]);
  expect(report.turns.statementsWithoutRefs).toEqual([]);
  expect(report.fallbacks).toEqual([]);
};

describe.each([
  ['English', SAMPLE, 'en'],
  ['German', GERMAN, 'de'],
])('a whole script in %s', (_, path, language) => {
  let document: Document;
  beforeAll(async () => {
    document = await documentOf(path);
  });

  it('is sound, grounded, and written by the model throughout', async () => {
    const turns: string[] = [];
    const progress: number[] = [];
    const { script, server } = await writeAgainst(() => GOOD, document, {
      targetMinutes: 4,
      onTurn: (turn) => turns.push(turn.text),
      onProgress: (done) => progress.push(done),
    });
    sound(script, document);
    expect(script.language).toBe(language);
    expect(script.segments.map(({ writtenBy }) => writtenBy)).toEqual(script.segments.map(() => 'model'));
    expect(script.segments[0]!.kind).toBe('opening');
    expect(script.segments.at(-1)!.kind).toBe('recap');
    expect(script.segments.length).toBeGreaterThan(3);
    expect(turns).toEqual(expect.arrayContaining(script.turns.map(({ text }) => text)));
    expect(progress.at(-1)).toBe(100);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(script.writer).toMatchObject({ name: 'model', model: 'compatible/test-model' });
    expect(script.writer.notes?.at(-1)).toBe(
      `${server.calls.length} calls to the model; ${server.calls.length * 100} tokens in, ${server.calls.length * 20} out.`,
    );
    for (const { instructions } of server.calls)
      expect(instructions).toMatch(language === 'de' ? /German \(de\)/ : /English \(en\)/);
  });
});

describe('a German segment the model cannot write', () => {
  it('is written from its own sentences, in German', async () => {
    const document = await documentOf(GERMAN);
    const { script } = await writeAgainst(
      ({ prompt }) => (/Write SEGMENT 1 /.test(prompt) ? { do: 'answer', change: () => '' } : GOOD),
      document,
    );
    const [first, second] = script.segments.filter(({ kind }) => kind === 'body');
    expect([first!.writtenBy, second!.writtenBy]).toEqual(['extractive', 'model']);
    const own = script.turns.filter(({ segmentId }) => segmentId === first!.id);
    expect(own.filter(({ kind }) => kind === 'source').length).toBeGreaterThan(1);
    for (const { refs } of own)
      for (const { sentenceId } of refs) expect(first!.sentenceIds).toContain(sentenceId);
    expect(groundScript(script, document)).toMatchObject({
      unknownRefs: [],
      ungrounded: [],
      fallbacks: [{ segmentId: first!.id }],
    });
  });
});

describe('formats', () => {
  let document: Document;
  beforeAll(async () => {
    document = await documentOf(SAMPLE);
  });
  const proponent: Speaker = { ...leo, role: 'proponent' };
  const opponent: Speaker = { ...ann, role: 'opponent' };

  it.each([
    ['brief', [maya, leo]],
    ['lecture', [{ ...maya, role: 'narrator' }]],
    ['interview', [maya, leo]],
    ['debate', [maya, proponent, opponent]],
    ['panel', [maya, leo, ann]],
  ] as const)('%s', async (format, speakers) => {
    const { script, server } = await writeAgainst(() => GOOD, document, {
      format,
      targetMinutes: 2,
      speakers: [...speakers],
    });
    sound(script, document);
    expect(script.format).toBe(format);
    expect(new Set(script.turns.map(({ speaker }) => speaker)).size).toBe(speakers.length);
    for (const { instructions } of server.calls) expect(instructions).toContain('FORM: ');
  });

  it('quiz: a pause to think stands before each answer', async () => {
    const { script } = await writeAgainst(() => GOOD, document, { format: 'quiz', quizPauseMs: 3000 });
    sound(script, document);
    const quizzes = script.turns.flatMap((turn, i) => (turn.kind === 'quiz' ? [script.turns[i + 1]!] : []));
    expect(quizzes.length).toBeGreaterThan(2);
    for (const answer of quizzes) {
      expect(answer.kind).toBe('source');
      expect(answer.directions?.pauseBeforeMs).toBe(3000);
    }
  });

  it('debate: refused where the source holds one position', async () => {
    const one = (text: string) =>
      JSON.stringify({ ...JSON.parse(text), positions: [{ claim: 'a', sentences: ['s1'] }] });
    await expect(
      writeAgainst(({ isOutline }) => ({ do: 'answer', ...(isOutline ? { change: one } : {}) }), document, {
        format: 'debate',
        speakers: [maya, proponent, opponent],
      }),
    ).rejects.toMatchObject({ code: 'script_format_unsuitable' });
  });

  it('tone, audience and focus reach the prompts and the script', async () => {
    const { script, server } = await writeAgainst(() => GOOD, document, {
      tone: 'serious',
      audience: 'expert',
      focus: 'neap tides',
      targetMinutes: 1,
    });
    expect(script.options).toEqual({
      targetMinutes: 1,
      tone: 'serious',
      audience: 'expert',
      focus: 'neap tides',
    });
    for (const { instructions, prompt } of server.calls) {
      expect(instructions).toContain('TONE: Serious');
      expect(instructions).toContain('AUDIENCE: People of the field');
      expect(prompt).toContain('"neap tides"');
    }
  });

  it('says that nothing was found for a focus', async () => {
    await expect(
      writeAgainst(() => ({ do: 'answer', change: () => '{"segments": []}' }), document, {
        focus: 'violins',
      }),
    ).rejects.toMatchObject({ code: 'script_focus_not_found' });
  });

  it('says when the source is too small for the length', async () => {
    const german = await documentOf(GERMAN);
    const { script } = await writeAgainst(() => GOOD, german, { targetMinutes: 30 });
    expect(script.length.limitedBySource).toBe(true);
    expect(script.length.note).toContain('about 30 minutes were asked for');
  });

  it('outlines a long document in several prompts of the size allowed', async () => {
    const { server, script } = await writeAgainst(() => GOOD, document, {
      targetMinutes: 6,
      budget: { outlineChars: 3000, outlineParts: 3 },
    });
    sound(script, document);
    const outlines = server.calls.filter(({ isOutline }) => isOutline);
    expect(outlines.length).toBeGreaterThan(1);
    expect(outlines.length).toBeLessThan(6);
    for (const { prompt } of outlines) expect(prompt.length).toBeLessThan(5000);
  });
});

describe('providers', () => {
  it.each([
    ['compatible', 'chat', 'authorization', 'Bearer key-for-tests'],
    ['openai', 'responses', 'authorization', 'Bearer key-for-tests'],
    ['anthropic', 'anthropic', 'x-api-key', 'key-for-tests'],
    ['google', 'google', 'x-goog-api-key', 'key-for-tests'],
  ] as const)('%s speaks its own protocol', async (provider, protocol, header, key) => {
    const document = await documentOf(SAMPLE);
    const { script, server } = await writeAgainst(() => GOOD, document, {
      provider,
      name: provider === 'google' ? 'gemini-test' : 'test-model',
      targetMinutes: 1,
    });
    sound(script, document);
    expect(server.calls.map((call) => call.protocol)).toEqual(server.calls.map(() => protocol));
    expect(server.calls[0]!.headers[header]).toBe(key);
    expect(server.calls[0]!.body.tools).toBeUndefined();
    expect(script.writer.notes?.at(-1)).toContain('tokens in');
  });
});
