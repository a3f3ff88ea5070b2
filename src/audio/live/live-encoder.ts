import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { throwIfCancelled } from '../../kernel/errors.ts';
import type { Bitrate } from '../../kernel/rules/sound-formats.ts';
import { outputError, writeWhole } from '../../platform/files/output-file.ts';
import type { Codec } from '../codec/codec.ts';
import { findCodec } from '../codec/find-codec.ts';
import { lameScale } from '../codec/lame-settings.ts';
import { endOfFrames } from '../codec/mpeg-frames.ts';
import { cachedRecord, ensureMixed, MOST_REELS_A_RUN, mp3Path } from '../finish/master-show.ts';
import type { MasterRecord } from '../master/master-reel.ts';
import { type MasterSettings, masterJob, masterPath, preRollFrames } from '../master/show-master.ts';
import type { ShowLayout } from '../mixed-show.ts';
import type { SpokenReel } from '../reels/plan-reels.ts';
import { MP3_FRAME } from '../sample-rate.ts';
import { toCue } from '../timeline/cue.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { LiveGain } from './live-gain.ts';
import { cutSegments, type LiveSegment } from './live-segment.ts';

export interface LiveOptions {
  /** The mixer's cache: the export finds what was made for listening at its own gain there. */
  cacheDir: string;
  pool: WorkerPool;
  bitrateKbps: Bitrate<'mp3'>;
  /** In LUFS, and the limiter's ceiling in dBTP: `ceilingFor` gives that of the finished files. */
  target: { integratedLufs: number; ceilingDbtp: number };
  /** As in the finished files. */
  roomToneDbfs?: number | undefined;
  /** Called in order, one at a time. */
  onSegment: (segment: LiveSegment) => void | Promise<void>;
  signal?: AbortSignal | undefined;
  /** Default: what `findCodec` finds. */
  codec?: Codec;
}

/** Reels that may wait: beyond, the mixer waits. */
const MOST_WAITING = 16;

interface MasteredReel {
  spoken: SpokenReel;
  settings: MasterSettings;
  record: MasterRecord;
}

/**
 * What can be heard of a show while it is being made: each reel mastered at a provisional gain and
 * encoded by itself. Reels that come while the encoder is at work go into its next run together.
 * The same reels give the same bytes on every run, made anew or from the cache.
 */
export class LiveEncoder {
  readonly #layout: ShowLayout;
  readonly #options: LiveOptions;
  readonly #gain: LiveGain;
  readonly #codec: Promise<Codec>;
  readonly #waiting: SpokenReel[] = [];
  #draining: Promise<void> = Promise.resolve();
  #idle = true;
  #room = Promise.withResolvers<void>();
  #fault: { cause: unknown } | undefined;
  #reels = 0;
  #segments = 0;
  #frames = 0;

  constructor(layout: ShowLayout, options: LiveOptions) {
    this.#layout = layout;
    this.#options = options;
    this.#gain = new LiveGain(options.target.integratedLufs);
    // Looking for it takes a while, which nobody need wait for; where there is none, encoding says so.
    this.#codec = options.codec ? Promise.resolve(options.codec) : findCodec();
    this.#codec.catch(() => {});
  }

