import { scratch32 } from '../files/scratch.ts';
import { addLayers, type ReelMusic } from '../music/music-layer.ts';
import { interleavedChannels } from './channel-mix.ts';
import { readSound, type WavPart, writeWavPart } from './master-reel.ts';
import type { Stretch } from './stretch.ts';

/** One part of the mix by itself: a speaker's slot, or the music. */
export type StemPart = { speaker: number } | 'music';

export interface StemJob {
  pcmPath: string;
  frames: number;
  stretches: Stretch[];
  channels: 1 | 2;
  music?: ReelMusic;
  part: StemPart;
  /** Linear. */
  gain: number;
  wav: WavPart;
}

/** Writes one part of a reel, unlimited, into its place in an open WAV. */
export function stemReel(job: StemJob): undefined {
  const left = scratch32('left', job.frames).subarray(0, job.frames).fill(0);
  const right = scratch32('right', job.frames).subarray(0, job.frames).fill(0);
  if (job.part === 'music') {
    if (job.music) addLayers(job.music, 0, job.frames, left, right);
    if (job.channels === 1) for (let i = 0; i < job.frames; i++) left[i] = 0.5 * (left[i]! + right[i]!);
  } else addSpeaker(job, job.part.speaker, left, right);
  for (const channel of [left, right]) for (let i = 0; i < job.frames; i++) channel[i]! *= job.gain;
  const channels = job.channels === 1 ? [left] : [left, right];
  writeWavPart(interleavedChannels(channels, 0, job.frames, 1), job.wav);
}

function addSpeaker(job: StemJob, speaker: number, left: Float32Array, right: Float32Array): void {
  const stretches = job.stretches.filter((stretch) => stretch.speaker === speaker);
  if (stretches.length === 0) return;
  const sound = readSound(job);
  for (const stretch of stretches) {
    for (let i = stretch.from; i < stretch.to; i++) {
      left[i] = sound[i]! * (job.channels === 1 ? 1 : stretch.left);
      right[i] = sound[i]! * stretch.right;
    }
  }
}
