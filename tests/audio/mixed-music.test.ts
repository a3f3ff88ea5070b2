import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AudioOutput } from '../../src/audio/audio-output.ts';
import { commandCodec } from '../../src/audio/codec/find-codec.ts';
import type { StemOutput } from '../../src/audio/encode/write-stem.ts';
import { exportAudio } from '../../src/audio/export-audio.ts';
import { musicFacts } from '../../src/audio/master/show-master.ts';
import { mixTakes } from '../../src/audio/mix-takes.ts';
import type { MixedShow } from '../../src/audio/mixed-show.ts';
import { type MusicChoice, openingSound } from '../../src/audio/music/music-choice.ts';
import { type PlacedReel, STING_GAP_MS, scoreShow } from '../../src/audio/music-track/score-show.ts';
import { planReels } from '../../src/audio/reels/plan-reels.ts';
import { depth, describeDeep, itDeep } from '../house/depth.ts';
import { decoded, ebur128, ffprobe, mp3valFaults } from './ebur128.ts';
import { flacFaults } from './judges.ts';
import { conversation, type SyntheticTurn, scriptOf, takesOf } from './synthetic-show.ts';

const folder = mkdtempSync(join(tmpdir(), 'mixed-music-'));
const cacheDir = join(folder, 'cache');
afterAll(() => rmSync(folder, { recursive: true }));

const TARGET = { integratedLufs: -16, truePeakDbtp: -1 };
const tags = { title: 'Tides', language: 'en', generator: 'Afterword test' };
const music: MusicChoice = {
  theme: 'tide-pool',
  intro: true,
  outro: true,
  bed: 'throughout',
  stings: true,
  bedLevelDb: -18,
};

interface Setting {
  music?: MusicChoice;
  stereo?: boolean;
  cache?: string;
}

function mix(turns: SyntheticTurn[], { cache = cacheDir, ...setting }: Setting = {}): Promise<MixedShow> {
  return mixTakes(scriptOf(turns), takesOf(turns, join(folder, 'takes')), { cacheDir: cache, ...setting });
}

function write(show: MixedShow, outputs: AudioOutput[], stems: StemOutput[] = [], target = TARGET) {
  return exportAudio(show, { target, outputs, stems, tags, cacheDir });
}

/** Mean level in dB of samples [from, to) of both channels. */
function levelOf(sound: Float32Array, fromMs: number, toMs: number): number {
  let sum = 0;
  const [from, to] = [Math.round(fromMs * 44.1) * 2, Math.round(toMs * 44.1) * 2];
  for (let i = from; i < to; i++) sum += sound[i]! ** 2;
  return 10 * Math.log10(sum / (to - from) + 1e-20);
}

const turns = conversation(8, 2, 1, 4);
const stemPath = (name: string) => join(folder, `stem-${name}.flac`);
const stems: StemOutput[] = [
  { part: { speaker: 0 }, path: stemPath('maya'), name: 'Maya' },
  { part: { speaker: 1 }, path: stemPath('leo'), name: 'Leo' },
  { part: 'music', path: stemPath('music'), name: 'Music' },
];

describe('a show with an opening sound', () => {
  it('begins with it, keeps its reels of speech, and is over before the first voice', async () => {
    const plain = await mix(turns);
    const opened = await mix(turns, { music: openingSound() });
    const [opening, ...spoken] = opened.reels;
    expect(spoken.map((reel) => reel.key)).toEqual(plain.reels.map((reel) => reel.key));
    expect(spoken.every((reel) => reel.music === undefined)).toBe(true);
    const openingMs = (opening!.record.frames * 1000) / 44_100;
    expect(openingMs).toBeGreaterThan(2000);
    expect(openingMs).toBeLessThan(3500);
    for (const [i, cue] of opened.cues.entries())
      expect(Math.abs(cue.startMs - plain.cues[i]!.startMs - openingMs)).toBeLessThanOrEqual(1);
    const path = join(folder, 'opened.wav');
    await exportAudio(opened, {
      target: TARGET,
      outputs: [{ kind: 'wav', path, bits: 16 }],
      tags,
      cacheDir,
      roomToneDbfs: -62,
    });
    const sound = decoded(path);
    expect(levelOf(sound, 0, 1500)).toBeGreaterThan(-32);
    expect(Math.abs(levelOf(sound, openingMs - 60, openingMs + 200) + 62)).toBeLessThan(1.5);
  });

  it('leaves a single voice mono', async () => {
    const alone = await mix(conversation(3, 1), { music: openingSound() });
    expect(alone.channels).toBe(1);
  });
});

