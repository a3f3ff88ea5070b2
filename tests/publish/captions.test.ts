import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Cue, Script } from '../../src/kernel/artifacts.ts';
import { fixedWords } from '../../src/publish/fixed-words.ts';
import { transcriptSrt } from '../../src/publish/transcript-srt.ts';
import { transcriptTxt } from '../../src/publish/transcript-txt.ts';
import { transcriptVtt } from '../../src/publish/transcript-vtt.ts';
import { cues, script } from './spoken-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'captions-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Shown {
  startMs: number;
  endMs: number;
  lines: string[];
}

/** The captions as ffmpeg's SubRip reader finds them, through its own writer. */
function readByFfmpeg(srt: string): Shown[] {
  const path = join(folder, 'in.srt');
  writeFileSync(path, srt);
  const args = [
    '-v',
    'error',
    '-sub_charenc',
    'UTF-8',
    '-i',
    path,
    '-c:s',
    'webvtt',
    '-f',
    'webvtt',
    'pipe:1',
  ];
  const vtt = execFileSync('ffmpeg', args, { encoding: 'utf8' });
  const ms = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
  return vtt
    .split('\n\n')
    .slice(1)
    .filter((block) => block.includes('-->'))
    .map((block) => {
      const [times, ...lines] = block.trim().split('\n');
      const [start, end] = times!.split(' --> ');
      return { startMs: Math.round(ms(start!)), endMs: Math.round(ms(end!)), lines };
    });
}

const LONG =
  'When the moon stands over the ocean, the water beneath it is drawn a little more strongly than the ground, ' +
  'and so it rises; on the far side, where the pull is weakest, the ground is drawn away from the water, which ' +
  'therefore stays behind and makes a second bulge that nobody expects at first.';

/** One cue of a text spoken at `perSecond` characters a second, with words timed or not. */
function spoken(
  text: string,
  turnId: string,
  speaker: number,
  startMs: number,
  perSecond = 15,
  timed = true,
): Cue {
  const endMs = startMs + Math.round((text.length / perSecond) * 1000);
  const texts = text.split(' ');
  const each = (endMs - startMs) / texts.length;
  const words = texts.map((word, i) => ({
    text: word,
    startMs: Math.round(startMs + i * each),
    endMs: Math.round(startMs + (i + 1) * each),
    estimated: true,
  }));
  const sentences = [{ text, startMs, endMs }];
  return { turnId, segmentId: 's1', speaker, startMs, endMs, sentences, words: timed ? words : [] };
}