  /**
   * Takes the show's next reel; settles when there is room for another. Throws what went wrong with
   * earlier ones: `codec_missing`, `audio_failed`, `output_not_writable`, `cancelled`, and what
   * `onSegment` threw.
   */
  async add(spoken: SpokenReel): Promise<void> {
    this.#waiting.push(spoken);
    if (this.#idle) this.#draining = this.#drain();
    while (this.#waiting.length >= MOST_WAITING && !this.#fault) await this.#room.promise;
    this.#throwFault();
  }

  /** Settles when every reel has been given as a segment; throws as `add` does. */
  async finish(): Promise<void> {
    await this.#draining;
    this.#throwFault();
  }

  async #drain(): Promise<void> {
    this.#idle = false;
    try {
      while (this.#waiting.length > 0) {
        throwIfCancelled(this.#options.signal);
        // The first reels are somebody's wait: they go alone, and never many while little is there.
        const reels = this.#waiting.splice(0, Math.min(MOST_REELS_A_RUN, Math.max(1, this.#reels)));
        this.#reels += reels.length;
        this.#makeRoom();
        for (const reel of await this.#make(reels)) await this.#give(reel);
      }
    } catch (cause) {
      this.#fault = { cause };
    } finally {
      this.#idle = this.#fault === undefined;
      this.#makeRoom();
    }
  }

  async #make(reels: readonly SpokenReel[]): Promise<MasteredReel[]> {
    const { cacheDir } = this.#options;
    const work = join(cacheDir, `work-${randomUUID().slice(0, 8)}`);
    try {
      await mkdir(work, { recursive: true, mode: 0o700 });
      const mastered: MasteredReel[] = [];
      for (const [i, spoken] of reels.entries()) {
        mastered.push(await this.#master(spoken, join(work, `${i}.f32`)));
      }
      await this.#encode(mastered, work);
      return mastered;
    } catch (cause) {
      throw outputError(cacheDir, cause);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }

  /** Finds the reel's gain and masters it, for the encoder as well unless its frames are there. */
  async #master(spoken: SpokenReel, inputPath: string): Promise<MasteredReel> {
    const { reel } = spoken;
    const { pool, bitrateKbps, target, roomToneDbfs } = this.#options;
    const settingsAt = (gainDb: number) => ({ gainDb, ceilingDbtp: target.ceilingDbtp, roomToneDbfs });
    const { gainDb, record } = await this.#gain.next(reel, async (gain) => {
      const settings = settingsAt(gain);
      const cached = await cachedRecord(this.#run(settings), reel);
      if (cached) return cached;
      await ensureMixed(reel, pool);
      const encoderInput = { path: inputPath, scale: 1 / lameScale(bitrateKbps) };
      return pool.run('master', { ...masterJob(reel, this.#layout, settings), encoderInput });
    });
    return { spoken, settings: settingsAt(gainDb), record };
  }

  async #encode(mastered: readonly MasteredReel[], work: string): Promise<void> {
    const { bitrateKbps, signal } = this.#options;
    const made = await Promise.all(
      mastered.map(async ({ spoken, settings }, i) => {
        const jobs = { inputPath: join(work, `${i}.f32`), outputPath: join(work, `${i}.mp3`) };
        return (await cachedRecord(this.#run(settings), spoken.reel)) ? [] : [{ i, jobs }];
      }),
    );
    const missing = made.flat();
    if (missing.length === 0) return;
    const jobs = missing.map((each) => each.jobs);
    const codec = await this.#codec;
    await codec.encodeMp3(jobs, { channels: this.#layout.channels, bitrateKbps }, signal);
    for (const { i, jobs } of missing) {
      const { spoken, settings, record } = mastered[i]!;
      await rename(jobs.outputPath, mp3Path(spoken.reel, this.#layout, settings, bitrateKbps));
      writeWhole(`${masterPath(spoken.reel, this.#layout, settings)}.json`, JSON.stringify(record));
    }
  }

  async #give({ spoken, settings, record }: MasteredReel): Promise<void> {
    throwIfCancelled(this.#options.signal);
    const { bitrateKbps, onSegment } = this.#options;
    const { reel, turns } = spoken;
    const { frames, parts } = reel.record;
    const stream = await readFile(mp3Path(reel, this.#layout, settings, bitrateKbps));
    const begin = endOfFrames(stream, preRollFrames(reel, settings) / MP3_FRAME, bitrateKbps);
    const own = stream.subarray(begin);
    const start = this.#frames;
    this.#frames += frames;
    const segments = cutSegments(
      {
        bitrateKbps,
        start,
        frames,
        record,
        mp3: own.subarray(0, endOfFrames(own, frames / MP3_FRAME, bitrateKbps)),
        cues: turns.map(({ turn, take }, i) => toCue(turn, take, parts[i]!, start)),
      },
      this.#segments,
    );
    for (const segment of segments) {
      this.#segments++;
      await onSegment(segment);
    }
  }

  #run(settings: MasterSettings) {
    return { show: this.#layout, settings, mp3: { bitrateKbps: this.#options.bitrateKbps } };
  }

  #makeRoom(): void {
    this.#room.resolve();
    this.#room = Promise.withResolvers();
  }

  #throwFault(): void {
    if (this.#fault) throw this.#fault.cause;
  }
}