describe('a show with music', () => {
  it('moves cues and chapters by the intro, exactly', async () => {
    const plain = await mix(turns);
    const scored = await mix(turns, { music: { ...music, stings: false } });
    const intro = scored.reels[0]!;
    expect(intro.record.parts).toEqual([]);
    const introMs = (intro.record.frames * 1000) / 44_100;
    expect(introMs).toBeGreaterThan(6000);
    expect(introMs).toBeLessThan(10_100);
    for (const [i, cue] of scored.cues.entries()) {
      expect(Math.abs(cue.startMs - plain.cues[i]!.startMs - introMs)).toBeLessThanOrEqual(1);
      expect(cue.words).toHaveLength(plain.cues[i]!.words.length);
      expect(
        Math.abs(cue.words[0]!.startMs - plain.cues[i]!.words[0]!.startMs - introMs),
      ).toBeLessThanOrEqual(1);
    }
    expect(scored.chapters[0]!.startMs).toBe(0);
    expect(Math.abs(scored.chapters[1]!.startMs - plain.chapters[1]!.startMs - introMs)).toBeLessThanOrEqual(
      1,
    );
    expect(scored.chapters.at(-1)!.endMs).toBe(Math.round((scored.frames * 1000) / 44_100));
  });

  itDeep('lands on the target in every format', async () => {
    const show = await mix(turns, { music });
    const wavOutput: AudioOutput = { kind: 'wav', path: join(folder, 'show.wav'), bits: 24 };
    const mp3Output: AudioOutput = { kind: 'mp3', path: join(folder, 'show.mp3'), bitrateKbps: 128 };
    const others: AudioOutput[] = [
      { kind: 'm4a', path: join(folder, 'show.m4a'), bitrateKbps: 128 },
      { kind: 'opus', path: join(folder, 'show.opus'), bitrateKbps: 96 },
    ];
    const outputs = [wavOutput, mp3Output, ...depth([], others)];
    const made = await write(show, outputs);
    for (const { path } of outputs) {
      const heard = ebur128(['-i', path]);
      expect(Math.abs(heard.lufs + 16)).toBeLessThanOrEqual(0.3);
      expect(heard.dbtp).toBeLessThanOrEqual(-1);
      expect(Math.abs(Number(ffprobe(path).format.duration) * 44_100 - show.frames)).toBeLessThan(2205);
    }
    const wav = ebur128(['-i', wavOutput.path]);
    expect(Math.abs(made.loudness.integratedLufs - wav.lufs)).toBeLessThanOrEqual(0.11);
    expect(mp3valFaults(mp3Output.path)).toEqual([]);
  });

  itDeep('plays through the joints of its MP3 reels', async () => {
    const show = await mix(turns, { music });
    const paths = { mp3: join(folder, 'joints.mp3'), wav: join(folder, 'joints.wav') };
    await write(show, [
      { kind: 'mp3', path: paths.mp3, bitrateKbps: 128 },
      { kind: 'wav', path: paths.wav, bits: 24 },
    ]);
    const [lossy, exact] = [decoded(paths.mp3), decoded(paths.wav)];
    expect(lossy.length).toBe(exact.length);
    let joint = 0;
    for (const reel of show.reels.slice(0, -1)) {
      joint += reel.record.frames;
      let error = 0;
      let power = 0;
      for (let i = 2 * (joint - 1152); i < 2 * (joint + 1152); i++) {
        error += (lossy[i]! - exact[i]!) ** 2;
        power += exact[i]! ** 2;
      }
      expect(10 * Math.log10(error / power)).toBeLessThan(-15);
    }
  });

  itDeep('keeps the bed 18 dB under the voices and lets the intro and outro be heard', async () => {
    const show = await mix(turns, { music });
    await write(show, [{ kind: 'flac', path: join(folder, 'duck.flac'), bits: 16 }], stems);
    const [maya, leo, bed] = stems.map((stem) => decoded(stem.path));
    const spoken = show.cues.filter((cue) => cue.endMs - cue.startMs > 3000);
    const below = spoken.map((cue) => {
      const voice = cue.speaker === 0 ? maya! : leo!;
      return levelOf(bed!, cue.startMs, cue.endMs) - levelOf(voice, cue.startMs, cue.endMs);
    });
    const mean = below.reduce((sum, db) => sum + db, 0) / below.length;
    // Loudness weighs low notes less than a mean of squares does.
    expect(mean).toBeGreaterThan(-20);
    expect(mean).toBeLessThan(-12);
    const first = show.cues[0]!.startMs;
    const last = show.cues.at(-1)!.endMs;
    const under = levelOf(bed!, spoken[1]!.startMs, spoken[1]!.endMs);
    expect(levelOf(bed!, 2000, first - 800) - under).toBeGreaterThan(9);
    expect(levelOf(bed!, last + 1200, last + 7000) - under).toBeGreaterThan(9);
    // Nothing clicks: the music's steepest step is that of its own sound.
    let steepest = 0;
    for (let i = 2; i < bed!.length; i++) steepest = Math.max(steepest, Math.abs(bed![i]! - bed![i - 2]!));
    expect(steepest).toBeLessThan(0.08);
  });

  it.each(
    depth<readonly ['none' | 'under_opening', string][]>(
      [],
      [
        ['none', 'only intro, stings and outro'],
        ['under_opening', 'a bed under the first segment'],
      ],
    ),
  )('with bed %s has %s', async (bed, _what) => {
    const show = await mix(turns, { music: { ...music, bed } });
    await write(show, [], [stems[2]!]);
    const sound = decoded(stemPath('music'));
    const inFirst = show.cues.filter((cue) => cue.segmentId === 's1')[3]!;
    const inSecond = show.cues.filter((cue) => cue.segmentId === 's2')[3]!;
    const heard = levelOf(sound, inFirst.startMs, inFirst.endMs);
    if (bed === 'none') expect(heard).toBeLessThan(-90);
    else expect(heard).toBeGreaterThan(-60);
    expect(levelOf(sound, inSecond.startMs, inSecond.endMs)).toBeLessThan(-90);
  });

  itDeep('works in mono', async () => {
    const show = await mix(turns, { music, stereo: false });
    const path = join(folder, 'mono.mp3');
    await write(show, [{ kind: 'mp3', path, bitrateKbps: 128 }]);
    const heard = ebur128(['-i', path]);
    expect(ffprobe(path).streams[0]).toMatchObject({ channels: 1 });
    expect(Math.abs(heard.lufs + 16)).toBeLessThanOrEqual(0.3);
    expect(heard.dbtp).toBeLessThanOrEqual(-1);
  });

  it.each([
    [{ ...music, theme: 'elevator' }, /no music theme "elevator"/],
    [{ ...music, bedLevelDb: 0 }, /-30 to -10 dB/],
  ])('refuses %o', async (choice, message) => {
    const error = await mix(turns, { music: choice }).catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 'usage', message: expect.stringMatching(message) });
  });
});

