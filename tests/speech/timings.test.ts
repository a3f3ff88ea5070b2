import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Take } from '../../src/kernel/artifacts.ts';
import { speakScript } from '../../src/speech/speak-script.ts';
import { allTakes, makeScript } from './make-script.ts';

// Real: both engines; FFmpeg's silencedetect judges where the sound is.

const cacheDir = mkdtempSync(join(tmpdir(), 'afterword-timings-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

const TOLERANCE_MS = 150;

interface Silence {
  startMs: number;
  endMs: number;
}

async function silencesOf(take: Take): Promise<Silence[]> {
  const pcm = await readFile(take.pcmPath);
  const samples = new Int16Array(pcm.buffer, pcm.byteOffset, pcm.length / 2);
  const peak = samples.reduce((max, x) => Math.max(max, Math.abs(x)), 1);
  const noiseDb = 20 * Math.log10(peak / 32_768) - 36;
  const { stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-f', 's16le', '-ar', String(take.sampleRate), '-ac', '1', '-i', take.pcmPath].concat([
      '-af',
      `silencedetect=noise=${noiseDb.toFixed(1)}dB:d=0.18`,
      '-f',
      'null',
      '-',
    ]),
    { encoding: 'utf8' },
  );
  const starts = [...stderr.matchAll(/silence_start: (-?[\d.]+)/g)].map((m) => Number(m[1]) * 1000);
  const ends = [...stderr.matchAll(/silence_end: (-?[\d.]+)/g)].map((m) => Number(m[1]) * 1000);
  return starts.map((startMs, i) => ({ startMs, endMs: ends[i] ?? Number.POSITIVE_INFINITY }));
}

const nearest = (values: number[], to: number) => Math.min(...values.map((v) => Math.abs(v - to)));

const TEXTS: Record<string, string> = {
  en: 'The fifth of three thieves saw five fish. Is that so? Few thought so, if any; the sea was calm. Half past six.',
  de: 'Die Flut kommt zweimal am Tag. Warum ist das so? Der Mond zieht das Wasser an.',
  ru: 'Прилив приходит дважды в день. Почему это так? Луна притягивает воду.',
};

describe.each([
  ['en', 'slt'],
  ['en', 'rms'],
  ['en', 'awb'],
  ['en', 'kal16'],
  ['en', 'en-us+f5'],
  ['en', 'en-gb+klatt2'],
  ['de', 'de+f5'],
  ['ru', 'ru+klatt6'],
])('%s by %s', (language, voice) => {
  test('sentences begin and end where the sound does', async () => {
    const script = makeScript([TEXTS[language] ?? ''], [voice], language);
    const [take] = await allTakes(speakScript(script, { cacheDir }));
    const silences = await silencesOf(take as Take);
    const sentences = (take as Take).sentences;
    expect(sentences.length).toBeGreaterThanOrEqual(3);
    const lengthMs = ((take as Take).samples / (take as Take).sampleRate) * 1000;
    const begins = [0, ...silences.map((s) => s.endMs)];
    const ends = [...silences.map((s) => s.startMs), lengthMs];
    for (const sentence of sentences) {
      expect(nearest(begins, sentence.startMs), sentence.text).toBeLessThan(TOLERANCE_MS);
      expect(nearest(ends, sentence.endMs), sentence.text).toBeLessThan(TOLERANCE_MS);
    }
    // Between sentences there is a silence, and it is a pause a listener hears.
    sentences.slice(1).forEach((sentence, i) => {
      const gap = sentence.startMs - (sentences[i]?.endMs ?? 0);
      expect(gap).toBeGreaterThan(140);
      expect(gap).toBeLessThan(540);
    });
  });

  test('words lie in order within their sentences', async () => {
    const script = makeScript([TEXTS[language] ?? ''], [voice], language);
    const [take] = await allTakes(speakScript(script, { cacheDir }));
    const { sentences, words } = take as Take;
    let at = 0;
    for (const sentence of sentences) {
      const count = sentence.text.split(/\s+/).length;
      const mine = words.slice(at, at + count);
      at += count;
      expect(mine.map((w) => w.text).join(' ')).toBe(sentence.text);
      expect(mine[0]?.startMs).toBeGreaterThanOrEqual(sentence.startMs - 1);
      expect(mine.at(-1)?.endMs).toBeLessThanOrEqual(sentence.endMs + 1);
      mine.slice(1).forEach((word, i) => {
        expect(word.startMs, word.text).toBeGreaterThanOrEqual((mine[i]?.endMs ?? 0) - 1);
      });
    }
    expect(at).toBe(words.length);
    const exact = words.filter((w) => !w.estimated).length / words.length;
    if (voice.includes('-') || language !== 'en') expect(exact).toBeGreaterThan(0.8);
    else expect(exact).toBe(0);
  });
});

test('words of the recorded voices are found in the sound, not spread evenly', async () => {
  // After the long pause of a comma the next word cannot begin before the silence ends.
  const text = 'Water, as everybody who has ever stood on a beach knows, moves.';
  const [take] = await allTakes(speakScript(makeScript([text], ['kal16']), { cacheDir }));
  const silences = await silencesOf(take as Take);
  const words = (take as Take).words;
  const word = (name: string) => words.find((w) => w.text.startsWith(name));
  for (const [before, after] of [
    ['Water', 'as'],
    ['knows', 'moves'],
  ] as const) {
    const gap = silences.find((s) => Math.abs(s.endMs - (word(after)?.startMs ?? 0)) < 80);
    expect(gap, after).toBeDefined();
    expect(Math.abs((gap?.startMs ?? 0) - (word(before)?.endMs ?? 0))).toBeLessThan(100);
  }
});
