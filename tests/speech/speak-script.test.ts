import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Take, Turn } from '../../src/kernel/artifacts.ts';
import { flite } from '../../src/speech/engines/flite/engine.ts';
import { SpeechPool } from '../../src/speech/pool/speech-pool.ts';
import { speakScript } from '../../src/speech/speak-script.ts';
import { planTake } from '../../src/speech/takes/plan-take.ts';
import { speakTake } from '../../src/speech/takes/speak-take.ts';
import { TakeCache } from '../../src/speech/takes/take-cache.ts';
import { findVoice } from '../../src/speech/voices/voices.ts';
import { allTakes, makeScript } from './make-script.ts';

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

test('a voice of another language is refused before anything is spoken', async () => {
  const takes = speakScript(makeScript(TURNS, ['slt'], 'de'), { cacheDir });
  await expect(takes.next()).rejects.toMatchObject({
    code: 'voice_language_mismatch',
    details: { voiceId: 'slt', scriptLanguage: 'de' },
  });
});

test('a voice nobody knows is refused with the nearest ones', async () => {
  const takes = speakScript(makeScript(TURNS, ['slp']), { cacheDir });
  await expect(takes.next()).rejects.toMatchObject({ code: 'voice_unknown', details: { voiceId: 'slp' } });
});

test('a turn of which nothing can be said is a short silence', async () => {
  const [take, next] = await allTakes(speakScript(makeScript(['… 🎉 —', 'Well.'], ['kal16']), { cacheDir }));
  expect(take?.samples).toBeGreaterThan(0);
  expect((await readFile(take?.pcmPath ?? '')).every((byte) => byte === 0)).toBe(true);
  expect(next?.words.map((w) => w.text)).toEqual(['Well.']);
});

test('the sound of a turn is what its sentences are, with the pace it asks for', async () => {
  const script = makeScript(
    ['The tide comes in, and goes out.', 'The tide comes in, and goes out.'],
    ['slt'],
  );
  const [, second] = script.turns;
  if (second) second.directions = { pace: 0.7 };
  const [own, slow] = await allTakes(speakScript(script, { cacheDir }));
  expect((slow?.samples ?? 0) / (own?.samples ?? 1)).toBeGreaterThan(1.3);
  expect((slow?.samples ?? 0) / (own?.samples ?? 1)).toBeLessThan(1.55);
});

test('a word that is said otherwise sounds as those words do, in its turn alone', async () => {
  const said = ['The quay is long.', 'The kee is long.', 'The quay is long.'];
  const script = makeScript(said, ['slt']);
  script.turns[0]!.directions = { sayAs: [{ text: 'quay', as: 'kee' }] };
  const [otherwise, respelled, written] = await allTakes(speakScript(script, { cacheDir }));
  expect(otherwise?.key).toBe(respelled?.key);
  expect(otherwise?.samples).toBe(respelled?.samples);
  expect(written?.key).not.toBe(otherwise?.key);
  expect(otherwise?.words.map(({ text }) => text)).toEqual(['The', 'quay', 'is', 'long.']);
});

test.each([
  ['slt', 'en', 'The tide does come back, whatever it does.', 'does', 2],
  ['rms', 'en', 'The tide does come back, whatever it does.', 'does', 2],
  ['awb', 'en', 'The tide does come back, whatever it does.', 'does', 2],
  ['kal16', 'en', 'The tide does come back, whatever it does.', 'does', 2],
  ['en-us+klatt2', 'en', 'We can do it before the winter comes.', 'can', 1],
  ['de+klatt2', 'de', 'Wir gehen nicht ohne dich nach Hause.', 'nicht', 1],
])(
  '%s says a stressed word louder and longer than without stress, and not where it stands again',
  async (voiceId, language, text, word, nth) => {
    const script = makeScript([text, text], [voiceId], language);
    script.turns[1]!.directions = { emphasis: nth === 1 ? [{ text: word }] : [{ text: word, nth }] };
    const [plain, stressed] = await allTakes(speakScript(script, { cacheDir }));
    expect(stressed!.words.map(({ text }) => text)).toEqual(plain!.words.map(({ text }) => text));
    const [before, after] = [await measureWords(plain!), await measureWords(stressed!)];
    const places = before.flatMap(({ text }, i) => (text.replace(/\W/g, '') === word ? [i] : []));
    const at = places[nth - 1]!;
    expect(after[at]!.decibels - before[at]!.decibels).toBeGreaterThan(2);
    expect(after[at]!.ms / before[at]!.ms).toBeGreaterThan(1.1);
    // Not the same word elsewhere.
    const others = before.flatMap(({ text, decibels }, i) =>
      i !== at && text.replace(/\W/g, '') === word ? [after[i]!.decibels - decibels] : [],
    );
    for (const gain of others) expect(Math.abs(gain)).toBeLessThan(1.5);
  },
);

/** Loudness (RMS) and length of each word of a take. */
async function measureWords({ pcmPath, sampleRate, words }: Take) {
  const { buffer, byteOffset, length } = await readFile(pcmPath);
  const pcm = new Int16Array(buffer, byteOffset, length / 2);
  return words.map(({ text, startMs, endMs }) => {
    const sound = pcm.subarray((startMs / 1000) * sampleRate, (endMs / 1000) * sampleRate);
    const power = sound.reduce((sum, sample) => sum + sample ** 2, 0) / sound.length;
    return { text, ms: endMs - startMs, decibels: 10 * Math.log10(power) };
  });
}

test('an engine without stress of its own speaks stressed words by themselves, and a service reads capitals', () => {
  const turn: Turn = { ...makeScript(['It is not the moon that stops, is it?']).turns[0]! };
  turn.directions = { emphasis: [{ text: 'not the moon' }] };
  const voice = findVoice('slt');
  const bare = { ...flite, stresses: false };
  const [sentence] = planTake(turn, voice, bare, 'en').sentences;
  expect(sentence!.parts).toEqual([
    { at: 0, spoken: 'It is,', pauseAfterMs: 45 },
    { at: 6, spoken: 'not the moon,', isStressed: true, pauseAfterMs: 45 },
    { at: 19, spoken: 'that stops, is it?', pauseAfterMs: 45 },
  ]);
  const [written] = planTake(turn, voice, { ...bare, reads: 'written' }, 'en').sentences;
  expect(written!.spoken).toBe('It is NOT THE MOON that stops, is it?');
  const { directions: _, ...plain } = turn;
  expect(planTake(turn, voice, bare, 'en').key).not.toBe(planTake(plain, voice, bare, 'en').key);
  expect(planTake(turn, voice, flite, 'en').sentences[0]!.stressed).toEqual([{ start: 6, end: 18 }]);
});

test('a show in another language is spoken with the words of that language', async () => {
  const text = 'Die Flut kommt um 14:30 Uhr. Es sind 25 °C & 3 km.';
  const [take] = await allTakes(speakScript(makeScript([text], ['de+klatt2'], 'de-AT'), { cacheDir }));
  expect(take?.words.map((w) => w.text).join(' ')).toBe(text);
  expect(take?.sampleRate).toBe(22_050);
});

test('a sentence no attempt can speak is named in the error', async () => {
  const pool = new SpeechPool({ size: 1, engines: new Map() });
  const voice = findVoice('slt');
  const plan = planTake(makeScript(TURNS).turns[0] as Turn, voice, flite, 'en');
  await expect(speakTake(plan, pool, new TakeCache(cacheDir))).rejects.toMatchObject({
    code: 'speech_failed',
    details: { turnId: 't1', voiceId: 'slt', sentence: 'The tide is the rise and fall of the sea.' },
  });
  await pool.close();
});
