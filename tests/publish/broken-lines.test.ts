import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { id3Tag } from '../../src/audio/encode/id3/id3-tag.ts';
import { vorbisComment } from '../../src/audio/encode/vorbis-comment.ts';
import type { Script } from '../../src/kernel/artifacts.ts';
import { script as scriptContract } from '../../src/kernel/contracts/script.ts';
import { oneLine } from '../../src/kernel/rules/one-line.ts';
import { chaptersJson } from '../../src/publish/chapters-json.ts';
import { transcriptJson } from '../../src/publish/transcript-json.ts';
import { transcriptSrt } from '../../src/publish/transcript-srt.ts';
import { transcriptTxt } from '../../src/publish/transcript-txt.ts';
import { transcriptVtt } from '../../src/publish/transcript-vtt.ts';
import { readVtt } from '../episodes/read-vtt.ts';
import { cues, script } from './spoken-script.ts';

/* Titles and names that would begin something of their own, were they written as they are. */

const folder = mkdtempSync(join(tmpdir(), 'broken-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CUE = '\n\n00:00:00.000 --> 09:00:00.000\nForged words';
const BREAKS = ['\n\n', '\r\n\r\n', '\r\r', '\u2028\u2028', '\u2029', '\u0085\u0085', '\v\f', '\0\x1b'];
const hostile = (text: string) => `${text}${CUE}${BREAKS.join('x')}\u202eend`;

const spoiled: Script = {
  ...script,
  title: hostile('A title'),
  speakers: script.speakers.map((speaker) => ({ ...speaker, name: hostile(speaker.name) })),
  segments: script.segments.map((segment) => ({ ...segment, title: hostile(segment.title) })),
  source: { ...script.source, title: hostile('A source'), authors: [hostile('An author')] },
};
const chapters = spoiled.segments.map(({ title }, index) => ({
  title,
  startMs: index * 1000,
  endMs: index * 1000 + 1000,
}));
const BROKEN = /[\p{Cc}\u2028\u2029\u202e]/u;

it('adds no block to WebVTT', () => {
  const path = join(folder, 'show.vtt');
  writeFileSync(path, transcriptVtt(spoiled, cues));
  const read = readVtt(path);
  expect(read.faults).toEqual([]);
  expect(read.cues).toHaveLength(3);
  expect(read.cues.map(({ text }) => text)).not.toContain('Forged words');
});

it('adds no caption to SubRip', () => {
  const path = join(folder, 'show.srt');
  writeFileSync(path, transcriptSrt(spoiled, cues));
  const args = ['-v', 'error', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0', path];
  const times = execFileSync('ffprobe', args, { encoding: 'utf8' }).trim().split('\n').map(Number);
  expect(times[0]).toBe(0.5);
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
  expect(transcriptSrt(spoiled, cues)).not.toContain('--> 09:00:00.000\n');
});

it('adds no paragraph to the transcript to read', () => {
  const paragraphs = (text: string) => text.trim().split(/\n{2,}/).length;
  expect(paragraphs(transcriptTxt(spoiled, cues, chapters))).toBe(
    paragraphs(
      transcriptTxt(
        script,
        cues,
        chapters.map((chapter) => ({ ...chapter, title: 'A chapter' })),
      ),
    ),
  );
});

it('stays on one line in JSON', () => {
  const file = chaptersJson(spoiled, chapters);
  const { title, segments, speakers } = transcriptJson(spoiled, cues);
  for (const text of [
    file.title,
    ...file.chapters.map((chapter) => chapter.title),
    title,
    ...segments.map(({ speaker }) => speaker),
    ...speakers.map(({ name }) => name),
  ])
    expect(text).not.toMatch(BROKEN);
});

it('stays on one line in tags', () => {
  const tags = {
    title: spoiled.title,
    artist: hostile('An artist'),
    show: hostile('A show'),
    language: 'en',
    generator: 'test',
  };
  const id3 = Buffer.from(id3Tag(tags, chapters)).toString('utf16le');
  const odd = Buffer.from(id3Tag(tags, chapters)).subarray(1).toString('utf16le');
  const vorbis = Buffer.from(vorbisComment(tags, chapters)).toString();
  expect(`${id3}${odd}`).toContain('Forged words');
  expect(vorbis).toContain('Forged words');
  for (const text of [id3, odd, vorbis]) expect(text).not.toMatch(/[\n\r\u2028\u2029]+Forged words/u);
});

it('comes through the contract of a script as one line', () => {
  const read = scriptContract.parse({
    ...spoiled,
    title: 'A\u2028title\n',
    speakers: script.speakers.map((speaker) => ({ ...speaker, name: '\tMaya\r\n' })),
    segments: script.segments.map((segment) => ({ ...segment, title: 'Two\n\nbulges' })),
    source: { ...script.source, title: 'A\nsource', authors: ['An\0author'] },
  });
  expect([read.title, read.source.title, read.source.authors]).toEqual([
    'A title',
    'A source',
    ['An author'],
  ]);
  expect(read.speakers.map(({ name }) => name)).toEqual(['Maya', 'Maya']);
  expect(read.segments.map(({ title }) => title)).toEqual(['Two bulges', 'Two bulges']);
  expect(scriptContract.safeParse({ ...script, title: '\n\u2028\0' }).success).toBe(false);
});

it('leaves letters, joiners and marks of direction as they are', () => {
  const text = 'نیم\u200cفاصله \u200fעברית 👩\u200d🚀 e\u0301';
  expect(oneLine(text)).toBe(text);
});
