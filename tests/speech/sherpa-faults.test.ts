import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { load } from '../../src/speech/engines/sherpa/load.ts';
import { ModelProcess } from '../../src/speech/engines/sherpa/model-process.ts';
import { inspectModel } from '../../src/speech/models/inspect-model.ts';
import { sherpaConfig } from '../../src/speech/models/sherpa-config.ts';
import { speakScript } from '../../src/speech/speak-script.ts';
import { findVoice } from '../../src/speech/voices/voices.ts';
import { engineProcesses, until } from './child-processes.ts';
import { allTakes, makeScript } from './make-script.ts';
import { makePiper, makeStyled } from './tiny-models.ts';

// Real: an engine that truly aborts, grows and hangs, in processes that are truly killed.

const home = mkdtempSync(join(tmpdir(), 'afterword-faults-'));
const modelsDir = join(home, 'models');
const setup = { modelsDir };
const at = (name: string) => join(modelsDir, name);
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Samples a token that make a sentence take seconds. */
const SLOW = 400_000;

test.each<[string, (dir: string) => void, RegExp]>([
  ['cut short', (dir) => truncateSync(join(dir, 'm.onnx'), 700), /cut short|not an ONNX model/],
  [
    'not ONNX',
    (dir) => writeFileSync(join(dir, 'm.onnx'), '<html>Not found</html>'),
    /not an ONNX model|cut short/,
  ],
  ['empty', (dir) => writeFileSync(join(dir, 'm.onnx'), ''), /not an ONNX model/],
  ['without tokens', (dir) => rmSync(join(dir, 'tokens.txt')), /"tokens.txt" is missing/],
  [
    'with broken tokens',
    (dir) => appendFileSync(join(dir, 'tokens.txt'), '\nnothing here\n'),
    /line \d+ of "tokens.txt"/,
  ],
])('a model that is %s is refused before anything loads it', (what, spoil, reason) => {
  const dir = makePiper(at(`spoilt-${what.replaceAll(' ', '-')}`), 'm');
  spoil(dir);
  expect(() => inspectModel(dir)).toThrow(
    expect.objectContaining({ code: 'model_invalid', message: expect.stringMatching(reason) }),
  );
  expect(engineProcesses()).toEqual([]);
});

test('styles that do not fit the speakers are refused: the engine would end its process', () => {
  const dir = makeStyled(at('kokoro-short'), 'kokoro');
  truncateSync(join(dir, 'voices.bin'), 100);
  expect(() => inspectModel(dir)).toThrow(/"voices.bin" holds 100 bytes/);
});

test('a voice of a spoilt model says what is wrong with it, and the others stay', () => {
  makePiper(at('en_US-sound-low'), 'en_US-sound-low');
  expect(() => findVoice('piper:spoilt-empty#0', setup)).toThrow(
    expect.objectContaining({ code: 'model_invalid' }),
  );
  expect(findVoice('piper:en_US-sound-low#0', setup).kind).toBe('neural');
});

test('a sentence that aborts the engine twice is named, and nothing else dies', async () => {
  makePiper(at('en_US-brittle-low'), 'en_US-brittle-low', { leastTokens: 60 });
  const voice = 'piper:en_US-brittle-low#0';
  const long = 'This sentence is long enough for the model to say it all without any trouble at all.';
  const good = await allTakes(
    speakScript(makeScript([long], [voice]), { cacheDir: join(home, 'c1'), workers: 1, setup }),
  );
  expect(good).toHaveLength(1);
  const fault = await allTakes(
    speakScript(makeScript([long, 'Too short.'], [voice]), { cacheDir: join(home, 'c1'), workers: 1, setup }),
  ).catch((error: unknown) => error);
  expect(fault).toMatchObject({ code: 'speech_failed', details: { sentence: 'Too short.' } });
  expect((fault as Error).message).toMatch(/SIGABRT/);
});

test('a model that ends the engine while it loads is invalid', async () => {
  const dir = makePiper(at('en_US-hollow-low'), 'en_US-hollow-low', { voice: 'no-such-language' });
  const facts = inspectModel(dir);
  const config = sherpaConfig(facts, 'en') as { model: { vits: { dataDir: string } } };
  config.model.vits.dataDir = join(home, 'nowhere');
  const engine = await load({ v: { model: 'hollow', config, speaker: 0, modelBytes: 1 } });
  const speaking = engine.synthesize({ voice: 'v', text: 'Hello.', settings: { rate: 1, pitch: 1 } });
  await expect(speaking).rejects.toMatchObject({ code: 'model_invalid' });
});

test('an engine that is killed in the middle of a sentence is started again and finishes it', async () => {
  const facts = inspectModel(makePiper(at('en_US-slow-low'), 'en_US-slow-low', { tokenSamples: SLOW }));
  const engine = await load({
    v: { model: 'slow', config: sherpaConfig(facts, 'en'), speaker: 0, modelBytes: 1e9 },
  });
  const speaking = engine.synthesize({ voice: 'v', text: 'Killed once.', settings: { rate: 1, pitch: 1 } });
  await until(() => engineProcesses().length > 0);
  const [first] = engineProcesses();
  process.kill(first as number, 'SIGKILL');
  expect((await speaking).pcm.length).toBeGreaterThan(SLOW * 10);
  const [second] = engineProcesses();
  expect(second).not.toBe(first);
  process.kill(second as number, 'SIGKILL');
  await until(() => engineProcesses().length === 0);
});

test('a process that grows past its limit, or takes too long, is ended', async () => {
  const facts = inspectModel(makePiper(at('en_US-huge-low'), 'en_US-huge-low', { tokenSamples: 2e7 }));
  const config = sherpaConfig(facts, 'en');
  const voice = { model: 'huge', config, speaker: 0, modelBytes: 1 };
  const greedy = await ModelProcess.start(voice);
  await expect(greedy.speak(voice, 'A sentence that takes a lot of memory.', 1)).rejects.toThrow(
    /more memory|ended by/,
  );
  const late = await ModelProcess.start(voice, { loadMs: 60_000, speakMs: 1 });
  await expect(late.speak(voice, 'A sentence that takes a lot of time.', 1)).rejects.toThrow(/took longer/);
  await until(() => engineProcesses().length === 0);
});

test('when the parent is killed the engine ends, though it is deaf while it speaks', async () => {
  const dir = makePiper(at('en_US-orphan-low'), 'en_US-orphan-low', { tokenSamples: 1_500_000 });
  const parent = spawn(
    process.execPath,
    [fileURLToPath(new URL('./sherpa-orphan.ts', import.meta.url)), dir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  parent.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await until(() => said.includes('\n'));
  const engine = Number(said.trim());
  expect(existsSync(`/proc/${engine}`)).toBe(true);
  parent.kill('SIGKILL');
  await until(() => !existsSync(`/proc/${engine}`));
  expect(said).not.toContain('spoken');
});

test('cancelling ends the engines at once', async () => {
  makePiper(at('en_US-late-low'), 'en_US-late-low', { tokenSamples: SLOW });
  const controller = new AbortController();
  const takes = allTakes(
    speakScript(makeScript(['A long one. And one more.'], ['piper:en_US-late-low#0']), {
      cacheDir: join(home, 'c2'),
      setup,
      signal: controller.signal,
    }),
  );
  takes.catch(() => undefined);
  await until(() => engineProcesses().length > 0);
  controller.abort();
  await expect(takes).rejects.toMatchObject({ code: 'cancelled' });
  await until(() => engineProcesses().length === 0);
});
