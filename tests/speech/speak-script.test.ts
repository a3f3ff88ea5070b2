import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Take } from '../../src/kernel/artifacts.ts';
import { speakScript } from '../../src/speech/speak-script.ts';
import { makeScript } from './make-script.ts';

// Real: both engines, worker threads, the file system.

let cacheDir: string;
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'afterword-speech-'));
});
afterEach(() => rm(cacheDir, { recursive: true, force: true }));

const TURNS = [
  'The tide is the rise and fall of the sea. What makes it move?',
  'The pull of the moon, and of the sun!',
  'Newton explained it; Laplace wrote the equations.',
];

test('takes come in the order of the turns, with sound and times', async () => {
  const takes: Take[] = [];
  const progress: string[] = [];
  const options = { cacheDir, onProgress: (done: number, of: number) => progress.push(`${done}/${of}`) };
  for await (const take of speakScript(makeScript(TURNS), options)) takes.push(take);
  expect(takes.map((t) => [t.turnId, t.voiceId])).toEqual([
    ['t1', 'slt'],
    ['t2', 'rms'],
    ['t3', 'slt'],
  ]);
  expect(progress).toEqual(['1/3', '2/3', '3/3']);
  for (const take of takes) {
    expect((await stat(take.pcmPath)).size).toBe(take.samples * 2);
    const lengthMs = (take.samples / take.sampleRate) * 1000;
    let at = 0;
    for (const { startMs, endMs } of take.sentences) {
      expect(startMs).toBeGreaterThanOrEqual(at);
      expect(endMs).toBeGreaterThan(startMs + 300);
      at = endMs;
    }
    expect(at).toBeLessThanOrEqual(lengthMs);
  }
  expect(takes[0]?.sentences.map((s) => s.text)).toEqual([
    'The tide is the rise and fall of the sea.',
    'What makes it move?',
  ]);
});

test('the words of a take are the words of the turn, in order and in time', async () => {
  for await (const take of speakScript(makeScript(TURNS), { cacheDir })) {
    const turn = TURNS[Number(take.turnId.slice(1)) - 1];
    expect(take.words.map((w) => w.text).join(' ')).toBe(turn);
    take.words.forEach((word, i) => {
      expect(word.endMs).toBeGreaterThan(word.startMs);
      expect(word.startMs).toBeGreaterThanOrEqual((take.words[i - 1]?.endMs ?? 0) - 1);
    });
  }
});

test('a second run reuses every take and the sound is the same to the byte', async () => {
  const first: Buffer[] = [];
  for await (const take of speakScript(makeScript(TURNS), { cacheDir })) {
    expect(take.cached).toBe(false);
    first.push(await readFile(take.pcmPath));
  }
  const again: boolean[] = [];
  for await (const take of speakScript(makeScript(TURNS), { cacheDir })) again.push(take.cached);
  expect(again).toEqual([true, true, true]);
  const elsewhere = join(cacheDir, 'elsewhere');
  let i = 0;
  for await (const take of speakScript(makeScript(TURNS), { cacheDir: elsewhere, workers: 1 }))
    expect((await readFile(take.pcmPath)).equals(first[i++] as Buffer)).toBe(true);
});
