import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AudioOutput } from '../../src/audio/audio-output.ts';
import type { Codec } from '../../src/audio/codec/codec.ts';
import { commandCodec } from '../../src/audio/codec/find-codec.ts';
import { nodeAvCodec } from '../../src/audio/codec/node-av-codec.ts';
import { exportAudio } from '../../src/audio/export-audio.ts';
import { mixTakes } from '../../src/audio/mix-takes.ts';
import type { MixedShow } from '../../src/audio/mixed-show.ts';
import { BITRATES } from '../../src/kernel/rules/sound-formats.ts';
import { depth, everyNth } from '../house/depth.ts';
import { step } from '../house/step.ts';
import { ebur128, ffprobe } from './ebur128.ts';
import { exiftool, flacFaults, lag, mediainfo, opusinfo } from './judges.ts';
import { conversation, type SyntheticTurn, scriptOf, takesOf } from './synthetic-show.ts';

const folder = mkdtempSync(join(tmpdir(), 'formats-'));
const cacheDir = join(folder, 'cache');
afterAll(() => rmSync(folder, { recursive: true }));

const TARGET = { integratedLufs: -16, truePeakDbtp: -1 };
const cover = readFileSync(new URL('./cover.jpg', import.meta.url));
const tags = {
  title: 'Ebb & flow — “tides” 潮汐',
  show: 'Oceans for beginners',
  artist: 'Maya, Leo',
  description: 'Why the sea comes and goes.',
  language: 'en-GB',
  date: '2026-03-09',
  generator: 'Afterword test',
  cover: new Uint8Array(cover),
};
const NOTICE = 'All voices in this recording are synthetic.';

function mix(turns: SyntheticTurn[]): Promise<MixedShow> {
  return mixTakes(scriptOf(turns), takesOf(turns, join(folder, 'takes')), { cacheDir });
}

function write(show: MixedShow, outputs: AudioOutput[], codec: Codec, target = TARGET) {
  return exportAudio(show, { target, outputs, tags, cacheDir, codec });
}

function expectOnTarget(path: string, lufs = -16, within = 0.3): void {
  const heard = ebur128(['-i', path]);
  expect(Math.abs(heard.lufs - lufs)).toBeLessThanOrEqual(within);
  expect(heard.dbtp).toBeLessThanOrEqual(-1);
}

/** The left channel at the show's rate. */
function leftOf(path: string): Float32Array {
  const form = ['-map', '0:a:0', '-af', 'pan=mono|c0=c0', '-ar', '44100', '-f', 'f32le', 'pipe:1'];
  const bytes = execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-i', path, ...form], {
    maxBuffer: 1 << 30,
  });
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

const turns = conversation(7, 2, 1, 4);
let show: MixedShow;
const codecs = new Map<string, Codec>();
beforeAll(async () => {
  show = await mix(turns);
  codecs.set('ffmpeg', (await commandCodec('ffmpeg'))!);
  codecs.set('node-av', (await nodeAvCodec())!);
});

