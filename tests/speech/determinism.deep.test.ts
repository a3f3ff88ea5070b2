import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { SpeechPool } from '../../src/speech/pool/speech-pool.ts';
import { findVoice } from '../../src/speech/voices/voices.ts';

// Real: both engines, each request in several workers and after other requests.

const pools = [new SpeechPool({ size: 1 }), new SpeechPool({ size: 1 })];
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

const TEXTS = ['The tide turns, and turns again.', 'Why?'];
const VOICES = ['slt', 'en-us+klatt2', 'kal16', 'en-us+f5', 'rms'];

async function hash(pool: SpeechPool | undefined, voice: string, text: string, rate = 1): Promise<string> {
  const engine = findVoice(voice).engine;
  const sound = await (pool as SpeechPool).speak(engine, { voice, text, settings: { rate, pitch: 1 } });
  const facts = JSON.stringify([sound.sampleRate, sound.onsetMs, sound.offsetMs, sound.words]);
  return createHash('sha256').update(sound.pcm).update(facts).digest('hex');
}

test('the same request gives the same bytes, in any worker and after any other', async () => {
  const requests = VOICES.flatMap((voice) => TEXTS.map((text) => ({ voice, text })));
  const first = [];
  for (const { voice, text } of requests) first.push(await hash(pools[0], voice, text));
  const second: string[] = [];
  for (const { voice, text } of requests.toReversed()) {
    await hash(pools[1], voice, 'Something else came first.', 1.4);
    second.unshift(await hash(pools[1], voice, text));
  }
  expect(second).toEqual(first);
  expect(new Set(first).size).toBe(requests.length);
});
