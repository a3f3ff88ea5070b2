import { scratch32 } from '../files/scratch.ts';
import { POST_ROLL, PRE_ROLL } from '../music/music-layer.ts';
import { addRoomTone } from './room-tone.ts';
import type { Stretch } from './stretch.ts';

/** Frames handed on at a time: enough to make writing cheap, little enough to weigh nothing. */
export const CHUNK = 32_768;

/**
 * The mono sound brought to its channels, times `scale`, chunk by chunk: mono stays as it is; in
 * stereo each stretch goes left and right by its speaker's placement. A chunk is good until the next.
 *
 * @param around with `PRE_ROLL` frames of the room's tone before the reel and `POST_ROLL` after it
 */
export function* interleaved(
  sound: Float32Array,
  layout: { frames: number; stretches: Stretch[]; channels: 1 | 2; roomToneDbfs?: number | undefined },
  scale: number,
  around = false,
): Generator<Float32Array<ArrayBuffer>> {
  const { frames } = layout;
  if (around) yield toneAlone(layout, -PRE_ROLL, PRE_ROLL, scale);
  const room = scratch32('interleaved', CHUNK * layout.channels);
  for (const stretch of layout.stretches) {
    for (let from = stretch.from; from < stretch.to; from += CHUNK) {
      const part = sound.subarray(from, Math.min(stretch.to, from + CHUNK));
      const out = room.subarray(0, part.length * layout.channels);
      if (layout.channels === 1) spreadMono(part, scale, out);
      else spreadStereo(part, stretch.left * scale, stretch.right * scale, out);
      addTone(out, layout, from, scale);
      yield out;
    }
  }
  if (around) yield toneAlone(layout, frames, POST_ROLL, scale);
}

interface Toned {
  frames: number;
  channels: 1 | 2;
  roomToneDbfs?: number | undefined;
}

function toneAlone(reel: Toned, from: number, count: number, scale: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(count * reel.channels);
  addTone(out, reel, from, scale);
  return out;
}

/** Adds the room's tone, where there is one, to interleaved frames of a reel from `from` on. */
function addTone(
  out: Float32Array,
  { frames, channels, roomToneDbfs }: Toned,
  from: number,
  scale: number,
): void {
  if (roomToneDbfs === undefined) return;
  for (let channel = 0; channel < channels; channel++) {
    addRoomTone(out, channel, { dbfs: roomToneDbfs, frames, from, step: channels, scale });
  }
}

function spreadMono(part: Float32Array, scale: number, out: Float32Array): void {
  for (let i = 0; i < part.length; i++) out[i] = part[i]! * scale;
}

function spreadStereo(part: Float32Array, left: number, right: number, out: Float32Array): void {
  for (let i = 0; i < part.length; i++) {
    const v = part[i]!;
    out[2 * i] = v * left;
    out[2 * i + 1] = v * right;
  }
}
