import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Take } from '../../src/kernel/artifacts.ts';
import { speakScript } from '../../src/speech/speak-script.ts';
import { allTakes, makeScript } from './make-script.ts';

// Real: both engines, worker threads, the file system.

interface Spoken {
  voice: string;
  language: string;
  text: string;
  foreign: { text: string; language: string };
}

const CASES: Spoken[] = [
  {
    voice: 'slt',
    language: 'en',
    text: 'Kafka called it "Der Prozess", and the trial of 21 men began.',
    foreign: { text: 'Der Prozess', language: 'de' },
  },
  {
    voice: 'rms',
    language: 'en',
    text: 'They sang La vie en rose, and he wept.',
    foreign: { text: 'La vie en rose', language: 'fr' },
  },
  {
    voice: 'en-us+f5',
    language: 'en',
    text: 'Kafka called it "Der Prozess", and the trial of 21 men began.',
    foreign: { text: 'Der Prozess', language: 'de' },
  },
  {
    voice: 'de+klatt2',
    language: 'de',
    text: 'Der Film "The Third Man" kam 1949 heraus.',
    foreign: { text: 'The Third Man', language: 'en' },
  },
];

let cacheDir: string;
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'afterword-foreign-'));
});
afterAll(() => rm(cacheDir, { recursive: true, force: true }));

async function speak(
  { voice, language, text, foreign }: Spoken,
  dir = cacheDir,
): Promise<{ take: Take; pcm: Int16Array }> {
  const script = makeScript([text], [voice], language);
  const [turn] = script.turns;
  if (turn) turn.foreign = [foreign];
  const [take] = await allTakes(speakScript(script, { cacheDir: dir, workers: 2 }));
  if (!take) throw new Error('no take');
  const bytes = await readFile(take.pcmPath);
  return { take, pcm: new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2) };
}

/** RMS of a stretch of time in dB. */
function level(pcm: Int16Array, rate: number, fromMs: number, toMs: number): number {
  const part = pcm.slice(Math.round((fromMs / 1000) * rate), Math.round((toMs / 1000) * rate));
  return 10 * Math.log10(part.reduce((sum, s) => sum + s * s, 0) / part.length);
}

describe.each(CASES)('$voice says "$foreign.text"', (spoken) => {
  const isForeign = (word: string) => spoken.foreign.text.split(' ').includes(word.replace(/["',.]/g, ''));

  test('the words of the take are those of the turn, in time, the foreign ones with exact times', async () => {
    const { take } = await speak(spoken);
    expect(take.words.map((w) => w.text).join(' ')).toBe(spoken.text);
    let at = 0;
    for (const word of take.words) {
      expect(word.startMs).toBeGreaterThanOrEqual(at - 1);
      expect(word.endMs).toBeGreaterThan(word.startMs + 20);
      at = word.startMs;
      if (isForeign(word.text)) expect(word.estimated).toBe(false);
    }
    const [sentence] = take.sentences;
    expect(sentence?.text).toBe(spoken.text);
    expect(take.words.at(-1)?.endMs).toBeLessThanOrEqual((sentence?.endMs ?? 0) + 1);
  });

  test('it is as loud as the rest, and no join clicks', async () => {
    const { take, pcm } = await speak(spoken);
    const words = take.words.filter((w) => isForeign(w.text));
    const [from, to] = [words[0]?.startMs ?? 0, words.at(-1)?.endMs ?? 0];
    const foreign = level(pcm, take.sampleRate, from, to);
    const own = level(pcm, take.sampleRate, 0, Math.max(100, from - 50));
    expect(Math.abs(foreign - own)).toBeLessThan(4);
    // In the silence around the stretch the signal goes through zero: its quietest 5 ms lie 30 dB below.
    for (const edge of [from, to]) {
      const frames = Array.from({ length: 30 }, (_, i) =>
        level(pcm, take.sampleRate, edge - 75 + i * 5, edge - 70 + i * 5),
      );
      expect(Math.min(...frames)).toBeLessThan(own - 25);
    }
  });
});

test('the same turn gives the same bytes in another place', async () => {
  const [first] = CASES as [Spoken];
  const one = await speak(first);
  const two = await speak(first, join(cacheDir, 'elsewhere'));
  expect(
    Buffer.from(one.pcm.buffer, one.pcm.byteOffset, one.pcm.byteLength).equals(
      Buffer.from(two.pcm.buffer, two.pcm.byteOffset, two.pcm.byteLength),
    ),
  ).toBe(true);
});

test('the foreign words are not those the speaker would read as its own', async () => {
  const [english] = CASES as [Spoken];
  const read = await speak({ ...english, foreign: { text: 'Der Prozess', language: 'en' } });
  const known = await speak(english);
  expect(known.take.key).not.toBe(read.take.key);
  expect(known.take.samples).not.toBe(read.take.samples);
});
