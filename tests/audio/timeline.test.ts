import { describe, expect, it } from 'vitest';
import { makeChapters } from '../../src/audio/timeline/chapters.ts';
import { toCue } from '../../src/audio/timeline/cue.ts';
import { gapBefore } from '../../src/audio/timeline/gap-before.ts';
import { placements } from '../../src/audio/timeline/placement.ts';
import type { Take, Turn } from '../../src/kernel/artifacts.ts';
import { conversation, scriptOf } from './synthetic-show.ts';

function turn(facts: Partial<Turn>): Turn {
  return { id: 'a', segmentId: 's1', speaker: 0, text: 'It is so.', kind: 'source', refs: [], ...facts };
}

describe('gapBefore', () => {
  const question = turn({ kind: 'question' });
  const asks = turn({ text: 'Is it so?”' });
  const FEW = 'The moon pulls at the sea';
  const LONG = `${'the tide comes in and the tide goes out '.repeat(8)}.`;
  it.each([
    ['the first turn', turn({}), undefined, 250, 250],
    ['an answer', turn({ speaker: 1, text: LONG }), question, 220, 380],
    ['an answer to a question mark', turn({ speaker: 1 }), asks, 220, 380],
    ['an answer to its own question', turn({}), question, 450, 650],
    ['a reaction', turn({ speaker: 1, text: 'Exactly so.' }), turn({ text: LONG }), 160, 260],
    ['what follows a reaction', turn({ text: LONG }), turn({ speaker: 1 }), 200, 340],
    ['a follow-up to few words', turn({ speaker: 1, text: FEW }), turn({ text: FEW }), 290, 450],
    ['a follow-up to many words', turn({ speaker: 1, text: FEW }), turn({ text: LONG }), 460, 640],
    ['a question', turn({ speaker: 1, text: `${FEW}?` }), turn({ text: LONG }), 360, 560],
    ['a short question', turn({ speaker: 1, text: 'Why so?' }), turn({ text: LONG }), 360, 560],
    ['the same voice going on', turn({ text: FEW }), turn({ text: FEW }), 420, 620],
    ['a recap', turn({ kind: 'recap', speaker: 1, text: FEW }), turn({ text: FEW }), 620, 880],
    ['a turn that frames the next', turn({ kind: 'frame', text: FEW }), turn({ text: FEW }), 620, 880],
    ['the answer of a quiz', turn({ speaker: 1 }), turn({ kind: 'quiz', text: 'Which?' }), 800, 900],
    ['a new segment', turn({ segmentId: 's2', speaker: 1 }), question, 1050, 1500],
    ['a direction', turn({ directions: { pauseBeforeMs: 77 } }), turn({}), 77, 77],
    ['a direction of none', turn({ segmentId: 's2', directions: { pauseBeforeMs: 0 } }), turn({}), 0, 0],
    ['a direction on the first turn', turn({ directions: { pauseBeforeMs: 0 } }), undefined, 0, 0],
  ] as const)('%s', (_, now, before, least, most) => {
    const gaps = Array.from({ length: 50 }, (_unused, i) => gapBefore(now, before, `key${i}`));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(most);
    if (least !== most) expect(new Set(gaps).size).toBeGreaterThan(20);
    expect(gapBefore(now, before, 'key7')).toBe(gaps[7]);
  });
});

describe('placements', () => {
  it.each([1, 2, 3, 4])(
    'keeps the power of each of %i speakers and a sum to mono free of favour',
    (count) => {
      const speakers = scriptOf(conversation(8, count)).speakers;
      const places = [...placements(speakers).values()];
      expect(places).toHaveLength(count);
      for (const { left, right } of places) {
        expect(left ** 2 + right ** 2).toBeCloseTo(1, 12);
        expect(Math.abs(20 * Math.log10(left / right))).toBeLessThan(3.2);
        expect(20 * Math.log10((left + right) / Math.SQRT2)).toBeGreaterThan(-0.2);
      }
      if (count === 1) expect(places[0]!.left).toBeCloseTo(places[0]!.right, 12);
      else expect(places[0]!.left).toBeCloseTo(places[count - 1]!.right, 12);
    },
  );
});

describe('toCue', () => {
  const take: Take = {
    turnId: 'a',
    voiceId: 'v',
    key: 'k',
    pcmPath: '',
    sampleRate: 16_000,
    samples: 16_000,
    sentences: [
      { text: 'One.', startMs: 0, endMs: 400 },
      { text: 'Two.', startMs: 450, endMs: 1000 },
    ],
    words: [{ text: 'Two.', startMs: 450, endMs: 1000, estimated: false }],
    cached: false,
  };
  it('moves times to the show and keeps them within the turn', () => {
    const cue = toCue(turn({}), take, { startFrame: 44_100, frames: 35_280, trimmedMs: 100 }, 2 * 44_100);
    expect(cue).toMatchObject({ startMs: 3000, endMs: 3800 });
    expect(cue.sentences).toEqual([
      { text: 'One.', startMs: 3000, endMs: 3300 },
      { text: 'Two.', startMs: 3350, endMs: 3800 },
    ]);
    expect(cue.words[0]).toEqual({ text: 'Two.', startMs: 3350, endMs: 3800, estimated: false });
  });
});

describe('makeChapters', () => {
  it('gives each segment that is heard its chapter, from 0 to the end without a hole', () => {
    const turns = conversation(25);
    const script = scriptOf(turns);
    script.segments.push({ id: 'unheard', title: 'Unheard', kind: 'body', targetWords: 0, sentenceIds: [] });
    const cues = turns.map((t, i) => ({
      turnId: t.id,
      segmentId: t.segmentId,
      speaker: t.speaker,
      startMs: 500 + i * 1000,
      endMs: 1300 + i * 1000,
      sentences: [],
      words: [],
    }));
    const chapters = makeChapters(script, cues, 26_000.4);
    expect(chapters.map((c) => c.title)).toEqual(['Part s1', 'Part s2', 'Part s3']);
    expect(chapters.map((c) => c.startMs)).toEqual([0, 10_300, 20_300]);
    expect(chapters.map((c) => c.endMs)).toEqual([10_300, 20_300, 26_000]);
  });
});
