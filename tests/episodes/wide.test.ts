import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EpisodeFileKind } from '../../src/kernel/rules/episode-files.ts';
import { findVoice } from '../../src/speech/voices/voices.ts';
import { type MadeEpisode, makeEpisode } from '../../src/workflow/commands/make-episode.ts';
import { writeScriptFromFiles } from '../../src/workflow/commands/write-script.ts';
import { episodePaths } from '../../src/workflow/pipeline/episode-paths.ts';
import { DEEP, everyNth } from '../house/depth.ts';
import { measureLoudness, mp3Faults, type ProbedFile, probe } from './judges.ts';
import { readVtt } from './read-vtt.ts';
import { WIDE_CASES, type WideCase } from './wide-cases.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const LENGTH_TOLERANCE = 0.15;

const choicesOf = ({ choices }: WideCase) => ({ format: 'deep_dive', targetMinutes: 2, ...choices }) as const;

async function documentsOf({ documents }: WideCase, folder: string): Promise<string[]> {
  if (typeof documents === 'function') return documents(folder);
  return documents.map((document) => path.join(ROOT, document));
}

function expectLanguage(
  { language }: WideCase,
  { document, script }: Pick<MadeEpisode, 'document' | 'script'>,
) {
  expect(document?.metadata.language.split('-')[0]).toBe(language);
  expect(script.language.split('-')[0]).toBe(language);
  for (const { voiceId } of script.speakers) expect(findVoice(voiceId).language.split('-')[0]).toBe(language);
}

function expectGrounded({ document, script }: Pick<MadeEpisode, 'document' | 'script'>) {
  const raw = new Map(document!.sentences.map((sentence) => [sentence.id, sentence.raw]));
  const stating = script.turns.filter((turn) => turn.kind === 'source');
  expect(stating.length).toBeGreaterThan(1);
  for (const turn of stating) expect(turn.refs, turn.text).not.toEqual([]);
  for (const { sentenceId } of script.turns.flatMap((turn) => turn.refs))
    expect(script.sentences[sentenceId]?.raw).toBe(raw.get(sentenceId));
}

/** Pictures take minutes to recognise: they are left to the deep run, as are the sound of most others and half of their scripts. */
const NEEDS_RECOGNITION = ['a scanned PDF', 'photographs of a handout'];
const usual = WIDE_CASES.filter(({ name }) => DEEP || !NEEDS_RECOGNITION.includes(name));
const scripts = usual.filter(({ always }) => !DEEP && !always);
const scriptsOnly = everyNth(3, scripts);
const heard = usual.filter((each) => !scripts.includes(each));

describe.skipIf(scriptsOnly.length === 0)('a script', () => {
  it.each(scriptsOnly)(
    'is written from $name, in its language, every statement on sentences of it',
    async (each) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'afterword-wide-'));
      try {
        const written = await writeScriptFromFiles({
          documentPaths: await documentsOf(each, folder),
          choices: choicesOf(each),
        });
        expectLanguage(each, written);
        expectGrounded(written);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
});

describe.each(heard)('an episode from $name', (each) => {
  let folder: string;
  let made: MadeEpisode;
  let probed: ProbedFile;
  const file = (kind: EpisodeFileKind) => made.episode.files.find((one) => one.kind === kind)!.path;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'afterword-wide-'));
    const documentPaths = await documentsOf(each, folder);
    made = await makeEpisode({
      source: { documentPaths, choices: choicesOf(each) },
      paths: episodePaths(path.join(folder, 'show'), { mp3: true }),
      sound: { bitratesKbps: { mp3: 128 }, stereo: true },
      cacheDir: path.join(folder, 'cache'),
      cacheLimitBytes: 1e9,
    });
    probed = probe(file('mp3'));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('lasts as long as was asked, or as long as it says it will', () => {
    const { targetSeconds, estimatedSeconds, limitedBySource } = made.script.length;
    const promised = limitedBySource ? estimatedSeconds : targetSeconds;
    expect(probed.seconds).toBeGreaterThan(promised * (1 - LENGTH_TOLERANCE));
    expect(probed.seconds).toBeLessThan(promised * (1 + LENGTH_TOLERANCE));
  });

  it('is in the language of its source, by voices that speak it', () => expectLanguage(each, made));

  it('is a clean MP3 with the loudness of a podcast, cover and chapters', () => {
    const { integratedLufs, truePeakDbtp } = measureLoudness(file('mp3'));
    expect(Math.abs(integratedLufs + 16)).toBeLessThanOrEqual(0.5);
    expect(truePeakDbtp).toBeLessThanOrEqual(-1);
    expect(mp3Faults(file('mp3'))).toEqual([]);
    expect(probed.streams.filter((stream) => stream.picture)).toHaveLength(1);
    expect(probed.chapters.map((chapter) => chapter.title)).toEqual(
      made.episode.chapters.map((c) => c.title),
    );
  });

  it('says what its transcript says', () => {
    const { cues, faults } = readVtt(file('transcript_vtt'));
    expect(faults).toEqual([]);
    const letters = (texts: readonly { text: string }[]) =>
      texts.map(({ text }) => text.replace(/\s+/g, '')).join('');
    expect(letters(cues)).toBe(letters(made.script.turns));
    expect(cues.at(-1)!.endMs / 1000).toBeLessThanOrEqual(probed.seconds + 0.05);
  });

  it('rests every statement on sentences of the source', () => expectGrounded(made));
});
