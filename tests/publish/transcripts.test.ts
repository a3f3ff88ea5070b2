import { describe, expect, it } from 'vitest';
import parser, { type WebVTTParser } from 'webvtt-parser';
import type { Script } from '../../src/kernel/artifacts.ts';
import { chaptersJson } from '../../src/publish/chapters-json.ts';
import { transcriptJson } from '../../src/publish/transcript-json.ts';
import { transcriptVtt } from '../../src/publish/transcript-vtt.ts';
import { cues, script } from './spoken-script.ts';

interface VttNode {
  type: string;
  value?: string;
  children?: VttNode[];
}

interface VttCue {
  id: string;
  startTime: number;
  endTime: number;
  tree: VttNode;
}

function parse(text: string): { cues: VttCue[]; errors: unknown[] } {
  // Its own table of entities stops at "&lt" and leaves the semicolon.
  const Parser = parser.WebVTTParser as unknown as new (entities: Record<string, string>) => WebVTTParser;
  return new Parser({ '&lt;': '<', '&gt;': '>', '&amp;': '&' }).parse(
    text,
    'subtitles/captions/descriptions',
  ) as unknown as {
    cues: VttCue[];
    errors: unknown[];
  };
}

const textOf = (node: VttNode): string =>
  node.type === 'text' ? (node.value ?? '') : (node.children ?? []).map(textOf).join('');

describe('the WebVTT transcript', () => {
  const vtt = transcriptVtt(script, cues);

  it('is valid to the parser of the W3C', () => {
    expect(parse(vtt).errors).toEqual([]);
  });

  it('says first what it is and that the voices are synthetic', () => {
    expect(
      vtt.startsWith(
        'WEBVTT\n\nNOTE\nWhy the sea <comes> & goes\nAll voices in this recording are synthetic.\n\n',
      ),
    ).toBe(true);
  });

  it('has a cue a sentence with its times, speaker and words whole', () => {
    const read = parse(vtt).cues;
    expect(read.map((cue) => [cue.id, cue.startTime, cue.endTime])).toEqual([
      ['t1-1', 0.5, 1.5],
      ['t1-2', 1.6, 3],
      ['t2-1', 3723.004, 3724],
    ]);
    expect(read.map((cue) => textOf(cue.tree))).toEqual([
      'Is 2 < 3 --> so?',
      'Yes & no.',
      'The sea is stretched.',
    ]);
    expect(read.map((cue) => cue.tree.children?.[0]?.value)).toEqual([
      // As written: this parser leaves the escapes of a tag's own words.
      'Maya &lt;host&gt;',
      'Maya &lt;host&gt;',
      'Léo &amp; Co',
    ]);
  });

  it('keeps a cue of no length valid', () => {
    const none = [{ ...cues[1]!, endMs: cues[1]!.startMs }];
    expect(parse(transcriptVtt(script, none)).errors).toEqual([]);
  });
});

describe('the JSON transcript', () => {
  it('knows speaker, times and source of every turn', () => {
    const transcript = transcriptJson(script, cues);
    expect(transcript.segments).toEqual([
      { speaker: 'Maya <host>', startTime: 0.5, endTime: 1.5, body: 'Is 2 < 3 --> so?' },
      { speaker: 'Maya <host>', startTime: 1.6, endTime: 3, body: 'Yes &\n\nno.' },
      { speaker: 'Léo & Co', startTime: 3723.004, endTime: 3724, body: 'The sea is stretched.' },
    ]);
    expect(transcript.notice).toContain('synthetic');
    expect(transcript.turns[0]).toMatchObject({
      turnId: 't1',
      name: 'Maya <host>',
      words: [{ text: 'Is' }],
      refs: [],
    });
    expect(transcript.turns[1]).toMatchObject({
      speaker: 3,
      startMs: 3_723_004,
      text: 'The sea is stretched.',
    });
    expect(transcript.turns[1]?.refs).toEqual([
      {
        sentenceId: 'x1',
        edit: 'simplified',
        changes: ['it -> the sea'],
        raw: 'It is stretched (see 4).',
        page: 2,
        section: 'Bulges',
      },
    ]);
  });

  it('names the file a sentence stands in, of several', () => {
    const parts = [
      { id: 'a', name: 'tides.md', title: 'Tides' },
      { id: 'b', name: 'bulges.pdf', title: 'Bulges' },
    ];
    const several: Script = {
      ...script,
      source: { ...script.source, parts },
      sentences: { x1: { ...script.sentences.x1!, part: 1 } },
    };
    expect(transcriptJson(several, cues).turns[1]?.refs[0]).toMatchObject({ file: 'bulges.pdf', page: 2 });
  });
});

describe('the chapters file', () => {
  it('follows the JSON chapters format 1.2', () => {
    const chapters = [
      { title: 'Two bulges', startMs: 0, endMs: 3400 },
      { title: 'The lunar day', startMs: 3400, endMs: 9000 },
    ];
    expect(chaptersJson(script, chapters)).toEqual({
      version: '1.2.0',
      title: script.title,
      description: 'On tides.',
      chapters: [
        { startTime: 0, endTime: 3.4, title: 'Two bulges' },
        { startTime: 3.4, endTime: 9, title: 'The lunar day' },
      ],
    });
  });
});
