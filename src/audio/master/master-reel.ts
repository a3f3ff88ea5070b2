import { closeSync, openSync, writeSync } from 'node:fs';
import { AppError } from '../../kernel/errors.ts';
import { outputError } from '../../platform/files/output-file.ts';
import { readInto } from '../files/read-into.ts';
import { BlockEnergies } from '../loudness/block-energies.ts';
import { scratch32 } from '../reels/scratch.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import { framePeaks } from './frame-peaks.ts';
import { interleaved } from './interleave.ts';
import { limit } from './limiter.ts';
import { pcmBytes } from './pcm-bytes.ts';
import type { Stretch } from './stretch.ts';

interface EncoderInput {
  path: string;
  scale: number;
}

interface WavPart {
  /** Descriptor of the open file, good in every thread of the process. */
  file: number;
  /** Its name, for faults. */
  path: string;
  position: number;
  bits: 16 | 24;
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
  /** Writes interleaved 32-bit float for an encoder, times `scale`. */
  encoderInput?: EncoderInput;
  /** Writes interleaved PCM into an open file of this process, from a byte on. */
  wav?: WavPart;
}

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
  for (let i = 0; i < sound.length; i++) sound[i]! *= gain;
  const { truePeak, limited } = limitStretches(sound, job);
  const record: MasterRecord = {
    blocks: limited ? energies(sound) : job.blocks.map((b) => b * gain * gain),
    truePeak,
    peaks: framePeaks(sound),
  };
  if (job.encoderInput) writeEncoderInput(sound, job, job.encoderInput);
  if (job.wav) writeWavPart(sound, job, job.wav);
  return record;
}

function writeEncoderInput(sound: Float32Array, job: MasterJob, { path, scale }: EncoderInput): void {
  try {
    const file = openSync(path, 'w');
    try {
      for (const chunk of interleaved(sound, job, scale)) {
        writeFully(file, new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
      }
    } finally {
      closeSync(file);
    }
  } catch (cause) {
    throw outputError(path, cause);
  }
}

function writeWavPart(sound: Float32Array, job: MasterJob, wav: WavPart): void {
  const bytesOf = pcmBytes(wav.bits);
  let { position } = wav;
  try {
    for (const chunk of interleaved(sound, job, 1)) {
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

function readSound(job: MasterJob): Float32Array {
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

/** Limits each stretch to what its louder side may carry; gives the show's peak, linear. */
function limitStretches(sound: Float32Array, job: MasterJob): { truePeak: number; limited: boolean } {
  const ceiling = 10 ** (job.ceilingDbtp / 20);
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
