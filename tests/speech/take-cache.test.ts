import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Script, Take } from '../../src/kernel/artifacts.ts';
import { speakScript } from '../../src/speech/speak-script.ts';
import { allTakes, makeScript } from './make-script.ts';

// Real: the file system, the engine (kal16, the quickest), worker threads.

const TURNS = ['The tide comes in.', 'The tide goes out. It comes back!', 'And so on.'];
let cacheDir: string;

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'afterword-takes-'));
});
afterEach(() => rm(cacheDir, { recursive: true, force: true }));

async function speak(script: Script, dir = cacheDir): Promise<Take[]> {
  return allTakes(speakScript(script, { cacheDir: dir, workers: 1 }));
}

const plain = () => makeScript(TURNS, ['kal16']);
const soundOf = (takes: Take[]) => Promise.all(takes.map((t) => readFile(t.pcmPath)));

describe('a damaged entry is made anew', () => {
  const damages: [string, (pcm: string, json: string) => Promise<void>][] = [
    ['a truncated sound', (pcm) => truncate(pcm, 100)],
    ['an empty sound', (pcm) => truncate(pcm, 0)],
    ['a missing sound', (pcm) => rm(pcm)],
    ['missing times', (_, json) => rm(json)],
    ['times cut off', (_, json) => truncate(json, 40)],
    ['times that are no times', (_, json) => writeFile(json, '{"samples": -1}')],
    [
      'times of another take',
      (_, json) => writeFile(json, '{"key":"x","sampleRate":16000,"samples":10,"sentences":[]}'),
    ],
  ];
  test.each(damages)('%s', async (_, damage) => {
    const first = await speak(plain());
    const sound = await soundOf(first);
    const path = first[1]?.pcmPath as string;
    await damage(path, path.replace(/pcm$/, 'json'));
    const second = await speak(plain());
    expect(second.map((t) => t.cached)).toEqual([true, false, true]);
    expect((await soundOf(second)).every((s, i) => s.equals(sound[i] as Buffer))).toBe(true);
    expect((await speak(plain())).every((t) => t.cached)).toBe(true);
  });
});

test('two runs at once share a directory', async () => {
  const [a, b] = await Promise.all([speak(plain()), speak(plain())]);
  expect(a?.map((t) => t.key)).toEqual(b?.map((t) => t.key));
  const files = await readdir(cacheDir, { recursive: true });
  expect(files.filter((f) => f.endsWith('.tmp'))).toEqual([]);
  expect(files.filter((f) => f.endsWith('.pcm'))).toHaveLength(3);
  expect((await speak(plain())).every((t) => t.cached)).toBe(true);
});

describe('only what changed is spoken again', () => {
  test('a changed line', async () => {
    await speak(plain());
    const changed = makeScript([TURNS[0] ?? '', 'The tide goes away.', TURNS[2] ?? ''], ['kal16']);
    expect((await speak(changed)).map((t) => t.cached)).toEqual([true, false, true]);
  });

  test('another voice', async () => {
    const [first] = await speak(plain());
    const [second] = await speak(makeScript(TURNS, ['en-us']));
    expect(second?.cached).toBe(false);
    expect(second?.key).not.toBe(first?.key);
  });

  test('another pace', async () => {
    const [first] = await speak(plain());
    const script = plain();
    for (const turn of script.turns) turn.directions = { pace: 1.5 };
    const [second] = await speak(script);
    expect(second?.cached).toBe(false);
    expect(second?.samples).toBeLessThan((first?.samples ?? 0) * 0.8);
  });
});

test('a kept take gives the words as this script writes them', async () => {
  const [first] = await speak(makeScript(['It is 5 km to Dr. Ward.'], ['kal16']));
  const [second] = await speak(makeScript(['It is five kilometers to Doctor Ward.'], ['kal16']));
  expect(second?.cached).toBe(true);
  expect(second?.key).toBe(first?.key);
  expect(first?.words.map((w) => w.text)).toEqual(['It', 'is', '5 km', 'to', 'Dr.', 'Ward.']);
  expect(second?.words.map((w) => w.text)).toEqual([
    'It',
    'is',
    'five',
    'kilometers',
    'to',
    'Doctor',
    'Ward.',
  ]);
  expect(second?.words[2]?.startMs).toBe(first?.words[2]?.startMs);
});

test('a place where nothing can be kept is named', async () => {
  const file = join(cacheDir, 'a-file');
  await writeFile(file, '');
  await expect(speak(plain(), file)).rejects.toMatchObject({
    code: 'output_not_writable',
    message: expect.stringContaining(file),
  });
});
