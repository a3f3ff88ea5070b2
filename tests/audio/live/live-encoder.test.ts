import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Codec } from '../../../src/audio/codec/codec.ts';
import { findCodec } from '../../../src/audio/codec/find-codec.ts';
import { exportAudio } from '../../../src/audio/export-audio.ts';
import { LiveEncoder } from '../../../src/audio/live/live-encoder.ts';
import { livePlaylist } from '../../../src/audio/live/live-playlist.ts';
import type { LiveSegment } from '../../../src/audio/live/live-segment.ts';
import { timestampTag } from '../../../src/audio/live/timestamp-tag.ts';
import { type MixOptions, mixTakes, planLayout } from '../../../src/audio/mix-takes.ts';
import type { MixedShow } from '../../../src/audio/mixed-show.ts';
import { WorkerPool } from '../../../src/audio/workers/worker-pool.ts';
import { decoded, ebur128, ffprobe, mp3valFaults } from '../ebur128.ts';
import { conversation, scriptOf, takesOf } from '../synthetic-show.ts';

const folder = mkdtempSync(join(tmpdir(), 'live-'));
const cacheDir = join(folder, 'cache');
afterAll(() => rmSync(folder, { recursive: true }));

const TARGET = { integratedLufs: -16, ceilingDbtp: -1.8 };
const turns = conversation(12);
const script = scriptOf(turns);
const MUSIC = {
  theme: 'tide-pool',
  intro: true,
  outro: false,
  bed: 'none',
  stings: false,
  bedLevelDb: -18,
} as const;
const pool = new WorkerPool();
afterAll(() => pool.close());

interface Heard {
  show: MixedShow;
  segments: LiveSegment[];
}

async function listen(
  options: {
    cacheDir?: string;
    codec?: Codec;
    music?: MixOptions['music'];
    signal?: AbortSignal;
    onSegment?: (segment: LiveSegment) => Promise<void>;
  } = {},
): Promise<Heard> {
  const segments: LiveSegment[] = [];
  const keep = (segment: LiveSegment) => void segments.push(segment);
  const shared = { cacheDir, pool, ...options };
  const live = new LiveEncoder(planLayout(script, options), {
    bitrateKbps: 192,
    target: TARGET,
    onSegment: keep,
    ...shared,
  });
  const takes = takesOf(turns, join(folder, 'takes'));
  const show = await mixTakes(script, takes, { ...shared, onReel: (reel) => live.add(reel) });
  await live.finish();
  return { show, segments };
}

const withoutSound = ({ mp3: _mp3, ...segment }: LiveSegment) => segment;

/** The segments' frames, without the tags that open them. */
const framesOf = ({ segments }: Heard) =>
  Buffer.concat(segments.map((segment) => segment.mp3.subarray(timestampTag(0).length)));

/** FFmpeg as it is, counting the pieces it encodes. */
async function countingCodec(): Promise<{ codec: Codec; encoded: () => number }> {
  const real = await findCodec();
  let count = 0;
  const encodeMp3: Codec['encodeMp3'] = (jobs, ...rest) => {
    count += jobs.length;
    return real.encodeMp3(jobs, ...rest);
  };
  return { codec: { ...real, encodeMp3 }, encoded: () => count };
}

const bytesOf = ({ segments }: Heard) => Buffer.concat(segments.map((segment) => segment.mp3));

let heard: Heard;
beforeAll(async () => {
  heard = await listen();
});

