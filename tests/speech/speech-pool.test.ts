import { afterEach, expect, test } from 'vitest';
import type { EngineDefinition } from '../../src/speech/engines/engine.ts';
import { PoolClosed, SentenceFault, SpeechPool } from '../../src/speech/pool/speech-pool.ts';

// Real: worker threads that really die, hang and throw. The engine is made to, for this test alone.

let pool: SpeechPool;
let begun: Int32Array;

function open(size: number, sentenceTimeoutMs = 60_000): void {
  const shared = new SharedArrayBuffer(4);
  begun = new Int32Array(shared);
  const faulty: EngineDefinition = {
    id: 'faulty',
    version: '1',
    module: new URL('./engines/faulty-engine.ts', import.meta.url).href,
    share: async () => shared,
  };
  const missing: EngineDefinition = { id: 'missing', version: '1', module: 'file:///nowhere/engine.ts' };
  pool = new SpeechPool({
    size,
    sentenceTimeoutMs,
    engines: new Map([faulty, missing].map((e) => [e.id, e])),
  });
}

const speak = (text: string, engine = 'faulty') =>
  pool.speak(engine, { voice: 'any', text, settings: { rate: 1, pitch: 1 } });

afterEach(() => pool.close());

test.each(['crash once', 'throw once'])(
  'a sentence that meets a "%s" is spoken by another worker',
  async (text) => {
    open(1);
    expect((await speak(text)).pcm.length).toBeGreaterThan(1000);
    expect(begun[0]).toBe(2);
  },
);

test('a worker that hangs is replaced and the sentence spoken', async () => {
  open(1, 2000);
  expect((await speak('hang once')).pcm.length).toBeGreaterThan(1000);
  expect(begun[0]).toBe(2);
});

test.each([
  ['crash', /ended with code 3/],
  ['throw', /the voice is hoarse/],
])('a sentence that always meets a "%s" is given up after the second time', async (text, reason) => {
  open(1);
  const fault = await speak(text).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(SentenceFault);
  expect((fault as SentenceFault).message).toMatch(reason);
  expect((fault as SentenceFault).request.text).toBe(text);
  expect(begun[0]).toBe(2);
});

test('a sentence that always hangs is given up and the next one is spoken', async () => {
  open(1, 700);
  await expect(speak('hang')).rejects.toThrow(/too long/);
  pool.close();
  open(1);
  expect((await speak('fine')).pcm.length).toBeGreaterThan(1000);
});

test('one bad sentence does not hurt those around it', async () => {
  open(2);
  const texts = ['a', 'b', 'crash', 'c', 'throw', 'd', 'e'];
  const results = await Promise.allSettled(texts.map((text) => speak(text)));
  expect(results.map((r) => r.status === 'fulfilled')).toEqual([true, true, false, true, false, true, true]);
});

test('an engine that cannot be loaded fails the sentence, not the process', async () => {
  open(1);
  await expect(speak('a', 'missing')).rejects.toThrow(SentenceFault);
  await expect(speak('a', 'nobody')).rejects.toThrow(/no engine "nobody"/);
});

test('closing rejects what was waiting and what was being spoken', async () => {
  open(1);
  const hanging = speak('hang');
  const waiting = speak('a');
  const both = Promise.allSettled([hanging, waiting]);
  await pool.close();
  for (const result of await both) {
    expect(result.status).toBe('rejected');
    expect((result as PromiseRejectedResult).reason).toBeInstanceOf(PoolClosed);
  }
  await expect(speak('a')).rejects.toBeInstanceOf(PoolClosed);
});