describeDeep('stems', () => {
  it('are the mix before limiting when put together', async () => {
    const show = await mix(turns, { music });
    const path = join(folder, 'quiet.wav');
    // So soft that nothing is limited: the master is the mix times a gain.
    await write(show, [{ kind: 'wav', path, bits: 24 }], stems, { ...TARGET, integratedLufs: -24 });
    const whole = decoded(path);
    const parts = stems.map((stem) => decoded(stem.path));
    for (const [i, stem] of stems.entries()) {
      expect(flacFaults(stem.path)).toBe('');
      expect(parts[i]!.length).toBe(whole.length);
      expect(parts[i]!.length / 2).toBe(show.frames);
      expect(ffprobe(stem.path).format.tags?.TITLE).toBe(`Tides - ${stem.name}`);
    }
    let left = 0;
    let power = 0;
    for (let i = 0; i < whole.length; i++) {
      left += (whole[i]! - parts[0]![i]! - parts[1]![i]! - parts[2]![i]!) ** 2;
      power += whole[i]! ** 2;
    }
    expect(10 * Math.log10(left / power)).toBeLessThan(-60);
  });
});

/** A planned show on its clock without any sound: what scoring needs. */
async function placedSilently(turns: SyntheticTurn[]): Promise<PlacedReel[]> {
  const takes = (async function* () {
    for (const turn of turns) {
      const samples = Math.round(turn.seconds * 44_100);
      const key = `k-${turn.seed}-${turn.seconds}`;
      const times = { sentences: [], words: [], cached: false };
      yield {
        turnId: turn.id,
        voiceId: 'v',
        key,
        pcmPath: '/nowhere',
        sampleRate: 44_100,
        samples,
        ...times,
      };
    }
  })();
  const placed: PlacedReel[] = [];
  let at = 0;
  for await (const { plan, turns: planned } of planReels(scriptOf(turns), takes, STING_GAP_MS)) {
    let end = 0;
    const parts = plan.parts.map((part) => {
      const startFrame = end + part.leadFrames;
      end = startFrame + part.samples;
      return { startFrame, frames: part.samples, trimmedMs: 0 };
    });
    const frames = Math.ceil((end + plan.tailFrames) / 1152) * 1152;
    const record = { frames, parts, blocks: [], truePeak: 0 };
    placed.push({ reel: { ...plan, folder: '', record }, at, segmentId: planned[0]!.turn.segmentId });
    at += frames;
  }
  return placed;
}

