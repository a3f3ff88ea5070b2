import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StemOutput } from '../../src/audio/encode/write-stem.ts';
import { exportAudio } from '../../src/audio/export-audio.ts';
import { mixTakes } from '../../src/audio/mix-takes.ts';
import type { MixedShow } from '../../src/audio/mixed-show.ts';
import type { Cue, Script, SoundClip } from '../../src/kernel/artifacts.ts';
import { script as scriptContract } from '../../src/kernel/contracts/script.ts';
import { itDeep } from '../house/depth.ts';
import { decoded, ebur128, ebur128Lufs } from './ebur128.ts';
import { conversation, scriptOf, takesOf } from './synthetic-show.ts';

const folder = mkdtempSync(join(tmpdir(), 'sound-clips-'));
const cacheDir = join(folder, 'cache');
afterAll(() => rmSync(folder, { recursive: true }));

const TARGET = { integratedLufs: -16, truePeakDbtp: -1 };
const tags = { title: 'Tides', language: 'en', generator: 'Afterword test' };
const turns = conversation(8, 2, 1, 4);

const BED: SoundClip = {
  id: 'bed',
  lane: 'bed',
  sound: 'theme:tide-pool/bed',
  turnId: 't3',
  offsetMs: -2000,
  fromMs: 1000,
  durationMs: 40_000,
  gainDb: -8,
  duckDb: 10,
  fadeInMs: 1000,
  fadeOutMs: 3000,
};

interface Change {
  clips?: SoundClip[];
  directions?: Record<string, Script['turns'][number]['directions']>;
}

async function mix({ clips = [], directions = {} }: Change = {}): Promise<MixedShow> {
  const script = scriptOf(turns);
  const changed = {
    ...script,
    turns: script.turns.map((turn) => ({
      ...turn,
      directions: { ...turn.directions, ...directions[turn.id] },
    })),
    ...(clips.length > 0 && { soundClips: clips }),
  };
  return mixTakes(scriptContract.parse(changed), takesOf(turns, join(folder, 'takes')), { cacheDir });
}

const at = (name: string) => join(folder, name);
const STEMS: StemOutput[] = [
  { part: { speaker: 0 }, path: at('maya.flac'), name: 'Maya' },
  { part: { speaker: 1 }, path: at('leo.flac'), name: 'Leo' },
  { part: 'music', path: at('music.flac'), name: 'Music' },
];

/** What ffmpeg reads of a stretch: integrated loudness in LUFS. */
const lufs = (path: string, fromMs: number, toMs: number) =>
  ebur128Lufs(['-ss', String(fromMs / 1000), '-to', String(toMs / 1000), '-i', path]);

/** Mean level of a stretch in dBFS, of both channels. */
function levelOf(sound: Float32Array, fromMs: number, toMs: number): number {
  let sum = 0;
  const [from, to] = [Math.round(fromMs * 44.1) * 2, Math.round(toMs * 44.1) * 2];
  for (let i = from; i < to; i++) sum += sound[i]! ** 2;
  return 10 * Math.log10(sum / (to - from) + 1e-20);
}

const cueOf = (show: MixedShow, id: string): Cue => show.cues.find(({ turnId }) => turnId === id)!;

async function write(show: MixedShow, stems = STEMS): Promise<void> {
  const outputs = [{ kind: 'wav', path: at('show.wav'), bits: 24 } as const];
  await exportAudio(show, { target: TARGET, outputs, stems, tags, cacheDir });
}

