import type { Loudness, OnProgress } from '../kernel/artifacts.ts';
import { AppError, throwIfCancelled } from '../kernel/errors.ts';
import type { Codec } from './codec/codec.ts';
import { findCodec } from './codec/find-codec.ts';
import type { Mp3Bitrate } from './codec/lame-settings.ts';
import { checkBitrate } from './encode/mpeg-frames.ts';
import type { EpisodeTags } from './encode/tags.ts';
import { writeMp3 } from './encode/write-mp3.ts';
import { writeWav } from './encode/write-wav.ts';
import { checkWritable } from './files/atomic-file.ts';
import { integratedLoudness } from './loudness/integrated-loudness.ts';
import { ceilingFor } from './master/ceiling.ts';
import { chooseGain, quantise, TOLERANCE_LU } from './master/choose-gain.ts';
import type { MasterRecord } from './master/master-reel.ts';
import { masterShow, mp3Path } from './master/master-show.ts';
import type { MasterSettings } from './master/show-master.ts';
import type { MixedShow } from './mixed-show.ts';
import { framesToMs } from './sample-rate.ts';
import { WorkerPool } from './workers/worker-pool.ts';

export type AudioOutput =
  | { kind: 'mp3'; path: string; bitrateKbps: Mp3Bitrate }
  | { kind: 'wav'; path: string; bits: 16 | 24 };

export interface ExportOptions {
  /** Integrated loudness in LUFS and the most the true peak of the files may be, in dBTP. */
  target: { integratedLufs: number; truePeakDbtp: number };
  outputs: AudioOutput[];
  tags: EpisodeTags;
  /** The mixer's cache; mastered and encoded reels are kept there too. */
  cacheDir: string;
  signal?: AbortSignal | undefined;
  /** Milliseconds of sound written, of all outputs together. */
  onProgress?: OnProgress;
  /** Default: what `findCodec` finds. */
  codec?: Codec;
}

export interface ExportedAudio {
  files: { kind: 'mp3' | 'wav'; path: string; bytes: number }[];
  /** Of the mastered sound. */
  loudness: Loudness;
  durationMs: number;
  /** The mastered reels, for `writePeaks`. */
  masters: MasterRecord[];
}

/** Steps towards the target; each lands within a hundredth of what the limiter took. */
const MOST_STEPS = 4;

/**
 * Masters the show to the target and writes it as MP3 and WAV. Only reels that changed since they
 * were last mastered and encoded are worked on. A file appears under its name when it is whole.
 *
 * Throws `usage` (a bit rate or depth that is not offered), `codec_missing`, `audio_failed`,
 * `output_not_writable`, `cancelled`; then no new file and no temporary one is left.
 */
export async function exportAudio(show: MixedShow, options: ExportOptions): Promise<ExportedAudio> {
  checkOutputs(options.outputs);
  throwIfCancelled(options.signal);
  for (const { path } of options.outputs) await checkWritable(path);
  const pool = new WorkerPool();
  try {
    return await new Export(show, options, pool).run();
  } finally {
    await pool.close();
  }
}

function checkOutputs(outputs: AudioOutput[]): void {
  for (const output of outputs) {
    if (output.kind === 'mp3') checkBitrate(output.bitrateKbps);
    else if (output.bits !== 16 && output.bits !== 24) {
      throw new AppError('usage', `${output.bits} bits is no depth for WAV here; choose 16 or 24.`);
    }
  }
}

class Export {
  readonly #show: MixedShow;
  readonly #options: ExportOptions;
  readonly #pool: WorkerPool;
  readonly #ceilingDbtp: number;
  readonly #firstMp3: Extract<AudioOutput, { kind: 'mp3' }> | undefined;
  #framesDone = 0;

