import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { endOfFrames, frameBytes } from '../../src/audio/codec/mpeg-frames.ts';
import { id3Tag } from '../../src/audio/encode/id3/id3-tag.ts';
import { languageCode } from '../../src/audio/encode/id3/language-code.ts';
import { wavHeader } from '../../src/audio/encode/wav-header.ts';
import { ffprobe } from './ebur128.ts';

const folder = mkdtempSync(join(tmpdir(), 'containers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tags = { title: 'Ünïcode ☂ title', language: 'de', generator: 'Afterword test' };

/** A second of silence as ffmpeg's LAME writes it, without tags. */
function bareMp3(): Buffer {
  const args = [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    'anullsrc=r=44100:cl=mono:d=1',
    '-b:a',
    '128k',
    '-reservoir',
    '0',
  ];
  return execFileSync('ffmpeg', [...args, '-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3', 'pipe:1']);
}

describe('WAV headers', () => {
  it.each([
    [1, 16, 'pcm_s16le'],
    [2, 16, 'pcm_s16le'],
    [1, 24, 'pcm_s24le'],
    [2, 24, 'pcm_s24le'],
  ] as const)('%i channels of %i bits', (channels, bits, codec) => {
    const path = join(folder, 'a.wav');
    const data = Buffer.alloc((44_100 * channels * bits) / 8);
    writeFileSync(path, Buffer.concat([wavHeader({ channels, bits, frames: 44_100 }, tags), data]));
    const { format, streams } = ffprobe(path);
    expect(streams[0]).toMatchObject({ codec_name: codec, channels, sample_rate: '44100' });
    expect(Number(format.duration)).toBe(1);
    expect(format.tags).toMatchObject({ title: tags.title, comment: expect.stringContaining('synthetic') });
  });

  it('turns to RF64 above 4 GB', () => {
    const path = join(folder, 'long.wav');
    const frames = 9 * 3600 * 44_100;
    const header = wavHeader({ channels: 2, bits: 24, frames }, tags);
    writeFileSync(path, header);
    // A hole in the file stands for 8.6 GB of silence.
    truncateSync(path, header.length + frames * 6);
    expect(Buffer.from(header).toString('latin1', 0, 4)).toBe('RF64');
    const { format, streams } = ffprobe(path);
    expect(Number(format.duration)).toBe(9 * 3600);
    expect(streams[0]).toMatchObject({ codec_name: 'pcm_s24le', channels: 2 });
  });
});

describe('ID3 tags', () => {
  it('are whole with many chapters, odd characters and nothing optional', () => {
    const chapters = Array.from({ length: 300 }, (_, i) => ({
      title: `章 ${i} & <b>`,
      startMs: i * 2,
      endMs: i * 2 + 2,
    }));
    const path = join(folder, 'tagged.mp3');
    writeFileSync(path, Buffer.concat([id3Tag(tags, chapters), bareMp3()]));
    const report = ffprobe(path);
    expect(report.format.tags?.title).toBe(tags.title);
    expect(report.chapters).toHaveLength(255);
    expect(report.chapters[7]!.tags.title).toBe('章 7 & <b>');
    expect(execFileSync('mp3val', [path], { encoding: 'utf8' })).toContain('+ID3v2');
  });

  it.each([
    ['en', 'eng'],
    ['pt-BR', 'por'],
    ['DE', 'deu'],
    ['yue', 'yue'],
    ['zh-Hant', 'zho'],
    ['und', 'und'],
    ['xx', 'und'],
    ['', 'und'],
  ])('know the language %s as %s', (tag, code) => expect(languageCode(tag)).toBe(code));
});

describe('MPEG frames', () => {
  it('are counted by their headers', () => {
    const stream = bareMp3();
    const ends = [1, 2, 10].map((count) => endOfFrames(stream, count, 128));
    expect(ends[0]).toBeGreaterThanOrEqual(frameBytes(128));
    expect(ends[2]! / 10).toBeCloseTo(417.96, 0);
    expect(stream.readUInt16BE(ends[1]!)).toBe(0xfffb);
  });

  it.each([
    ['cut short', () => bareMp3().subarray(0, 2000), 10, 128],
    ['of another rate', bareMp3, 3, 192],
    ['no MPEG at all', () => Buffer.from('not a frame at all, and long enough to look'), 1, 128],
  ] as const)('are refused when %s', (_, stream, count, rate) => {
    expect(() => endOfFrames(stream(), count, rate)).toThrow(/breaks off/);
  });
});
