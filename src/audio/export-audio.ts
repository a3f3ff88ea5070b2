import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loudness, OnProgress } from '../kernel/artifacts.ts';
import { throwIfCancelled } from '../kernel/errors.ts';
import type { SoundFormat } from '../kernel/rules/sound-formats.ts';
import { checkOutput } from '../platform/files/output-file.ts';
import { type AudioOutput, checkAudioOutputs, checkLoudness } from './audio-output.ts';
import type { Codec } from './codec/codec.ts';
import { findCodec } from './codec/find-codec.ts';
import { EncoderSource, type StreamOutput } from './encode/encode-stream.ts';
import type { EpisodeTags } from './encode/tags.ts';
import { writeMp3 } from './encode/write-mp3.ts';
import { type StemOutput, stemGainDb, writeStem } from './encode/write-stem.ts';
import { writeWav } from './encode/write-wav.ts';
import { chooseGain, quantise, TOLERANCE_LU } from './finish/choose-gain.ts';
import { decodedPeak, decodedReelsPeak } from './finish/decoded-peaks.ts';
import { type MasterRun, masterShow, mp3Path } from './finish/master-show.ts';
import { integratedLoudness } from './loudness/integrated-loudness.ts';
import { ceilingFor } from './master/ceiling.ts';
import type { MasterRecord } from './master/master-reel.ts';
import { type MasterSettings, preRollFrames } from './master/show-master.ts';
import type { MixedShow } from './mixed-show.ts';
import { framesToMs } from './sample-rate.ts';
import { WorkerPool } from './workers/worker-pool.ts';

export interface ExportOptions {
  /** Integrated loudness in LUFS, -24 to -12, and the most the true peak of the files may be, in dBTP. */
  target: { integratedLufs: number; truePeakDbtp: number };
  /** The noise of a room under the show, root mean square of a channel in dBFS; absent: digital silence. */
  roomToneDbfs?: number | undefined;
  outputs: AudioOutput[];
  /** Parts of the mix as FLAC files of their own; together they are the mix before limiting. */
  stems?: StemOutput[];
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
  files: { kind: SoundFormat | 'stem'; path: string; bytes: number }[];
  /** Of the mastered sound. */
  loudness: Loudness;
  durationMs: number;
  /** The mastered reels, for `writePeaks`. */
  masters: MasterRecord[];
}

/** Steps towards the target; each lands within a hundredth of what the limiter took. */
const MOST_STEPS = 4;
/** How often a lossy file is encoded again because its decoded peak came out above the target. */
const MOST_TRIES = 2;
/** Other meters may read a little more than ours. */
const METER_ROOM_DB = 0.05;
/** What a second try goes lower than the first was too high. */
const RETRY_ROOM_DB = 0.1;

/**
 * Masters the show to the target and writes it as MP3, M4A, Opus, FLAC and WAV. Only reels that
 * changed since they were last mastered and, for MP3, encoded are worked on; other encoders take the
 * whole show. Lossy files are decoded again: one whose true peak came out above the target is
 * encoded anew from under a lower ceiling. A file appears under its name when it is whole.
 *
 * Throws `usage` (a bit rate, depth or loudness that is not offered), `codec_missing`,
 * `audio_failed`, `output_not_writable`, `cancelled`; then no new file and no temporary one is left.
 */
export async function exportAudio(show: MixedShow, options: ExportOptions): Promise<ExportedAudio> {
  checkAudioOutputs(options.outputs);
  checkLoudness(options.target.integratedLufs);
  throwIfCancelled(options.signal);
  for (const { path } of [...options.outputs, ...(options.stems ?? [])]) await checkOutput(path);
  const pool = new WorkerPool();
  const work = join(options.cacheDir, `work-${randomUUID().slice(0, 8)}`);
  try {
    return await new Export(show, options, pool, work).run();
  } finally {
    await pool.close();
    await rm(work, { recursive: true, force: true });
  }
}

class Export {
  readonly #show: MixedShow;
  readonly #options: ExportOptions;
  readonly #pool: WorkerPool;
  readonly #work: string;
  readonly #ceilingDbtp: number;
  readonly #firstMp3: Extract<AudioOutput, { kind: 'mp3' }> | undefined;
  #framesDone = 0;

  constructor(show: MixedShow, options: ExportOptions, pool: WorkerPool, work: string) {
    this.#show = show;
    this.#options = options;
    this.#pool = pool;
    this.#work = work;
    this.#firstMp3 = options.outputs.find((output) => output.kind === 'mp3');
    this.#ceilingDbtp = ceilingFor(options.target.truePeakDbtp, options.outputs);
  }