// The codec from npm lands on the target in export-audio.test.ts; its files are judged in the deep run.
describe.each(depth(['ffmpeg'] as const, ['ffmpeg', 'node-av'] as const))('by %s', (kind) => {
  const at = (name: string) => join(folder, `${kind}-${name}`);
  const outputs: AudioOutput[] = [
    { kind: 'wav', path: at('show.wav'), bits: 24 },
    { kind: 'm4a', path: at('show.m4a'), bitrateKbps: 128 },
    { kind: 'opus', path: at('show.opus'), bitrateKbps: 96 },
    { kind: 'flac', path: at('show.flac'), bits: 24 },
  ];

  it('writes files that others read as they are meant', { timeout: 600_000 }, async () => {
    await step('writes every format on the target and leaves nothing behind', async () => {
      const made = await write(show, outputs, codecs.get(kind)!);
      expect(made.files.map((f) => [f.kind, f.bytes])).toEqual(
        outputs.map((o) => [o.kind, statSync(o.path).size]),
      );
      for (const { path } of outputs) expectOnTarget(path);
      expect(readdirSync(cacheDir)).toEqual(['reels']);
      expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    });

    await step('keeps length and place to the sample', async () => {
      const given = leftOf(at('show.wav'));
      expect(given.length).toBe(show.frames);
      for (const format of ['m4a', 'opus', 'flac']) {
        const heard = leftOf(at(`show.${format}`));
        // FFmpeg plays an M4A's last frame to its end; rounding to 48 kHz and back may cost a sample.
        const most = { m4a: 1023, opus: 1, flac: 0 }[format]!;
        expect(Math.abs(heard.length - show.frames)).toBeLessThanOrEqual(most);
        expect(
          Math.abs(Number(ffprobe(at(`show.${format}`)).format.duration) - show.frames / 44_100),
        ).toBeLessThan(0.01);
        for (const cue of [show.cues[1]!, show.cues.at(-2)!]) {
          expect(Math.abs(lag(given, heard, Math.round(cue.startMs * 44.1)))).toBeLessThanOrEqual(1);
        }
      }
    });

    await step('carries chapters, cover and tags that others read', async () => {
      for (const format of ['m4a', 'opus', 'flac']) {
        const path = at(`show.${format}`);
        const report = ffprobe(path);
        const said = { ...report.format.tags, ...report.streams[0]!.tags } as Record<string, string>;
        const lower = Object.fromEntries(Object.entries(said).map(([k, v]) => [k.toLowerCase(), v]));
        expect(lower).toMatchObject({
          title: tags.title,
          artist: tags.artist,
          album: tags.show,
          genre: 'Podcast',
          date: tags.date,
          synthetic_voices: NOTICE,
          generator: tags.generator,
        });
        expect(lower.comment).toContain(NOTICE);
        expect(report.streams.find((s) => s.codec_type === 'video')).toMatchObject({ width: 8, height: 8 });
        expect(report.chapters.map((c) => c.tags.title)).toEqual(show.chapters.map((c) => c.title));
        report.chapters.forEach((chapter, i) => {
          expect(Math.abs(Number(chapter.start_time) * 1000 - show.chapters[i]!.startMs)).toBeLessThanOrEqual(
            1,
          );
        });
      }
    });

    await step('satisfies the formats’ own checkers', async () => {
      expect(flacFaults(at('show.flac'))).toBe('');
      const { report, faults } = opusinfo(at('show.opus'));
      expect(faults).toEqual([]);
      expect(report).toContain('CHAPTER001NAME=Part s1');
      expect(exiftool(at('show.m4a'))).toMatchObject({
        FileType: 'M4A',
        Title: tags.title,
        MajorBrand: expect.stringContaining('M4A'),
      });
      const tracks = mediainfo(at('show.m4a'));
      expect(tracks.map((t) => t['@type'])).toEqual(['General', 'Audio', 'Menu', 'Menu']);
      expect(tracks[1]).toMatchObject({ Format: 'AAC', Channels: '2', SamplingRate: '44100' });
      expect(tracks[0]).toMatchObject({ IsStreamable: 'Yes', Cover: 'Yes' });
      expect(exiftool(at('show.flac'))).toMatchObject({
        FileType: 'FLAC',
        Title: tags.title,
        BitsPerSample: 24,
      });
    });
  });
});

// The least bit rate of Opus, which strays most from the sound that it is given; all of them in the deep run.
describe.each([
  ...depth<readonly number[]>([], BITRATES.m4a.offered).map((rate) => ['m4a', rate] as const),
  ...depth<readonly number[]>(BITRATES.opus.offered.slice(0, 1), BITRATES.opus.offered).map(
    (rate) => ['opus', rate] as const,
  ),
])('%s at %i kbit/s', (kind, bitrateKbps) => {
  it('lands on the target, of speech and of hard pulses', async () => {
    const hard = await mix(conversation(4, 2, 3).map((t) => ({ ...t, speaker: t.speaker === 0 ? 3 : 1 })));
    for (const sound of [await mix(conversation(4, 2, 9)), hard]) {
      const path = join(folder, `rate.${kind}`);
      await write(sound, [{ kind, path, bitrateKbps } as AudioOutput], codecs.get('ffmpeg')!);
      expectOnTarget(path, -16, 0.5);
    }
  });
});

