import { scratch32 } from '../files/scratch.ts';
import { addLayers, POST_ROLL, PRE_ROLL, type ReelMusic } from '../music/music-layer.ts';
import { CHUNK } from './interleave.ts';
import type { Stretch } from './stretch.ts';

export interface MixedReel {
  frames: number;
  stretches: Stretch[];
  channels: 1 | 2;
  music: ReelMusic;
}

/**
 * A reel with its music, a channel at a time, times `gain`: `PRE_ROLL` frames of what comes before
 * it, the reel, and `POST_ROLL` frames of what follows. Good until the next call in this thread.
 */
export function mixChannels(speech: Float32Array, reel: MixedReel, gain: number): Float32Array[] {
  const length = PRE_ROLL + reel.frames + POST_ROLL;
  const left = scratch32('left', length).subarray(0, length).fill(0);
  const right = scratch32('right', length).subarray(0, length).fill(0);
  addLayers(reel.music, -PRE_ROLL, reel.frames + POST_ROLL, left, right);
  if (reel.channels === 1) {
    for (let i = 0; i < length; i++) left[i] = 0.5 * (left[i]! + right[i]!) * gain;
    for (let i = 0; i < speech.length; i++) left[PRE_ROLL + i]! += speech[i]! * gain;
    return [left];
  }
  for (let i = 0; i < length; i++) {
    left[i]! *= gain;
    right[i]! *= gain;
  }
  for (const stretch of reel.stretches) {
    const [toLeft, toRight] = [stretch.left * gain, stretch.right * gain];
    for (let i = stretch.from; i < stretch.to; i++) {
      left[PRE_ROLL + i]! += speech[i]! * toLeft;
      right[PRE_ROLL + i]! += speech[i]! * toRight;
    }
  }
  return [left, right];
}

/** Frames [from, to) of the channels one after the other, times `scale`; a chunk is good until the next. */
export function* interleavedChannels(
  channels: readonly Float32Array[],
  from: number,
  to: number,
  scale: number,
): Generator<Float32Array<ArrayBuffer>> {
  const room = scratch32('interleaved', CHUNK * channels.length);
  for (let at = from; at < to; at += CHUNK) {
    const count = Math.min(CHUNK, to - at);
    const out = room.subarray(0, count * channels.length);
    channels.forEach((channel, c) => {
      for (let i = 0; i < count; i++) out[i * channels.length + c] = channel[at + i]! * scale;
    });
    yield out;
  }
}