describe('one changed line under a bed throughout', () => {
  it('changes few reels of a long show, wherever it stands', async () => {
    const layer = { key: 'b', path: '/b', frames: 2_351_999, loops: true, start: 0, heard: [0, 0] as const };
    const record = { frames: 0, bodyFrames: 0, loops: true, integratedLufs: -20, truePeakDbtp: -6 };
    const bed = { record, layer: { ...layer, freeDb: 0, duckedDb: 0, release: 0 } };
    const heard = async (turns: SyntheticTurn[]) => {
      const placed = await placedSilently(turns);
      const scores = scoreShow(placed, { ...music, intro: false, outro: false, stings: false }, { bed });
      return placed.map(({ reel }, i) => JSON.stringify([reel.key, musicFacts(scores[i]!)]));
    };
    const long = conversation(400, 2, 6);
    const known = new Set(await heard(long));
    const shares: number[] = [];
    for (let at = 3; at < 400; at += 13) {
      const edited = long.map((t, i) => (i === at ? { ...t, seconds: t.seconds + 1.37, seed: at * 31 } : t));
      const after = await heard(edited);
      shares.push(after.filter((reel) => !known.has(reel)).length / after.length);
    }
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.06);
    expect(Math.max(...shares)).toBeLessThan(0.1);
  });

  itDeep('is mastered and encoded again only up to where the bed begins anew', async () => {
    const long = conversation(22, 2, 5);
    const path = join(folder, 'long.mp3');
    const codec = (await commandCodec('ffmpeg'))!;
    const encoded: string[] = [];
    const counting = {
      ...codec,
      encodeMp3: (...[jobs, settings, signal]: Parameters<typeof codec.encodeMp3>) => {
        encoded.push(...jobs.map((job) => job.outputPath));
        return codec.encodeMp3(jobs, settings, signal);
      },
    };
    const outputs: AudioOutput[] = [{ kind: 'mp3', path, bitrateKbps: 128 }];
    const export_ = (show: MixedShow, cache: string) =>
      exportAudio(show, { target: TARGET, outputs, tags, cacheDir: cache, codec: counting });
    const first = await mix(long, { music });
    await export_(first, cacheDir);
    const all = encoded.length;
    expect(all).toBeGreaterThanOrEqual(first.reels.length);
    encoded.length = 0;
    const edited = long.map((t, i) => (i === 14 ? { ...t, seconds: t.seconds + 1.1, seed: 791 } : t));
    await export_(await mix(edited, { music }), cacheDir);
    expect(encoded.length).toBeLessThanOrEqual(4);
    const cold = join(folder, 'cold');
    // Playing the theme again would give the same bytes.
    cpSync(join(cacheDir, 'music'), join(cold, 'music'), { recursive: true });
    const warm = readFileSync(path);
    await export_(await mix(edited, { music, cache: cold }), cold);
    expect(warm.equals(readFileSync(path))).toBe(true);
  });
});
