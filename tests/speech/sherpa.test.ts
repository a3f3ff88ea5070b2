import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speakScript } from '../../src/speech/speak-script.ts';
import { defaultVoices, findVoice, listVoices } from '../../src/speech/voices/voices.ts';
import { allTakes, makeScript } from './make-script.ts';
import { makeMatcha, makePiper, makeStyled, SAMPLE_RATE } from './tiny-models.ts';

// Real: sherpa-onnx in processes of its own, on models of a few hundred bytes that it takes for real ones.

const home = mkdtempSync(join(tmpdir(), 'afterword-sherpa-'));
const modelsDir = join(home, 'models');
const cacheDir = join(home, 'cache');
const setup = { modelsDir };

beforeAll(() => {
  makePiper(join(modelsDir, 'vits-piper-en_US-tiny-low'), 'en_US-tiny-low');
  makePiper(join(modelsDir, 'vits-piper-de_DE-drei-medium'), 'de_DE-drei-medium', {
    speakers: 3,
    voice: 'de',
  });
  makeMatcha(join(modelsDir, 'matcha-icefall-en_US-tiny'));
  makeStyled(join(modelsDir, 'kokoro-en-v0_19'), 'kokoro', { speakers: ['af_bella', 'bm_george'] });
  makeStyled(join(modelsDir, 'kitten-nano-en-v0_1-fp16'), 'kitten', {
    speakers: ['expr-voice-2-m', 'expr-voice-2-f'],
  });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('installed models add their voices, each with its language and speaker', () => {
  const found = listVoices({ kind: 'neural' }, setup);
  expect(found.map((v) => [v.id, v.language, v.gender])).toEqual([
    ['kitten:nano-en-v0_1-fp16#expr-voice-2-m', 'en-US', 'male'],
    ['kitten:nano-en-v0_1-fp16#expr-voice-2-f', 'en-US', 'female'],
    ['kokoro:en-v0_19#af_bella', 'en-US', 'female'],
    ['kokoro:en-v0_19#bm_george', 'en-GB', 'male'],
    ['matcha:icefall-en_US-tiny#0', 'en-US', 'neutral'],
    ['piper:de_DE-drei-medium#0', 'de-DE', 'neutral'],
    ['piper:de_DE-drei-medium#1', 'de-DE', 'neutral'],
    ['piper:de_DE-drei-medium#2', 'de-DE', 'neutral'],
    ['piper:en_US-tiny-low#0', 'en-US', 'neutral'],
  ]);
  expect(listVoices({ kind: 'neural' })).toEqual([]);
});

test('they are the usual voices, hosts side by side told apart, and others where they end', () => {
  expect(defaultVoices('en', 4, setup).map((v) => v.id)).toEqual([
    'kokoro:en-v0_19#af_bella',
    'kokoro:en-v0_19#bm_george',
    'kitten:nano-en-v0_1-fp16#expr-voice-2-f',
    'kitten:nano-en-v0_1-fp16#expr-voice-2-m',
  ]);
  expect(defaultVoices('en-GB', 1, setup).map((v) => v.id)).toEqual(['kokoro:en-v0_19#bm_george']);
  expect(defaultVoices('en', 2).map((v) => v.id)).toEqual(['slt', 'rms']);
  expect(defaultVoices('de', 4, setup).map((v) => v.id)).toEqual([
    'piper:de_DE-drei-medium#0',
    'piper:de_DE-drei-medium#1',
    'piper:de_DE-drei-medium#2',
    'de+f5',
  ]);
  expect(defaultVoices('de', 1).map((v) => v.id)).toEqual(['de+f5']);
});

test('a stressed word of a model is spoken louder and slower, by itself', async () => {
  const script = makeScript(['The tide comes in.', 'The tide comes in.'], ['piper:en_US-tiny-low#0']);
  script.turns[1]!.directions = { emphasis: [{ text: 'tide' }] };
  const [own, stressed] = await allTakes(speakScript(script, { cacheDir, workers: 1, setup }));
  expect(stressed!.words.map(({ text }) => text)).toEqual(own!.words.map(({ text }) => text));
  const { buffer, byteOffset, length } = await readFile(stressed!.pcmPath);
  const pcm = new Int16Array(buffer, byteOffset, length / 2);
  const [, tide, comes] = stressed!.words.map(({ startMs, endMs }) => {
    const sound = pcm.subarray((startMs / 1000) * SAMPLE_RATE, (endMs / 1000) * SAMPLE_RATE);
    return Math.sqrt(sound.reduce((sum, sample) => sum + sample ** 2, 0) / sound.length);
  });
  expect(tide! / comes!).toBeGreaterThan(1.15);
});

test.each([
  ['piper:en_US-tiny-low#0', SAMPLE_RATE],
  ['kokoro:en-v0_19#bm_george', 24_000],
  ['kitten:nano-en-v0_1-fp16#expr-voice-2-f', 24_000],
  ['matcha:icefall-en_US-tiny#0', 22_050],
])('%s speaks a turn at its own rate, and faster when asked', async (voiceId, rate) => {
  const script = makeScript(
    ['The tide comes in. It goes out again.', 'The tide comes in. It goes out again.'],
    [voiceId],
  );
  (script.turns[1] as { directions?: object }).directions = { pace: 2 };
  const [own, fast] = await allTakes(speakScript(script, { cacheDir, workers: 1, setup }));
  expect(own?.sampleRate).toBe(rate);
  expect(own?.sentences).toHaveLength(2);
  const pcm = await readFile(own?.pcmPath as string);
  expect(pcm.length).toBe((own?.samples ?? 0) * 2);
  const spoken = (take: typeof own) => take?.sentences.reduce((sum, s) => sum + s.endMs - s.startMs, 0) ?? 0;
  expect(spoken(own)).toBeGreaterThan(300);
  expect(spoken(own) / spoken(fast)).toBeCloseTo(2, 0);
  expect(own?.words.map((w) => w.text).join(' ')).toBe('The tide comes in. It goes out again.');
  expect(own?.words.every((w) => w.estimated)).toBe(true);
});

test('speakers of one model sound different and keep their own takes', async () => {
  const ids = ['piper:de_DE-drei-medium#0', 'piper:de_DE-drei-medium#2'];
  const takes = await allTakes(
    speakScript(makeScript(['Guten Tag.', 'Guten Tag.'], ids, 'de'), { cacheDir, setup }),
  );
  const [a, b] = await Promise.all(takes.map((take) => readFile(take.pcmPath)));
  expect(takes[0]?.key).not.toBe(takes[1]?.key);
  expect(a?.equals(b as Buffer)).toBe(false);
});

test('another file behind the same voice is another take', async () => {
  const dir = join(modelsDir, 'vits-piper-en_US-tiny-low');
  const script = makeScript(['The tide comes in.'], ['piper:en_US-tiny-low#0']);
  const [before] = await allTakes(speakScript(script, { cacheDir, setup }));
  const [again] = await allTakes(speakScript(script, { cacheDir, setup }));
  expect(again).toMatchObject({ key: before?.key, cached: true });
  makePiper(dir, 'en_US-tiny-low', { metadata: { note: 'trained again' } });
  const [after] = await allTakes(speakScript(script, { cacheDir, setup }));
  expect(after?.cached).toBe(false);
  expect(after?.key).not.toBe(before?.key);
});

test('a voice of a model that is not there is unknown', () => {
  expect(() => findVoice('piper:en_US-nobody-low#0', setup)).toThrow(
    expect.objectContaining({ code: 'voice_unknown' }),
  );
});