describe('the SubRip transcript', () => {
  it('keeps two lines of 42 characters, seven seconds and the words’ own times', () => {
    const cue = spoken(LONG, 't1', 0, 800);
    const shown = readByFfmpeg(transcriptSrt(script, [cue]));
    expect(shown.length).toBeGreaterThan(3);
    for (const { lines, startMs, endMs } of shown) {
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(42);
      expect(endMs - startMs).toBeLessThanOrEqual(7000);
      expect(endMs - startMs).toBeGreaterThanOrEqual(1000);
    }
    const words = shown.flatMap((s) => s.lines.join(' ').split(' '));
    expect(words.join(' ')).toBe(`Maya ‹host›: ${LONG}`);
    for (const caption of shown.slice(1)) {
      const first = caption.lines.join(' ').split(' ').slice(0, 4).join(' ');
      const at = LONG.slice(0, LONG.indexOf(first)).split(' ').length - 1;
      expect(caption.startMs).toBe(cue.words[at]!.startMs);
    }
  });

  it('names a speaker when the speaker changes, and only then', () => {
    const talk = [
      spoken('Why does it rise twice?', 't1', 0, 500),
      spoken('Because there are two bulges.', 't2', 3, 3000),
      spoken('One faces the moon.', 't3', 3, 6000),
    ];
    const shown = readByFfmpeg(transcriptSrt(script, talk)).map((s) => s.lines.join(' '));
    expect(shown).toEqual([
      'Maya ‹host›: Why does it rise twice?',
      'Léo & Co: Because there are two bulges.',
      'One faces the moon.',
    ]);
  });

  it('holds a short word until it can be read, but not into the next', () => {
    const talk = [
      spoken('Right.', 't1', 0, 500),
      spoken('So what follows?', 't2', 0, 1100),
      spoken('Much.', 't3', 0, 9000),
    ];
    const shown = readByFfmpeg(transcriptSrt(script, talk));
    expect(shown.map((s) => [s.startMs, s.endMs])).toEqual([
      [500, 1060],
      [1100, 2167],
      [9000, 10_000],
    ]);
  });

  it('survives markup, arrows and cues without sentences', () => {
    const shown = readByFfmpeg(transcriptSrt(script, cues));
    expect(shown.map((s) => s.lines.join(' '))).toEqual([
      'Maya ‹host›: Is 2 < 3 → so?',
      'Yes & no.',
      'Léo & Co: The sea is stretched.',
    ]);
    expect(shown[2]).toMatchObject({ startMs: 3_723_004 });
  });

  it('keeps its bounds for any words at any pace', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghijk,.'), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 120 }),
        fc.integer({ min: 8, max: 25 }),
        fc.boolean(),
        (words, pace, timed) => {
          const talk = [spoken(words.join(' '), 't1', 0, 100, pace, timed)];
          talk.push(spoken('And so on.', 't2', 3, talk[0]!.endMs + 300));
          const blocks = transcriptSrt(script, talk).trim().split('\n\n');
          let last = 0;
          for (const block of blocks) {
            const [, times, ...lines] = block.split('\n');
            const [start, end] = times!.split(' --> ').map((clock) => {
              const [h, m, s] = clock.replace(',', '.').split(':').map(Number);
              return Math.round((h! * 3600 + m! * 60 + s!) * 1000);
            });
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start!);
            expect(end! - start!).toBeLessThanOrEqual(7000);
            expect(lines.length).toBeLessThanOrEqual(2);
            for (const line of lines) expect(line.length).toBeLessThanOrEqual(42);
            last = end!;
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the plain transcript', () => {
  const chapters = [
    { title: 'Two bulges', startMs: 0, endMs: 3400 },
    { title: 'The lunar\nday', startMs: 3_722_800, endMs: 3_725_000 },
  ];

  it('has title, notice, speakers, chapters, a paragraph a turn and the sources', () => {
    const source = {
      ...script.source,
      authors: ['A. Body', 'B. Else'],
      pages: 12,
      parts: [{ id: 'x', name: 'tides.pdf', title: 'Tides' }],
    };
    expect(transcriptTxt({ ...script, source }, cues, chapters)).toBe(
      `${[
        'Why the sea <comes> & goes',
        'On tides.',
        'Transcript. All voices in this recording are synthetic.',
        'Speakers: Maya <host>, Léo & Co',
        '[0:00] Two bulges',
        'Maya <host>: Is 2 < 3 --> so? Yes & no.',
        '[1:02:02] The lunar day',
        'Léo & Co: The sea is stretched.',
        'Sources\nTides; A. Body, B. Else; 12 pages\n  1. Tides (tides.pdf)',
      ].join('\n\n')}\n`,
    );
  });
});

describe('the fixed words', () => {
  it.each([
    ['de-AT', 'synthetisch', 'Quellen'],
    ['fr', 'synthétiques', 'Sources'],
    ['es', 'sintéticas', 'Fuentes'],
    ['it', 'sintetiche', 'Fonti'],
    ['pt-BR', 'sintéticas', 'Fontes'],
    ['nl', 'synthetisch', 'Bronnen'],
    ['ja', 'synthetic', 'Sources'],
  ])('speak %s in every transcript', (language, notice, sources) => {
    const spokenIn: Script = { ...script, language };
    expect(fixedWords(language).notice).toContain(notice);
    expect(transcriptVtt(spokenIn, cues)).toContain(fixedWords(language).notice);
    const text = transcriptTxt(spokenIn, cues, []);
    expect(text).toContain(fixedWords(language).notice);
    expect(text).toContain(`\n${sources}\n`);
  });
});
