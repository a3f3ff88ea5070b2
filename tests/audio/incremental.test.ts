import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Codec } from '../../src/audio/codec/codec.ts';
import { commandCodec } from '../../src/audio/codec/find-codec.ts';
import { exportAudio } from '../../src/audio/export-audio.ts';
import { decodedReelsPeak } from '../../src/audio/finish/decoded-peaks.ts';
import { masterShow } from '../../src/audio/finish/master-show.ts';
import { mixTakes } from '../../src/audio/mix-takes.ts';
import type { MixedShow } from '../../src/audio/mixed-show.ts';
import { WorkerPool } from '../../src/audio/workers/worker-pool.ts';
import { everyNth, itDeep } from '../house/depth.ts';
import { conversation, type SyntheticTurn, scriptOf, takesOf } from './synthetic-show.ts';

/*
 * What an export writes follows from the show alone: the same bytes come out of a cache that knows
 * earlier versions of it and of one that knows nothing.
 */
const folder = mkdtempSync(join(tmpdir(), 'incremental-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tags = { title: 'Tides', language: 'en', generator: 'Afterword test' };

let ffmpeg: Codec;
beforeAll(async () => {
  ffmpeg = (await commandCodec('ffmpeg'))!;
});

function mixed(turns: SyntheticTurn[], cacheDir: string, stereo = true): Promise<MixedShow> {
  return mixTakes(scriptOf(turns), takesOf(turns, join(folder, 'takes')), { cacheDir, stereo });
}

async function exported(turns: SyntheticTurn[], cache: string): Promise<Buffer> {
  const cacheDir = join(folder, cache);
  const path = join(folder, `${cache}.mp3`);
  const target = { integratedLufs: -16, truePeakDbtp: -1 };
  const outputs = [{ kind: 'mp3', path, bitrateKbps: 128 } as const];
  await exportAudio(await mixed(turns, cacheDir), { target, outputs, tags, cacheDir, codec: ffmpeg });
  return readFileSync(path);
}

const turns = conversation(8, 2, 1, 3);
const changed = (at: number, to: Partial<SyntheticTurn>) =>
  turns.map((turn, i) => (i === at ? { ...turn, ...to } : turn));

describe('an export from a cache that knows the show before a change', () => {
  it.each(
    everyNth(3, [
      // Half a tenth of a unit louder: another gain lies nearer, and the one before near enough.
      ['a line was changed', changed(4, { seconds: turns[4]!.seconds * 0.6 + 1.7, seed: 517 })],
      ['a line was put in', [turns[0]!, { ...turns[5]!, id: 'new', seed: 77 }, ...turns.slice(1)]],
      ['a line was taken out', turns.filter((_, i) => i !== 3)],
    ] as [string, SyntheticTurn[]][]),
  )('is the one made anew when %s', async (_what, edited) => {
    await exported(turns, 'warm');
    const again = await exported(edited, 'warm');
    expect(again.equals(await exported(edited, `cold-${_what}`))).toBe(true);
  });

  itDeep('knows nothing of how high a line that is gone came out of the decoder', async () => {
    const loud = changed(4, { speaker: 3 });
    const pulses = await decodedPeakOf(loud, 'pulses');
    const cold = await decodedPeakOf(turns, 'no-pulses');
    expect(pulses).toBeGreaterThan(cold);
    expect(await decodedPeakOf(turns, 'pulses')).toBe(cold);
  });
});

it('reads the highest peak of all reels, whichever is decoded last', async () => {
  const first = Promise.withResolvers<void>();
  let decodings = 0;
  // The file decoded first is loud and soon read, the others end after it.
  const codec: Codec = {
    ...ffmpeg,
    async decode(path, signal) {
      const sound = await ffmpeg.decode(path, signal);
      const loud = decodings++ === 0;
      const stretches = (async function* () {
        for await (const stretch of sound.stretches)
          yield loud ? stretch.map((sample) => 2 * sample) : stretch;
        if (loud) setImmediate(first.resolve);
        else await first.promise;
      })();
      return { ...sound, stretches };
    },
  };
  expect(await decodedPeakOf(turns, 'in-turn', codec)).toBeGreaterThan(1.2);
});

/** Masters and encodes at a given gain, whatever the loudness, and decodes what is not known yet. */
async function decodedPeakOf(turns: SyntheticTurn[], cache: string, codec = ffmpeg): Promise<number> {
  const cacheDir = join(folder, cache);
  // In mono a third voice moves nobody's place.
  const show = await mixed(turns, cacheDir, false);
  const pool = new WorkerPool();
  try {
    const settings = { gainDb: 0.2, ceilingDbtp: -2 };
    const mp3 = { bitrateKbps: 128, codec };
    const run = { show, settings, mp3, pool, cacheDir, signal: undefined, onFrames: () => {} };
    await masterShow(run);
    return await decodedReelsPeak(run);
  } finally {
    await pool.close();
  }
}
