import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyNth } from '../house/depth.ts';
import { DecodedSound, type Stretch } from './decoded-sound.ts';
import { CASES, type RenderedCase, render } from './fixtures.ts';
import { measureLoudness, mp3Faults, type ProbedFile, probe } from './judges.ts';
import { readVtt } from './read-vtt.ts';

const TIMING_TOLERANCE_MS = 150;
const LENGTH_TOLERANCE = 0.15;

/** The form of BBC audiowaveform 2, with the speakers added. */
interface Peaks {
  sample_rate: number;
  samples_per_pixel: number;
  length: number;
  data: number[];
  stretches: { speaker: number; start: number; end: number }[];
}

// A deep dive in stereo and a brief in mono; the others in the deep run.
describe.each(everyNth(4, CASES))('$document as a $choices.format', (each) => {
  let made: RenderedCase;
  let sound: DecodedSound;
  let stretches: Stretch[];
  let probed: ProbedFile;

  beforeAll(async () => {
    made = await render(each);
    sound = new DecodedSound(made.file('mp3'));
    stretches = sound.stretches();
    probed = probe(made.file('mp3'));
  });

  afterAll(() => made?.remove());

  it('lasts as long as was asked, or as long as it says it will', () => {
    const { targetSeconds, estimatedSeconds, limitedBySource, note } = made.script.length;
    const promised = limitedBySource ? estimatedSeconds : targetSeconds;
    expect(probed.seconds).toBeGreaterThan(promised * (1 - LENGTH_TOLERANCE));
    expect(probed.seconds).toBeLessThan(promised * (1 + LENGTH_TOLERANCE));
    if (limitedBySource) expect(note).toMatch(/\w/);
  });

  it('speaks every turn, in order and one at a time', () => {
    const { cues } = made.episode;
    expect(cues.map((cue) => cue.turnId)).toEqual(made.script.turns.map((turn) => turn.id));
    cues.forEach((cue, i) => {
      expect(cue.startMs).toBeGreaterThanOrEqual(cues[i - 1]?.endMs ?? 0);
      expect(cue.endMs).toBeGreaterThan(cue.startMs);
      expect(stretches.some((s) => s.startMs < cue.endMs && s.endMs > cue.startMs)).toBe(true);
    });
    expect(cues.at(-1)?.endMs).toBeLessThanOrEqual(sound.durationMs);
  });

  it('lets each speaker be heard where the script has them', () => {
    const pitches = new Map<number, number[]>();
    for (const cue of made.episode.cues) {
      if (cue.endMs - cue.startMs < 1500) continue;
      pitches.set(cue.speaker, [...(pitches.get(cue.speaker) ?? []), sound.pitch(cue)]);
    }
    const voices = [...pitches.values()].sort((a, b) => median(a) - median(b));
    expect(voices).toHaveLength(made.script.speakers.length);
    const [low, high] = voices;
    if (!low || !high) return;
    expect(median(high) / median(low)).toBeGreaterThan(1.3);
    const border = Math.sqrt(median(low) * median(high));
    expect(Math.max(...low)).toBeLessThan(border);
    expect(Math.min(...high)).toBeGreaterThan(border);
  });

  it('has the loudness of a podcast', () => {
    const { integratedLufs, truePeakDbtp } = measureLoudness(made.file('mp3'));
    expect(Math.abs(integratedLufs + 16)).toBeLessThanOrEqual(0.5);
    expect(truePeakDbtp).toBeLessThanOrEqual(-1);
  });

  it('is a clean MP3 with tags, cover and chapters', () => {
    expect(mp3Faults(made.file('mp3'))).toEqual([]);
    expect(probed.tags).toMatchObject({ title: made.script.title });
    expect(Object.values(probed.tags).join(' ')).toContain('synthetic');
    expect(probed.streams).toContainEqual({
      codec: 'mp3',
      // One voice alone stands in the middle: nothing is gained by a second channel.
      channels: each.stereo && made.script.speakers.length > 1 ? 2 : 1,
      picture: false,
    });
    expect(probed.streams.filter((stream) => stream.picture)).toHaveLength(1);
    expect(probed.chapters.map((chapter) => chapter.title)).toEqual(
      made.episode.chapters.map((chapter) => chapter.title),
    );
    expect(probed.chapters.length).toBeGreaterThanOrEqual(each.choices.format === 'brief' ? 1 : 3);
    probed.chapters.forEach((chapter, i) => {
      expect(chapter.startSeconds).toBeCloseTo(probed.chapters[i - 1]?.endSeconds ?? 0, 1);
    });
    expect(probed.chapters.at(-1)?.endSeconds).toBeCloseTo(probed.seconds, 0);
  });

  it('comes with a valid transcript of what is said, by whom', () => {
    const { cues, faults } = readVtt(made.file('transcript_vtt'));
    expect(faults).toEqual([]);
    const words = (texts: { text: string }[]) => texts.map(({ text }) => text.replace(/\s+/g, '')).join('');
    expect(words(cues)).toBe(words(made.script.turns));
    const names = new Map(made.script.speakers.map((speaker) => [speaker.slot, speaker.name]));
    const spokenBy = made.episode.cues.flatMap((cue) => cue.sentences.map(() => names.get(cue.speaker)));
    expect(cues.map((cue) => cue.speaker)).toEqual(spokenBy);
  });

  it('shows each sentence of the transcript while it is heard', () => {
    const begins = stretches.map((stretch) => stretch.startMs);
    const ends = stretches.map((stretch) => stretch.endMs);
    const { cues } = readVtt(made.file('transcript_vtt'));
    expect(cues.length).toBeGreaterThanOrEqual(made.script.turns.length);
    for (const { text, startMs, endMs } of cues) {
      expect(nearest(startMs, begins), `start of "${text}"`).toBeLessThanOrEqual(TIMING_TOLERANCE_MS);
      expect(nearest(endMs, ends), `end of "${text}"`).toBeLessThanOrEqual(TIMING_TOLERANCE_MS);
    }
  });

  it('names the same chapters beside the sound', () => {
    const chapters = JSON.parse(readFileSync(made.file('chapters_json'), 'utf8')) as {
      version: string;
      chapters: { startTime: number; title: string }[];
    };
    expect(chapters.version).toBe('1.2.0');
    expect(chapters.chapters.map((chapter) => chapter.title)).toEqual(probed.chapters.map((c) => c.title));
    chapters.chapters.forEach((chapter, i) => {
      expect(Math.abs(chapter.startTime - (probed.chapters[i]?.startSeconds ?? -1))).toBeLessThan(0.1);
    });
  });

  it('draws the sound with its speakers', () => {
    const { episode } = made;
    const peaks = JSON.parse(readFileSync(made.file('peaks'), 'utf8')) as Peaks;
    const pixelMs = (peaks.samples_per_pixel * 1000) / peaks.sample_rate;
    expect(peaks.data).toHaveLength(peaks.length * 2);
    expect(Math.abs(peaks.length * pixelMs - sound.durationMs)).toBeLessThan(TIMING_TOLERANCE_MS);
    expect(peaks.stretches.map((stretch) => stretch.speaker)).toEqual(episode.cues.map((c) => c.speaker));
    peaks.stretches.forEach((stretch, i) => {
      const cueMs = episode.cues[i]?.startMs ?? -1;
      expect(Math.abs(stretch.start * pixelMs - cueMs)).toBeLessThan(TIMING_TOLERANCE_MS);
      const drawn = peaks.data.slice(stretch.start * 2, stretch.end * 2);
      expect(Math.max(...drawn)).toBeGreaterThan(10);
    });
  });

  it('tells programs the same as the transcript for people', () => {
    const transcript = JSON.parse(readFileSync(made.file('transcript_json'), 'utf8')) as {
      segments: { speaker: string; startTime: number; body: string }[];
    };
    const { cues } = readVtt(made.file('transcript_vtt'));
    expect(transcript.segments.map(({ speaker, body }) => [speaker, body])).toEqual(
      cues.map(({ speaker, text }) => [speaker, text]),
    );
    transcript.segments.forEach((segment, i) => {
      expect(Math.abs(segment.startTime * 1000 - (cues[i]?.startMs ?? -1))).toBeLessThanOrEqual(1);
    });
  });

  it('rests every statement on sentences of the body', () => {
    const { document, script } = made;
    const roles = new Map(document.blocks.map((block) => [block.id, block.role]));
    const sentences = new Map(document.sentences.map((sentence) => [sentence.id, sentence]));
    const stating = script.turns.filter((turn) => turn.kind === 'source');
    expect(stating.length).toBeGreaterThan(script.turns.length / 4);
    for (const turn of stating) expect(turn.refs, turn.text).not.toEqual([]);
    for (const ref of script.turns.flatMap((turn) => turn.refs)) {
      const sentence = sentences.get(ref.sentenceId);
      expect(sentence, ref.sentenceId).toBeDefined();
      expect(script.sentences[ref.sentenceId]?.raw).toBe(sentence?.raw);
      expect(roles.get(sentence?.blockId ?? ''), sentence?.raw).toBe('body');
    }
  });
});

function nearest(value: number, values: readonly number[]): number {
  return values.reduce((least, each) => Math.min(least, Math.abs(each - value)), Number.POSITIVE_INFINITY);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