describe('a decoder that reads more than the limiter left', () => {
  it.each(
    everyNth(3, [
      ['mp3', 128],
      ['m4a', 128],
      ['opus', 96],
    ] as const),
  )('has %s encoded again from under a lower ceiling', async (kind, bitrateKbps) => {
    const ffmpeg = codecs.get('ffmpeg')!;
    const RISE = 1.25;
    let decodings = 0;
    const rising: Codec = {
      ...ffmpeg,
      async decode(path, signal) {
        decodings++;
        const sound = await ffmpeg.decode(path, signal);
        const stretches = (async function* () {
          for await (const stretch of sound.stretches) yield stretch.map((sample) => sample * RISE);
        })();
        return { ...sound, stretches };
      },
    };
    const cache = join(folder, `rising-${kind}`);
    const few = conversation(4, 2, 12);
    const small = await mixTakes(scriptOf(few), takesOf(few, join(folder, 'takes')), { cacheDir: cache });
    const path = join(folder, `rising.${kind}`);
    const outputs = [{ kind, path, bitrateKbps } as AudioOutput];
    await exportAudio(small, { target: TARGET, outputs, tags, cacheDir: cache, codec: rising });
    expect(decodings).toBeGreaterThan(1);
    const heard = ebur128(['-i', path]);
    expect(heard.dbtp + 20 * Math.log10(RISE)).toBeLessThanOrEqual(-1);
    expect(Math.abs(heard.lufs + 16)).toBeLessThanOrEqual(0.5);
  });
});

describe('targets', () => {
  it.each(depth([-24], [-14, -19, -24] as const))('%i LUFS', async (integratedLufs) => {
    const outputs: AudioOutput[] = [
      { kind: 'mp3', path: join(folder, 'loud.mp3'), bitrateKbps: 128 },
      { kind: 'flac', path: join(folder, 'loud.flac'), bits: 16 },
    ];
    await write(show, outputs, codecs.get('ffmpeg')!, { integratedLufs, truePeakDbtp: -1 });
    for (const { path } of outputs) expectOnTarget(path, integratedLufs, 0.2);
    expect(ffprobe(outputs[1]!.path).streams[0]).toMatchObject({ bits_per_raw_sample: '16' });
  });

  it.each([-11, -25, Number.NaN])('%d LUFS is refused', async (integratedLufs) => {
    const path = join(folder, 'refused.mp3');
    const target = { integratedLufs, truePeakDbtp: -1 };
    const run = write(show, [{ kind: 'mp3', path, bitrateKbps: 128 }], codecs.get('ffmpeg')!, target);
    expect(await run.catch((e: unknown) => e)).toMatchObject({ code: 'usage' });
    expect(existsSync(path)).toBe(false);
  });

  it.each([
    [
      { kind: 'm4a', path: join(folder, 'x.m4a'), bitrateKbps: 320 as 256 },
      /320 kbit\/s is no bit rate for M4A/,
    ],
    [
      { kind: 'opus', path: join(folder, 'x.opus'), bitrateKbps: 20 as 48 },
      /20 kbit\/s is no bit rate for Opus/,
    ],
    [{ kind: 'flac', path: join(folder, 'x.flac'), bits: 32 as 24 }, /32 bits is no depth for FLAC/],
  ] as [AudioOutput, RegExp][])('%o is refused', async (output, message) => {
    const error = await write(show, [output], codecs.get('ffmpeg')!).catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 'usage', message: expect.stringMatching(message) });
  });
});
