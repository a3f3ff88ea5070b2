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

describe('planReels', () => {
  it('changes at most four reels when one line changes, and none of the others', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 500 }),
        fc.nat(199),
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        async (seed, at, seconds) => {
          const turns = conversation(200, 2, seed);
          const edited = turns.map((t, i) => (i === at ? { ...t, seconds, seed: 77 } : t));
          expect(changedReels(await keys(turns), await keys(edited))).toBeLessThanOrEqual(4);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('changes few reels when a line is put in or taken out, even when all ids move', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 198 }),
        fc.boolean(),
        async (seed, at, put) => {
          const turns = conversation(200, 2, seed);
          const neighbour = { ...turns[at]!, seed: 99, seconds: 3 };
          const edited = turns
            .toSpliced(at, put ? 0 : 1, ...(put ? [neighbour] : []))
            .map((t, i) => ({ ...t, id: `n${i}` }));
          expect(changedReels(await keys(turns), await keys(edited))).toBeLessThanOrEqual(4);
        },
      ),
      { numRuns: 100 },
    );
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
