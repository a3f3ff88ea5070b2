import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BitDepth } from '../../kernel/rules/sound-formats.ts';
import type { AudioOutput } from '../audio-output.ts';
import type { Codec, StreamSettings } from '../codec/codec.ts';
import type { MasterSettings } from '../master/show-master.ts';
import { writeFlac } from './flac/write-flac.ts';
import { writeM4a } from './mp4/write-m4a.ts';
import { writeOpus } from './ogg/write-opus.ts';
import { type WavRun, writeWav } from './write-wav.ts';

export type StreamOutput = Extract<AudioOutput, { kind: 'm4a' | 'opus' | 'flac' }>;

/** A mastered show as temporary WAV files that encoders read, one for each mastering and depth. */
export class EncoderSource {
  readonly #folder: string;
  readonly #run: Omit<WavRun, 'bits' | 'settings' | 'onFrames'>;
  readonly #made = new Map<string, string>();

  /** @param folder of this export's own, there already; whoever made it removes it */
  constructor(folder: string, run: Omit<WavRun, 'bits' | 'settings' | 'onFrames'>) {
    this.#folder = folder;
    this.#run = run;
  }

  async wav(settings: MasterSettings, bits: BitDepth): Promise<string> {
    const name = `${settings.gainDb}-${settings.ceilingDbtp}-${bits}.wav`;
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    // A mastering that was not good enough is not asked for again, and the files are large.
    for (const [other, path] of this.#made) {
      if (!other.endsWith(`-${bits}.wav`)) continue;
      await rm(path, { force: true });
      this.#made.delete(other);
    }
    const path = join(this.#folder, name);
    await writeWav(path, { ...this.#run, settings, bits, onFrames: () => {} });
    this.#made.set(name, path);
    return path;
  }

  /** Encodes the show; gives where the bare stream lies, good until the next call. */
  async encode(output: StreamOutput, settings: MasterSettings, codec: Codec): Promise<string> {
    const outputPath = join(this.#folder, `stream.${output.kind}`);
    const inputPath = await this.wav(settings, output.kind === 'flac' ? output.bits : 24);
    await codec.encodeStream({ inputPath, outputPath }, streamSettings(output), this.#run.signal);
    return outputPath;
  }

  /** Puts a bare stream into its container, with tags, chapters and cover. @returns bytes written */
  contain(output: StreamOutput, streamPath: string): Promise<number> {
    const { show, tags, signal } = this.#run;
    const about = { tags, chapters: show.chapters, frames: show.frames };
    if (output.kind === 'opus') return writeOpus(output.path, streamPath, about, signal);
    if (output.kind === 'flac') return writeFlac(output.path, streamPath, about, signal);
    const { bitrateKbps } = output;
    return writeM4a(output.path, streamPath, { ...about, channels: show.channels, bitrateKbps }, signal);
  }
}

function streamSettings(output: StreamOutput): StreamSettings {
  if (output.kind === 'flac') return { format: 'flac', bits: output.bits };
  return { format: output.kind === 'm4a' ? 'aac' : 'opus', bitrateKbps: output.bitrateKbps };
}
