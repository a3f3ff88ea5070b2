import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlannedReel, planReels } from '../../src/audio/reels/plan-reels.ts';
import type { Take } from '../../src/kernel/artifacts.ts';
import { AppError } from '../../src/kernel/errors.ts';
import { conversation, type SyntheticTurn, scriptOf } from './synthetic-show.ts';

/** Takes without sound: planning reads only their keys and lengths. */
function silentTake(turn: SyntheticTurn): Take {
  return {
    turnId: turn.id,
    voiceId: 'v',
    key: `k-${turn.seed}-${turn.seconds}`,
    pcmPath: '/nowhere',
    sampleRate: 16_000,
    samples: Math.round(turn.seconds * 16_000),
    sentences: [],
    words: [],
    cached: false,
  };
}

async function plan(turns: SyntheticTurn[], takes = turns.map(silentTake)) {
  const given = (async function* () {
    yield* takes;
  })();
  const reels: PlannedReel[] = [];
  for await (const reel of planReels(scriptOf(turns), given)) reels.push(reel);
  return reels;
}

const keys = async (turns: SyntheticTurn[]) => (await plan(turns)).map((reel) => reel.plan.key);

function changedReels(before: string[], after: string[]): number {
  const known = new Set(before);
  return after.filter((key) => !known.has(key)).length;
}

/** What happens to one line: it is spoken anew, another comes before it, or it goes. */
const EDITS = {
  changed: (turns: SyntheticTurn[], at: number, seconds: number) =>
    turns.map((turn, i) => (i === at ? { ...turn, seconds, seed: 77 } : turn)),
  'put in': (turns: SyntheticTurn[], at: number, seconds: number) =>
    turns.toSpliced(at, 0, { ...turns[at]!, seconds, seed: 99 }).map(renamed),
  'taken out': (turns: SyntheticTurn[], at: number) => turns.toSpliced(at, 1).map(renamed),
};
/** All ids move with the lines. */
const renamed = (turn: SyntheticTurn, i: number) => ({ ...turn, id: `n${i}` });

const kinds = Object.keys(EDITS) as (keyof typeof EDITS)[];

describe('planReels', () => {
  it.each(kinds)('changes no reel outside of the segment in which a line is %s', async (kind) => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 1e6 }),
        fc.nat(79),
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        async (seed, at, seconds) => {
          const turns = conversation(80, 2, seed);
          const known = new Set(await keys(turns));
          const changed = (await plan(EDITS[kind](turns, at, seconds))).filter((r) => !known.has(r.plan.key));
          const segment = turns[at]!.segmentId;
          const after = `s${Number(segment.slice(1)) + 1}`;
          for (const reel of changed) {
            // The silence before the next segment follows from the line before it.
            const place = reel.turns[0]!.turn.segmentId;
            expect([segment, after]).toContain(place);
          }
          expect(changed.filter((r) => r.turns[0]!.turn.segmentId === after).length).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each(kinds)('changes one or two reels mostly, five at most, when a line is %s', async (kind) => {
    const counts: number[] = [];
    for (let seed = 1; seed <= 60; seed++) {
      const turns = conversation(60, 2, seed);
      const before = await keys(turns);
      for (let at = seed % 7; at < turns.length; at += 7)
        counts.push(changedReels(before, await keys(EDITS[kind](turns, at, 0.5 + ((seed * at) % 20)))));
    }
    expect(counts.length).toBeGreaterThan(500);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    expect(counts.filter((count) => count > 2).length / counts.length).toBeLessThan(0.1);
    expect(counts.reduce((a, b) => a + b) / counts.length).toBeLessThan(2);
  });

  it('keeps reels between a breath and a minute and a half', async () => {
    const reels = await plan(conversation(600));
    const seconds = reels.map((r) => r.turns.reduce((sum, t) => sum + t.take.samples / 16_000, 0));
    expect(Math.max(...seconds)).toBeLessThan(60);
    expect(seconds.reduce((a, b) => a + b) / reels.length).toBeGreaterThan(12);
    expect(reels.flatMap((r) => r.turns.map((t) => t.turn.id))).toEqual(conversation(600).map((t) => t.id));
  });

  it('ends a reel within 90 seconds even where every pause was set to nothing', async () => {
    const turns = conversation(200).map((t) => ({ ...t, pauseBeforeMs: 0 }));
    const reels = await plan(turns);
    for (const reel of reels) {
      expect(reel.turns.reduce((sum, t) => sum + t.take.samples / 16_000, 0)).toBeLessThan(105);
    }
  });

  const turns = conversation(4);
  const takes = turns.map(silentTake);
  it.each([
    ['out of order', [takes[1]!, takes[0]!], 'turn "t1" comes next'],
    ['too few', takes.slice(0, 3), 'ended before turn "t4"'],
    ['too many', [...takes, takes[0]!], 'no turn left'],
    ['empty', [{ ...takes[0]!, samples: 0 }], 'turn "t1" is empty'],
  ])('refuses takes that are %s', async (_, given, message) => {
    const failure = await plan(turns, given).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect((failure as AppError).code).toBe('audio_failed');
    expect((failure as AppError).message).toContain(message);
  });
});
