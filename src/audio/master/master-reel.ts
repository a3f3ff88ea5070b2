import { readFileSync } from 'node:fs';
import { AppError } from '../../kernel/errors.ts';
import { writeWhole } from '../files/atomic-file.ts';
import { BlockEnergies } from '../loudness/block-energies.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import { framePeaks } from './frame-peaks.ts';
import { interleave, interleavePcm } from './interleave.ts';
import { limit } from './limiter.ts';
import type { Stretch } from './stretch.ts';

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
  encoderInput?: { path: string; scale: number };
  /** Gives interleaved PCM of this depth. */
  wavBits?: 16 | 24;
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

export interface MasteredReel extends MasterRecord {
  wav?: Uint8Array<ArrayBuffer>;
}

/**
 * Masters one reel: gain, true-peak limiting, figures, and the forms asked for. All but the last
 * step is done on the mono sound: speakers never overlap, so each channel is the mono sound times
 * its speaker's placement.
 */
export function masterReel(job: MasterJob): MasteredReel {
  const sound = readSound(job);
  const gain = 10 ** (job.gainDb / 20);
  for (let i = 0; i < sound.length; i++) sound[i]! *= gain;
  const { truePeak, limited } = limitStretches(sound, job);
  const record: MasteredReel = {
    blocks: limited ? energies(sound) : job.blocks.map((b) => b * gain * gain),
    truePeak,
    peaks: framePeaks(sound),
  };
  if (job.encoderInput) {
    const floats = interleave(sound, job, job.encoderInput.scale);
    writeWhole(job.encoderInput.path, new Uint8Array(floats.buffer, floats.byteOffset, floats.byteLength));
  }
  if (job.wavBits) record.wav = interleavePcm(sound, job, job.wavBits);
  return record;
}

function readSound(job: MasterJob): Float32Array {
  const bytes = readFileSync(job.pcmPath);
  if (bytes.length !== job.frames * 4) {
    throw new AppError('audio_failed', 'A cached reel has the wrong length; clear the cache and try again.', {
      details: { path: job.pcmPath },
    });
  }
  return new Float32Array(bytes.buffer, bytes.byteOffset, job.frames);
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