  async run(): Promise<ExportedAudio> {
    const { settings, masters } = await this.#masterToTarget();
    const files: ExportedAudio['files'] = [];
    const { tags, signal } = this.#options;
    const source = new EncoderSource(this.#work, { show: this.#show, tags, pool: this.#pool, signal });
    for (const output of this.#options.outputs) {
      files.push({
        kind: output.kind,
        path: output.path,
        bytes: await this.#write(output, settings, source),
      });
    }
    for (const stem of this.#options.stems ?? []) {
      files.push({ kind: 'stem', path: stem.path, bytes: await this.#writeStem(stem, settings) });
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
    const {
      roomToneDbfs,
      target: { integratedLufs: target },
    } = this.#options;
    const under = { ceilingDbtp: this.#ceilingDbtp, roomToneDbfs };
    let gainDb = await chooseGain(this.#show, target, under, this.#pool);
    for (let step = 1; ; step++) {
      const settings = { ...under, gainDb };
      const masters = await this.#master(settings);
      const missed = target - loudnessOf(masters).integratedLufs;
      const next = quantise(gainDb + missed);
      const landed = !Number.isFinite(missed) || Math.abs(missed) <= TOLERANCE_LU || next === gainDb;
      if (landed || step === MOST_STEPS) return { settings, masters };
      gainDb = next;
    }
  }

  /** Masters, and encodes for the first MP3 on the way, since the first gain is nearly always right. */
  async #master(settings: MasterSettings): Promise<MasterRecord[]> {
    this.#framesDone = 0;
    return masterShow(await this.#runFor(settings, this.#firstMp3?.bitrateKbps));
  }

  async #runFor(settings: MasterSettings, bitrateKbps: number | undefined): Promise<MasterRun> {
    const { cacheDir, signal } = this.#options;
    const mp3 = bitrateKbps === undefined ? {} : { mp3: { bitrateKbps, codec: await this.#codec() } };
    const onFrames = (frames: number) => this.#advance(bitrateKbps === undefined ? 0 : frames);
    return { show: this.#show, settings, ...mp3, pool: this.#pool, cacheDir, signal, onFrames };
  }

  #write(output: AudioOutput, settings: MasterSettings, source: EncoderSource): Promise<number> {
    if (output.kind === 'wav') return this.#writeWav(output, settings);
    if (output.kind === 'mp3') return this.#writeMp3(output, settings);
    return this.#writeStream(output, settings, source);
  }

  #writeWav(output: Extract<AudioOutput, { kind: 'wav' }>, settings: MasterSettings): Promise<number> {
    const { tags, signal } = this.#options;
    const onFrames = (frames: number) => this.#advance(frames);
    return writeWav(output.path, {
      show: this.#show,
      settings,
      bits: output.bits,
      tags,
      pool: this.#pool,
      signal,
      onFrames,
    });
  }

  async #writeMp3(output: Extract<AudioOutput, { kind: 'mp3' }>, chosen: MasterSettings): Promise<number> {
    const { tags, signal } = this.#options;
    const { channels, chapters, reels } = this.#show;
    const { bitrateKbps } = output;
    const settings = await this.#underPeak(chosen, async (tried, round) => {
      const run = await this.#runFor(tried, bitrateKbps);
      if (round > 0 || output !== this.#firstMp3) await masterShow(run);
      return decodedReelsPeak({ ...run, mp3: run.mp3! });
    });
    const encoded = reels.map((reel) => ({
      path: mp3Path(reel, this.#show, settings, bitrateKbps),
      frames: reel.record.frames,
      preRoll: preRollFrames(reel, settings),
    }));
    return writeMp3(output.path, encoded, { bitrateKbps, channels, tags, chapters }, signal);
  }

  async #writeStream(output: StreamOutput, chosen: MasterSettings, source: EncoderSource): Promise<number> {
    await mkdir(this.#work, { recursive: true, mode: 0o700 });
    const codec = await this.#codec();
    let stream = '';
    await this.#underPeak(chosen, async (tried) => {
      stream = await source.encode(output, tried, codec);
      return output.kind === 'flac' ? 0 : decodedPeak(stream, codec, this.#options.signal);
    });
    const bytes = await source.contain(output, stream);
    this.#advance(this.#show.frames);
    return bytes;
  }

  async #writeStem(stem: StemOutput, settings: MasterSettings): Promise<number> {
    await mkdir(this.#work, { recursive: true, mode: 0o700 });
    const { tags, signal } = this.#options;
    const run = { show: this.#show, tags, pool: this.#pool, signal };
    return writeStem(stem, stemGainDb(this.#show, settings.gainDb), this.#work, await this.#codec(), run);
  }

  /** Encodes, lowering the ceiling while the decoded peak is above what is promised. */
  async #underPeak(
    chosen: MasterSettings,
    encode: (settings: MasterSettings, round: number) => Promise<number>,
  ): Promise<MasterSettings> {
    const limitDbtp = this.#options.target.truePeakDbtp - METER_ROOM_DB;
    let settings = chosen;
    for (let round = 0; ; round++) {
      const peakDbtp = 20 * Math.log10(await encode(settings, round));
      if (peakDbtp <= limitDbtp || round === MOST_TRIES) return settings;
      const ceilingDbtp = settings.ceilingDbtp - (peakDbtp - limitDbtp) - RETRY_ROOM_DB;
      // Two decimals, so that the same show finds its reels in the cache again.
      settings = { ...settings, ceilingDbtp: Math.floor(ceilingDbtp * 100) / 100 };
    }
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