describe('sound that is heard while it is made', () => {
  it('comes in segments of ten seconds at most that follow each other without a hole', () => {
    let startMs = 0;
    for (const [i, segment] of heard.segments.entries()) {
      expect(segment.index).toBe(i);
      expect(segment.startMs).toBeCloseTo(startMs, 6);
      expect(segment.durationMs).toBeLessThanOrEqual(10_000);
      expect(segment.peaks).toHaveLength(Math.ceil(segment.durationMs / 100));
      startMs += segment.durationMs;
    }
    expect(startMs).toBeCloseTo((heard.show.frames * 1000) / heard.show.sampleRate, 6);
  });

  it('has the cues of the finished show, each with the segment it begins in', () => {
    expect(heard.segments.flatMap((segment) => segment.cues)).toEqual(heard.show.cues);
    for (const { startMs, durationMs, cues } of heard.segments) {
      for (const cue of cues) expect(cue.startMs).toBeGreaterThanOrEqual(Math.floor(startMs));
      for (const cue of cues) expect(cue.startMs).toBeLessThanOrEqual(Math.ceil(startMs + durationMs));
    }
  });

  it('is one clean stream to ffprobe, as long as its segments, from its playlist too', () => {
    for (const { index, mp3 } of heard.segments) writeFileSync(join(folder, `${index}.mp3`), mp3);
    const playlist = join(folder, 'index.m3u8');
    writeFileSync(playlist, livePlaylist(heard.segments, { finished: true }));
    const seconds = heard.show.frames / heard.show.sampleRate;
    const probed = ffprobe(playlist);
    expect(probed.format.format_name).toBe('hls');
    expect(Number(probed.format.duration)).toBeCloseTo(seconds, 4);
    const joined = join(folder, 'joined.mp3');
    writeFileSync(joined, framesOf(heard));
    const sound = Buffer.from(decoded(playlist).buffer);
    expect(sound.equals(Buffer.from(decoded(joined).buffer))).toBe(true);
    expect(sound.length).toBe(4 * heard.show.frames * heard.show.channels);
    expect(mp3valFaults(joined).filter((line) => !/no supported tags/i.test(line))).toEqual([]);
  });

  it('is as loud as the finished show, within one unit, and under its peak', () => {
    const joined = join(folder, 'joined.mp3');
    writeFileSync(joined, framesOf(heard));
    const { lufs, dbtp } = ebur128(['-i', joined]);
    expect(Math.abs(lufs + 16)).toBeLessThanOrEqual(1);
    expect(dbtp).toBeLessThanOrEqual(-1);
  });

  it('shows peaks as high as the sound is', () => {
    const joined = join(folder, 'joined.mp3');
    writeFileSync(joined, framesOf(heard));
    const sound = decoded(joined);
    const loudest = Math.max(...heard.segments.flatMap((segment) => segment.peaks)) / 127;
    const reached = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    // Two voices stand a little left and right of the middle, in which the peaks are measured.
    expect(loudest).toBeGreaterThan(reached);
    expect(loudest * 0.7).toBeLessThan(reached);
  });
});

describe('a run that starts again', () => {
  it('gives the same bytes from the cache and encodes nothing', async () => {
    const { codec, encoded } = await countingCodec();
    const again = await listen({ codec });
    expect(encoded()).toBe(0);
    expect(bytesOf(again).equals(bytesOf(heard))).toBe(true);
    expect(again.segments.map(withoutSound)).toEqual(heard.segments.map(withoutSound));
  });

  it('gives the same bytes when everything is made again, and with some of it there', async () => {
    const other = join(folder, 'other-cache');
    expect(bytesOf(await listen({ cacheDir: other })).equals(bytesOf(heard))).toBe(true);
    const reels = readdirSync(join(other, 'reels'));
    for (const reel of reels.slice(0, reels.length / 2))
      rmSync(join(other, 'reels', reel), { recursive: true });
    expect(bytesOf(await listen({ cacheDir: other })).equals(bytesOf(heard))).toBe(true);
  });
});

describe('the finished show', () => {
  it('takes what was encoded for listening at its own gain', async () => {
    const { codec, encoded } = await countingCodec();
    const path = join(folder, 'final.mp3');
    const made = await exportAudio(heard.show, {
      target: { integratedLufs: -16, truePeakDbtp: -1 },
      outputs: [{ kind: 'mp3', path, bitrateKbps: 192 }],
      tags: { title: 'Tides', artist: 'Maya', description: '', language: 'en', generator: 'test' },
      cacheDir,
      codec,
    });
    expect(Math.abs(made.loudness.integratedLufs + 16)).toBeLessThanOrEqual(0.2);
    expect(encoded()).toBeLessThanOrEqual(heard.show.reels.length);
  });

  it('has music that the live sound leaves out, and its cues stand later', async () => {
    const withMusic = await listen({ music: MUSIC });
    expect(withMusic.segments.flatMap((s) => s.cues).map((cue) => cue.turnId)).toEqual(
      withMusic.show.cues.map((cue) => cue.turnId),
    );
    expect(withMusic.show.cues[0]!.startMs).toBeGreaterThan(withMusic.segments[0]!.cues[0]!.startMs + 1000);
    expect(withMusic.segments[0]!.startMs).toBe(0);
  });
});

describe('what goes wrong', () => {
  const leftovers = () => readdirSync(cacheDir).filter((name) => name.startsWith('work-'));

  it('ends the mix when a segment cannot be kept', async () => {
    const full = new Error('no room');
    const failing = listen({ onSegment: () => Promise.reject(full) });
    await expect(failing).rejects.toBe(full);
    expect(leftovers()).toEqual([]);
  });

  it('says that the encoder failed', async () => {
    const codec: Codec = { ...(await findCodec()), encodeMp3: () => Promise.reject(new Error('broken')) };
    const failing = listen({ codec, cacheDir: join(folder, 'third-cache') });
    await expect(failing).rejects.toThrow();
  });

  it('stops when it is cancelled', async () => {
    const stop = new AbortController();
    const given: number[] = [];
    const onSegment = async ({ index }: LiveSegment) => {
      given.push(index);
      stop.abort();
    };
    await expect(listen({ signal: stop.signal, onSegment })).rejects.toMatchObject({ code: 'cancelled' });
    expect(given.length).toBeLessThan(heard.segments.length);
    expect(leftovers()).toEqual([]);
  });
});