  constructor(show: MixedShow, options: ExportOptions, pool: WorkerPool) {
    this.#show = show;
    this.#options = options;
    this.#pool = pool;
    this.#firstMp3 = options.outputs.find((output) => output.kind === 'mp3');
    this.#ceilingDbtp = ceilingFor(options.target.truePeakDbtp, options.outputs);
  }

  async run(): Promise<ExportedAudio> {
    const { settings, masters } = await this.#masterToTarget();
    const files: ExportedAudio['files'] = [];
    for (const output of this.#options.outputs) {
      files.push({ kind: output.kind, path: output.path, bytes: await this.#write(output, settings) });
    }
    return {
      files,
      loudness: loudnessOf(masters),
      durationMs: framesToMs(this.#show.frames),
      masters,
    };
  }

  /** Measure, gain, limit, measure again: until the limited show lands on the target. */
  async #masterToTarget(): Promise<{ settings: MasterSettings; masters: MasterRecord[] }> {
    const { integratedLufs: target } = this.#options.target;
    const ceilingDbtp = this.#ceilingDbtp;
    let gainDb = await chooseGain(this.#show, target, ceilingDbtp, this.#pool);
    for (let step = 1; ; step++) {
      const settings = { gainDb, ceilingDbtp };
      const masters = await this.#master(settings);
      const missed = target - loudnessOf(masters).integratedLufs;
      const next = quantise(gainDb + missed);
      const landed = !Number.isFinite(missed) || Math.abs(missed) <= TOLERANCE_LU || next === gainDb;
      if (landed || step === MOST_STEPS) return { settings, masters };
      gainDb = next;
    }
  }

  /** Masters, and encodes for the first MP3 on the way, since the first gain is nearly always right. */
  #master(settings: MasterSettings): Promise<MasterRecord[]> {
    this.#framesDone = 0;
    return this.#masterFor(settings, this.#firstMp3?.bitrateKbps);
  }

  async #masterFor(settings: MasterSettings, bitrateKbps: number | undefined): Promise<MasterRecord[]> {
    const { cacheDir, signal } = this.#options;
    const mp3 = bitrateKbps === undefined ? {} : { mp3: { bitrateKbps, codec: await this.#codec() } };
    const onFrames = (frames: number) => this.#advance(bitrateKbps === undefined ? 0 : frames);
    return masterShow({ show: this.#show, settings, ...mp3, pool: this.#pool, cacheDir, signal, onFrames });
  }

  async #write(output: AudioOutput, settings: MasterSettings): Promise<number> {
    const { tags, signal } = this.#options;
    const show = this.#show;
    if (output.kind === 'wav') {
      const onFrames = (frames: number) => this.#advance(frames);
      return writeWav(output.path, {
        show,
        settings,
        bits: output.bits,
        tags,
        pool: this.#pool,
        signal,
        onFrames,
      });
    }
    const { bitrateKbps } = output;
    if (output !== this.#firstMp3) await this.#masterFor(settings, bitrateKbps);
    const reels = show.reels.map((reel) => ({
      path: mp3Path(reel, show, settings, bitrateKbps),
      frames: reel.record.frames,
    }));
    return writeMp3(
      output.path,
      reels,
      { bitrateKbps, channels: show.channels, tags, chapters: show.chapters },
      signal,
    );
  }

  #codec(): Promise<Codec> | Codec {
    return this.#options.codec ?? findCodec();
  }

  #advance(frames: number): void {
    const total = this.#show.frames * this.#options.outputs.length;
    this.#framesDone = Math.min(total, this.#framesDone + frames);
    this.#options.onProgress?.(framesToMs(this.#framesDone), framesToMs(total));
  }
}

function loudnessOf(masters: MasterRecord[]): Loudness {
  const peak = masters.reduce((most, m) => Math.max(most, m.truePeak), 0);
  return {
    integratedLufs: integratedLoudness(masters.map((m) => m.blocks)),
    truePeakDbtp: peak > 0 ? 20 * Math.log10(peak) : Number.NEGATIVE_INFINITY,
  };
}
