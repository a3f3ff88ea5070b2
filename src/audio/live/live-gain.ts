import { quantise } from '../finish/choose-gain.ts';
import { integratedLoudness } from '../loudness/integrated-loudness.ts';
import type { MasterRecord } from '../master/master-reel.ts';
import type { Reel } from '../reel.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';

/** Sound, in seconds, after which the gain stays: by then it is the show's within a fraction of a unit. */
const SETTLED_SECONDS = 180;
/** How far the gain moves from a reel to the next, in decibels: nobody hears it over a pause. */
const MOST_STEP_DB = 0.5;
/** A difference, in LU, that is not worth a move: most reels then share one gain. */
const HOLD_LU = 0.1;
/** Takes are levelled before they are mixed: what asks for more than this is no speech. */
const MOST_GAIN_DB = 8;
/** The first reel is tried until the gain and what the limiter takes agree. */
const FIRST_ROUNDS = 3;

/** Masters a reel at a gain in decibels. */
type MasterAt = (gainDb: number) => Promise<MasterRecord>;

/**
 * The gain of a show that is not there yet: the first reel is brought to the target, and what comes
 * out moves the gain of later ones slowly. The same reels in the same order get the same gains,
 * whatever lay in the cache.
 */
export class LiveGain {
  readonly #targetLufs: number;
  readonly #done: { blocks: number[]; gainDb: number }[] = [];
  #gainDb = 0;
  #seconds = 0;

  constructor(targetLufs: number) {
    this.#targetLufs = targetLufs;
  }

  /** Masters the show's next reel at the gain it gets. */
  async next(reel: Reel, master: MasterAt): Promise<{ gainDb: number; record: MasterRecord }> {
    const record = this.#done.length === 0 ? await this.#begin(reel, master) : await this.#goOn(master);
    const gainDb = this.#gainDb;
    if (this.#seconds < SETTLED_SECONDS) this.#done.push({ blocks: record.blocks, gainDb });
    this.#seconds += reel.record.frames / SAMPLE_RATE;
    return { gainDb, record };
  }

  async #begin(reel: Reel, master: MasterAt): Promise<MasterRecord> {
    this.#move(this.#missedBy([reel.record.blocks]));
    for (let round = 1; ; round++) {
      const record = await master(this.#gainDb);
      const missed = this.#missedBy([record.blocks]);
      if (Math.abs(missed) <= HOLD_LU || round === FIRST_ROUNDS) return record;
      this.#move(missed);
    }
  }

  #goOn(master: MasterAt): Promise<MasterRecord> {
    if (this.#seconds < SETTLED_SECONDS) {
      const missed = this.#missedBy(this.#done.map((reel) => this.#atPresentGain(reel)));
      if (Math.abs(missed) > HOLD_LU) this.#move(Math.max(-MOST_STEP_DB, Math.min(MOST_STEP_DB, missed)));
    }
    return master(this.#gainDb);
  }

  /** About what a reel would be at the gain of now; the limiter takes a little more or less then. */
  #atPresentGain({ blocks, gainDb }: { blocks: number[]; gainDb: number }): number[] {
    const scale = 10 ** ((this.#gainDb - gainDb) / 10);
    return blocks.map((energy) => energy * scale);
  }

  /** In LU; nothing for silence. */
  #missedBy(blocks: number[][]): number {
    const missed = this.#targetLufs - integratedLoudness(blocks);
    return Number.isFinite(missed) ? missed : 0;
  }

  #move(byDb: number): void {
    this.#gainDb = quantise(Math.max(-MOST_GAIN_DB, Math.min(MOST_GAIN_DB, this.#gainDb + byDb)));
  }
}