describe('a bed under some turns', () => {
  const directions = { t5: { pauseBeforeMs: 6000 } };
  let show: MixedShow;
  let music: Float32Array;
  let begins: number;
  let ducked: ReturnType<typeof bedLevels>;
  let free: ReturnType<typeof bedLevels>;

  beforeAll(async () => {
    const unducked = await mix({ clips: [{ ...BED, duckDb: 0 }], directions });
    await write(unducked);
    free = bedLevels(unducked);
    show = await mix({ clips: [BED], directions });
    await write(show);
    ducked = bedLevels(show);
    music = decoded(at('music.flac'));
    begins = cueOf(show, 't3').startMs - 2000;
  });

  it('is silent outside of its place', () => {
    expect(begins).toBeGreaterThan(1000);
    expect(levelOf(music, 0, begins - 5)).toBeLessThan(-120);
    expect(levelOf(music, begins + 40_005, (show.frames * 1000) / 44_100)).toBeLessThan(-120);
    expect(levelOf(music, begins + 500, begins + 1500)).toBeGreaterThan(-60);
  });

  it('lies as far under the voices as its gain says', () => {
    // A theme breathes by some dB in a part of its round.
    expect(Math.abs(free.whole - free.voice - BED.gainDb)).toBeLessThan(2);
  });

  it('lies lower by as much as it is ducked while somebody speaks, and by nothing in a long pause', () => {
    expect(Math.abs(ducked.spoken - ducked.voice - (free.spoken - free.voice) + BED.duckDb)).toBeLessThan(
      0.4,
    );
    expect(Math.abs(ducked.paused - ducked.voice - (free.paused - free.voice))).toBeLessThan(0.4);
  });

  it('fades in and out', () => {
    const ends = begins + BED.durationMs;
    expect(levelOf(music, begins, begins + 100)).toBeLessThan(
      levelOf(music, begins + 800, begins + 1000) - 6,
    );
    expect(levelOf(music, ends - 300, ends - 5)).toBeLessThan(levelOf(music, ends - 3300, ends - 3000) - 10);
  });

  it('lands on the target with it', () => {
    const heard = ebur128(['-i', at('show.wav')]);
    expect(Math.abs(heard.lufs + 16)).toBeLessThanOrEqual(0.3);
    expect(heard.dbtp).toBeLessThanOrEqual(-1);
  });

  itDeep('moves with the words, and leaves the reels of speech as they were', async () => {
    const later = await mix({ clips: [BED], directions: { t2: { pauseBeforeMs: 4000 } } });
    await write(later, [{ ...STEMS[2]!, path: at('moved.flac') }]);
    const moved = decoded(at('moved.flac'));
    const from = cueOf(later, 't3').startMs - 2000;
    expect(levelOf(moved, from - 400, from - 5)).toBeLessThan(-120);
    expect(levelOf(moved, from + 300, from + 700)).toBeGreaterThan(-60);
    const bare = new Set((await mix({ directions })).reels.map(({ key }) => key));
    expect(show.reels.filter(({ key }) => !bare.has(key))).toEqual([]);
  });

  function bedLevels(of: MixedShow) {
    const [t3, t4, t5] = ['t3', 't4', 't5'].map((id) => cueOf(of, id)) as [Cue, Cue, Cue];
    const [bed, voice] = [at('music.flac'), at('leo.flac')];
    return {
      voice: lufs(voice, t4.startMs, t4.endMs),
      whole: lufs(bed, t3.startMs, t3.startMs + 34_000),
      spoken: lufs(bed, t4.startMs, t4.endMs),
      paused: lufs(bed, t4.endMs + 1000, t5.startMs - 400),
    };
  }
});

describe('an effect', () => {
  itDeep('rings on after the last word, for half a minute at most', async () => {
    const last = turns.at(-1)!.id;
    const plain = await mix();
    const after = cueOf(plain, last).endMs - cueOf(plain, last).startMs + 400;
    const long = await mix({
      clips: [{ ...BED, turnId: last, offsetMs: Math.round(after), durationMs: 120_000 }],
    });
    const word = cueOf(long, last).endMs;
    const endMs = (long.frames * 1000) / 44_100;
    expect(Math.abs(endMs - word - 30_000)).toBeLessThan(60);
    await write(long, [STEMS[2]!]);
    const music = decoded(at('music.flac'));
    expect(levelOf(music, endMs - 400, endMs - 60)).toBeLessThan(
      levelOf(music, endMs - 4000, endMs - 3500) - 8,
    );
  });

  it('whose sound there is not is refused', async () => {
    await expect(mix({ clips: [{ ...BED, sound: 'effect:there-is-none' }] })).rejects.toThrow(
      /There is no such sound/,
    );
  });

  it('ends with its sound', async () => {
    const sting: SoundClip = {
      ...BED,
      id: 's',
      sound: 'theme:letterpress/sting',
      durationMs: 60_000,
      duckDb: 0,
    };
    const show = await mix({ clips: [{ ...sting, fromMs: 0 }] });
    await write(show, [STEMS[2]!]);
    const begins = cueOf(show, 't3').startMs - 2000;
    const music = decoded(at('music.flac'));
    expect(levelOf(music, begins + 100, begins + 1100)).toBeGreaterThan(-60);
    expect(levelOf(music, begins + 15_000, begins + 25_000)).toBeLessThan(-120);
  });
});

describe('a turn', () => {
  it('comes after the pause that was asked for', async () => {
    const show = await mix({ directions: { t3: { pauseBeforeMs: 2750 }, t6: { pauseBeforeMs: 40 } } });
    const pauseBefore = (id: string, before: string) => cueOf(show, id).startMs - cueOf(show, before).endMs;
    // A reel is whole MPEG frames long: 26 ms at most.
    expect(pauseBefore('t3', 't2')).toBeGreaterThanOrEqual(2749);
    expect(pauseBefore('t3', 't2')).toBeLessThanOrEqual(2750 + 27);
    expect(Math.abs(pauseBefore('t6', 't5') - 40)).toBeLessThanOrEqual(1);
    await write(show, []);
    const heard = decoded(at('show.wav'));
    const [from, to] = [cueOf(show, 't2').endMs, cueOf(show, 't3').startMs];
    expect(levelOf(heard, from + 30, to - 30)).toBeLessThan(-70);
  });

  it('is as much louder as was asked for', async () => {
    const [plain, softer] = [await mix(), await mix({ directions: { t4: { gainDb: -9 } } })];
    const levels = [];
    for (const show of [plain, softer]) {
      await write(show, [{ ...STEMS[1]!, path: at('leo.flac') }]);
      const { startMs, endMs } = cueOf(show, 't4');
      const other = cueOf(show, 't2');
      levels.push(lufs(at('leo.flac'), startMs, endMs) - lufs(at('leo.flac'), other.startMs, other.endMs));
    }
    expect(Math.abs(levels[1]! - levels[0]! + 9)).toBeLessThan(0.3);
  });
});
