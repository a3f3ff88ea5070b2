import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { script as scriptSchema } from '../../src/kernel/contracts/script.ts';
import { itDeep } from '../house/depth.ts';
import { type CliEvent, type CliResult, doneOf, eventsOf, SAMPLE, Workplace } from './run-cli.ts';

interface Probed {
  format: { duration: string; format_name: string; bit_rate: string; tags: Record<string, string> };
  streams: { codec_type: string; codec_name: string; channels?: number; width?: number }[];
  chapters: { tags: { title: string } }[];
}

function probe(file: string): Probed {
  const args = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', '-show_chapters', file];
  return JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })) as Probed;
}

describe('afterword make', () => {
  const place = new Workplace();
  let result: CliResult;
  let events: CliEvent[];
  beforeAll(async () => {
    const options = [
      '--format',
      'brief',
      '--minutes',
      '1',
      '--names',
      'Ada,Ben',
      '--bitrate',
      '160',
      '--json',
    ];
    result = await place.run(['make', SAMPLE, '-o', 'shows/tides.mp3', ...options]);
    events = eventsOf(result.stdout);
  });
  afterAll(() => place.remove());

  it('ends well and leaves nothing behind', () => {
    expect(result.code).toBe(0);
    expect(result.stderr).toBe('');
    expect(result.leftProcess).toBe(false);
    expect(place.leftovers()).toEqual([]);
  });

  it('says each stage in order, as one JSON object a line', () => {
    const stages = events.filter((event) => event.type === 'stage');
    const started = stages.filter((event) => event.state === 'started').map((event) => event.stage);
    expect(started).toEqual(['read', 'write', 'speak', 'mix', 'master', 'publish']);
    expect(stages.filter((event) => event.state === 'done').map((event) => event.stage)).toEqual(started);
    const overall = stages.map((event) => event.overall);
    expect(overall).toEqual([...overall].sort((a, b) => a - b));
    expect(overall.at(-1)).toBeCloseTo(1, 6);
    for (const event of stages) {
      expect(event.fraction).toBeGreaterThanOrEqual(0);
      expect(event.fraction).toBeLessThanOrEqual(1);
      if (event.etaSeconds !== undefined) expect(event.etaSeconds).toBeGreaterThanOrEqual(0);
    }
  });

  it('makes every file it names, with the size it names', () => {
    const { episode } = doneOf(result);
    expect(episode.files.map((file) => file.kind).sort()).toEqual([
      'chapters_json',
      'cover',
      'grounding',
      'mp3',
      'peaks',
      'script',
      'transcript_json',
      'transcript_srt',
      'transcript_txt',
      'transcript_vtt',
    ]);
    for (const file of episode.files) {
      expect(file.path).toContain(place.at('shows', 'tides.'));
      expect(statSync(file.path).size).toBe(file.bytes);
    }
  });

  it('makes an MP3 that ffprobe reads: length, bit rate, chapters, cover', () => {
    const { episode } = doneOf(result);
    const { format, streams, chapters } = probe(place.at('shows', 'tides.mp3'));
    expect(Number(format.duration) * 1000).toBeCloseTo(episode.durationMs, -2);
    expect(Number(format.duration)).toBeGreaterThan(40);
    expect(Number(format.duration)).toBeLessThan(80);
    expect(format.tags.title).toBe(episode.title);
    expect(streams.find((stream) => stream.codec_type === 'audio')).toMatchObject({
      codec_name: 'mp3',
      channels: 2,
    });
    expect(streams.find((stream) => stream.codec_type === 'video')).toMatchObject({
      codec_name: 'mjpeg',
      width: 1400,
    });
    expect(chapters.map((chapter) => chapter.tags.title)).toEqual(
      episode.chapters.map((chapter) => chapter.title),
    );
    // The sound itself, without the cover and the tags.
    const bytes =
      statSync(place.at('shows', 'tides.mp3')).size - statSync(place.at('shows', 'tides.jpg')).size;
    expect((bytes * 8) / Number(format.duration) / 160_000).toBeCloseTo(1, 1);
  });

  it('writes a script that can be fed back, with the names asked for', () => {
    const script = scriptSchema.parse(
      JSON.parse(readFileSync(place.at('shows', 'tides.script.json'), 'utf8')),
    );
    expect(script.format).toBe('brief');
    expect(script.speakers.map((speaker) => speaker.name)).toEqual(['Ada', 'Ben']);
    expect(readFileSync(place.at('shows', 'tides.vtt'), 'utf8')).toContain('<v Ada>');
  });

  itDeep(
    'overwrites its own earlier output, from the cache, and tells a person about it in lines',
    async () => {
      const args = [
        'make',
        SAMPLE,
        '-o',
        'shows/tides.mp3',
        '--format',
        'brief',
        '--minutes',
        '1',
        '--mono',
        '--wav',
      ];
      const again = await place.run([...args, '--names', 'Ada,Ben']);
      expect(again.code).toBe(0);
      expect(again.stderr).toContain('Reading the document: ');
      expect(again.stderr).toContain('turns taken from the cache');
      expect(again.stderr).not.toContain('\x1b');
      expect(again.stdout).toContain('The voices are synthetic.');
      expect(again.stdout).toContain('tides.wav');
      expect(probe(place.at('shows', 'tides.wav')).streams[0]).toMatchObject({
        codec_name: 'pcm_s16le',
        channels: 1,
      });
    },
  );

  it('says nothing when it is asked to', async () => {
    const args = ['make', SAMPLE, '-o', 'quiet.wav', '-f', 'brief', '-m', '1', '--quiet'];
    const quiet = await place.run(args);
    expect(quiet).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(probe(place.at('quiet.wav')).format.format_name).toBe('wav');
  });
});
