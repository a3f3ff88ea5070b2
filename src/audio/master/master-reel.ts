import { closeSync, openSync, writeSync } from 'node:fs';
import { AppError } from '../../kernel/errors.ts';
import type { BitDepth } from '../../kernel/rules/sound-formats.ts';
import { outputError } from '../../platform/files/output-file.ts';
import { readInto } from '../files/read-into.ts';
import { scratch32 } from '../files/scratch.ts';
import { BlockEnergies } from '../loudness/block-energies.ts';
import { POST_ROLL, PRE_ROLL, type ReelMusic } from '../music/music-layer.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import { interleavedChannels, type MixedReel } from './channel-mix.ts';
import { framePeaks } from './frame-peaks.ts';
import { interleaved } from './interleave.ts';
import { limit } from './limiter.ts';
import { masterMusicReel, measureMusicReel } from './master-music-reel.ts';
import { pcmBytes } from './pcm-bytes.ts';
import { addRoomTone, roomTonePeak } from './room-tone.ts';
import type { Stretch } from './stretch.ts';

interface EncoderInput {
  path: string;
  scale: number;
}

export interface WavPart {
  /** Descriptor of the open file, good in every thread of the process. */
  file: number;
  /** Its name, for faults. */
  path: string;
  position: number;
  bits: BitDepth;
}

export interface MasterJob {
  pcmPath: string;
  frames: number;
  /** Energies of the unmastered reel; good for the mastered one, scaled, when nothing is limited. */
  blocks: number[];
  stretches: Stretch[];
  channels: 1 | 2;
  gainDb: number;
  /** The most the loudest channel may reach, in dBTP. */
  ceilingDbtp: number;
  /** The noise of a room under it, in dBFS; then encoders get `PRE_ROLL` and `POST_ROLL` frames around the reel. */
  roomToneDbfs?: number | undefined;
  /** Writes interleaved 32-bit float for an encoder, times `scale`. */
  encoderInput?: EncoderInput;
  /** Writes interleaved PCM into an open file of this process, from a byte on. */
  wav?: WavPart;
  /** What is heard beside the voices; then encoders get `PRE_ROLL` and `POST_ROLL` frames around the reel. */
  music?: ReelMusic;
}

export type ScoreJob = MixedReel & { pcmPath: string };

/** What is known of a mastered reel. */
export interface MasterRecord {
  /** K-weighted energies of its 100 ms blocks, channels summed. */
  blocks: number[];
  /** Linear. */
  truePeak: number;
  /** Least and greatest sample of every 1,152 frames, in 1/127 of full scale. */
  peaks: number[];
}

/**
 * Masters one reel: gain, true-peak limiting, figures, and the forms asked for. All but the last
 * step is done on the mono sound: speakers never overlap, so each channel is the mono sound times
 * its speaker's placement.
 */
export function masterReel(job: MasterJob): MasterRecord {
  const sound = readSound(job);
  const gain = 10 ** (job.gainDb / 20);
  if (job.music) return masterWithMusic(sound, { ...job, music: job.music }, gain);
  for (let i = 0; i < sound.length; i++) sound[i]! *= gain;
  const { truePeak, limited } = limitStretches(sound, job);
  const record: MasterRecord = {
    blocks: limited ? energies(sound) : job.blocks.map((b) => b * gain * gain),
    truePeak: truePeak + roomTonePeak(job.roomToneDbfs),
    peaks: framePeaks(sound),
  };
  const { encoderInput, wav } = job;
  const around = job.roomToneDbfs !== undefined;
  if (encoderInput) writeEncoderInput(interleaved(sound, job, encoderInput.scale, around), encoderInput.path);
  if (wav) writeWavPart(interleaved(sound, job, 1), wav);
  return record;
}

function masterWithMusic(
  speech: Float32Array,
  job: MasterJob & { music: ReelMusic },
  gain: number,
): MasterRecord {
  const { channels, ...measured } = masterMusicReel(speech, job, gain, ceilingUnderTone(job));
  const { encoderInput, wav, frames, roomToneDbfs: dbfs } = job;
  const record = { ...measured, truePeak: measured.truePeak + roomTonePeak(dbfs) };
  if (dbfs !== undefined)
    for (const [i, channel] of channels.entries())
      addRoomTone(channel, i, { dbfs, frames, from: -PRE_ROLL, step: 1, scale: 1 });
  if (encoderInput) {
    const whole = PRE_ROLL + frames + POST_ROLL;
    writeEncoderInput(interleavedChannels(channels, 0, whole, encoderInput.scale), encoderInput.path);
  }
  if (wav) writeWavPart(interleavedChannels(channels, PRE_ROLL, PRE_ROLL + frames, 1), wav);
  return record;
}

/** The energies and peak of a reel with its music before mastering. */
export function scoreReel(job: ScoreJob): { blocks: number[]; truePeak: number } {
  return measureMusicReel(readSound(job), job);
}

type Chunks = Iterable<Float32Array<ArrayBuffer>>;

function writeEncoderInput(chunks: Chunks, path: string): void {
  try {
    const file = openSync(path, 'w');
    try {
      for (const chunk of chunks) {
        writeFully(file, new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
      }
    } finally {
      closeSync(file);
    }
  } catch (cause) {
    throw outputError(path, cause);
  }
}

/** Writes interleaved samples into their place in an open WAV. */
export function writeWavPart(chunks: Chunks, wav: WavPart): void {
  const bytesOf = pcmBytes(wav.bits);
  let { position } = wav;
  try {
    for (const chunk of chunks) {
      const bytes = bytesOf(chunk);
      writeFully(wav.file, bytes, position);
      position += bytes.length;
    }
  } catch (cause) {
    throw outputError(wav.path, cause);
  }
}

function writeFully(file: number, bytes: Uint8Array, position?: number): void {
  for (let at = 0; at < bytes.length; ) {
    at += writeSync(file, bytes, at, bytes.length - at, position === undefined ? null : position + at);
  }
}

export function readSound(job: { pcmPath: string; frames: number }): Float32Array {
  const sound = scratch32('sound', job.frames).subarray(0, job.frames);
  const read = readInto(job.pcmPath, new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength));
  if (read === sound.byteLength) return sound;
  throw new AppError('audio_failed', 'A cached reel is cut short; clear the cache and try again.', {
    details: { path: job.pcmPath },
  });
}

/** The share of the mono sound that the louder channel carries. */
function louderSide(stretch: Stretch, channels: 1 | 2): number {
  return channels === 1 ? 1 : Math.max(stretch.left, stretch.right);
}

/** What the voices may reach, linear: the room's tone comes on top. */
function ceilingUnderTone({ ceilingDbtp, roomToneDbfs }: MasterJob): number {
  return 10 ** (ceilingDbtp / 20) - roomTonePeak(roomToneDbfs);
}

/** Limits each stretch to what its louder side may carry; gives the show's peak, linear. */
function limitStretches(sound: Float32Array, job: MasterJob): { truePeak: number; limited: boolean } {
  const ceiling = ceilingUnderTone(job);
  let truePeak = 0;
  let limited = false;
  for (const stretch of job.stretches) {
    const part = sound.subarray(stretch.from, stretch.to);
    const share = louderSide(stretch, job.channels);
    const { peak, changed } = limit(part, part.length, ceiling / share);
    truePeak = Math.max(truePeak, peak * share);
    limited ||= changed;
  }
  return { truePeak, limited };
}

function energies(sound: Float32Array): number[] {
  const meter = new BlockEnergies(SAMPLE_RATE);
  meter.add(sound);
  meter.flush();
  return meter.blocks;
}
