import { scratch32 } from '../files/scratch.ts';
import { BlockEnergies } from '../loudness/block-energies.ts';
import { measureTruePeak } from '../loudness/true-peak.ts';
import { PRE_ROLL, type ReelMusic } from '../music/music-layer.ts';
import { msToFrames, SAMPLE_RATE } from '../sample-rate.ts';
import { type MixedReel, mixChannels } from './channel-mix.ts';
import { framePeaks } from './frame-peaks.ts';
import { limitTogether } from './limiter.ts';

/** A reel's closing silence, in which the limiter's gain is brought back before the next reel begins. */
const BACK_FROM = msToFrames(100);

export interface MusicMaster {
  blocks: number[];
  truePeak: number;
  peaks: number[];
  /** With pre-roll and post-roll. */
  channels: Float32Array[];
}

/** Gain and limiting of a reel with music: its channels are limited together, so that no place moves. */
export function masterMusicReel(
  speech: Float32Array,
  reel: MixedReel,
  gain: number,
  ceiling: number,
): MusicMaster {
  const channels = mixChannels(speech, reel, gain);
  const own = channels.map((channel) => channel.subarray(PRE_ROLL, PRE_ROLL + reel.frames));
  const spoken = reel.stretches.length > 0;
  const back = spoken ? { from: reel.frames - BACK_FROM, to: reel.frames - PRE_ROLL } : undefined;
  const { peak } = limitTogether(own, reel.frames, ceiling, back);
  return { blocks: blocksOf(own), truePeak: peak, peaks: framePeaks(middle(own)), channels };
}

/** Energies and peak of a reel with its music before mastering. */
export function measureMusicReel(
  speech: Float32Array,
  reel: MixedReel & { music: ReelMusic },
): { blocks: number[]; truePeak: number } {
  const own = mixChannels(speech, reel, 1).map((c) => c.subarray(PRE_ROLL, PRE_ROLL + reel.frames));
  return { blocks: blocksOf(own), truePeak: Math.max(...own.map((c) => measureTruePeak(c, c.length))) };
}

/** K-weighted energies of 100 ms, channels summed. */
function blocksOf(channels: readonly Float32Array[]): number[] {
  const [first = [], ...others] = channels.map((channel) => {
    const meter = new BlockEnergies(SAMPLE_RATE);
    meter.add(channel);
    meter.flush();
    return meter.blocks;
  });
  return first.map((energy, i) => others.reduce((sum, blocks) => sum + (blocks[i] ?? 0), energy));
}

function middle(channels: readonly Float32Array[]): Float32Array {
  const [left, right] = channels;
  if (!left || !right) return left ?? new Float32Array(0);
  const both = scratch32('middle', left.length).subarray(0, left.length);
  for (let i = 0; i < left.length; i++) both[i] = Math.SQRT1_2 * (left[i]! + right[i]!);
  return both;
}
