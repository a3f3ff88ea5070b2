import { closeSync, openSync, readSync } from 'node:fs';
import { AppError } from '../../kernel/errors.ts';
import { scratch32 } from '../files/scratch.ts';
import { MP3_FRAME, msToFrames } from '../sample-rate.ts';

/**
 * What an encoder is given around a reel with music, so that its frames join those of its
 * neighbours: the music goes on through the border, where all else is silent.
 */
export const PRE_ROLL = 3 * MP3_FRAME;
export const POST_ROLL = MP3_FRAME;

/** The music goes down within this time before a voice begins. */
const ATTACK = msToFrames(300);
/** How far from a reel's borders speech still moves its music. */
export const DUCK_REACH = msToFrames(800) + PRE_ROLL;
/** Levels are worked out this often and joined by lines; reels are whole multiples of it. */
const GRID = 64;
const BLOCK = 72 * GRID;

/** Frames [from, to) on a clock. */
export type Range = readonly [from: number, to: number];

/** One sound of a theme in a reel; times in frames of the reel's clock. */
export interface MusicLayer {
  /** Content hash, and where it lies. */
  key: string;
  path: string;
  /** Frames it is long. */
  frames: number;
  loops: boolean;
  /** Where its first frame lies; before the reel in all but one of the reels it is heard in. */
  start: number;
  /** Heard within these. */
  heard: Range;
  fadeIn?: Range;
  fadeOut?: Range;
  /** Level in dB where nobody speaks, and where somebody does. */
  freeDb: number;
  duckedDb: number;
  /** Frames in which it comes up again after a voice has ended. */
  release: number;
}

/** The music of a reel: layers, and where somebody speaks, pauses too short to rise in included. */
export interface ReelMusic {
  layers: MusicLayer[];
  speech: Range[];
}

/** Adds the music of frames [from, to) of the reel's clock to two channels, whose first frame is `from`. */
export function addLayers(
  music: ReelMusic,
  from: number,
  to: number,
  left: Float32Array,
  right: Float32Array,
): void {
  for (const layer of music.layers) {
    const file = openSync(layer.path, 'r');
    try {
      for (let at = from; at < to; at += BLOCK) {
        addBlock(file, layer, music.speech, [at, Math.min(to, at + BLOCK)], from, left, right);
      }
    } finally {
      closeSync(file);
    }
  }
}

function addBlock(
  file: number,
  layer: MusicLayer,
  speech: readonly Range[],
  [begin, end]: Range,
  origin: number,
  left: Float32Array,
  right: Float32Array,
): void {
  const from = Math.max(begin, layer.heard[0], layer.start);
  const last = layer.loops ? layer.heard[1] : Math.min(layer.heard[1], layer.start + layer.frames);
  const to = Math.min(end, last);
  if (to <= from) return;
  const samples = readFrames(file, layer, from, to);
  for (let grid = Math.floor(from / GRID) * GRID; grid < to; grid += GRID) {
    const level = levelAt(layer, speech, grid);
    const step = (levelAt(layer, speech, grid + GRID) - level) / GRID;
    const stop = Math.min(to, grid + GRID);
    for (let i = Math.max(from, grid); i < stop; i++) {
      const gain = level + step * (i - grid);
      left[i - origin]! += gain * samples[2 * (i - from)]!;
      right[i - origin]! += gain * samples[2 * (i - from) + 1]!;
    }
  }
}

/** Frames [from, to) of the reel's clock as they stand in the sound, round its end where it loops. */
function readFrames(file: number, layer: MusicLayer, from: number, to: number): Float32Array {
  const samples = scratch32('music', 2 * BLOCK).subarray(0, 2 * (to - from));
  for (let at = from; at < to; ) {
    const offset = (at - layer.start) % layer.frames;
    const count = Math.min(to - at, layer.frames - offset);
    const bytes = new Uint8Array(samples.buffer, samples.byteOffset + (at - from) * 8, count * 8);
    if (readSync(file, bytes, 0, bytes.length, offset * 8) !== bytes.length) {
      throw new AppError('audio_failed', 'Cached music is cut short; clear the cache and try again.', {
        details: { path: layer.path },
      });
    }
    at += count;
  }
  return samples;
}

/** The layer's linear gain at a frame. */
function levelAt(layer: MusicLayer, speech: readonly Range[], at: number): number {
  const db = layer.freeDb + (layer.duckedDb - layer.freeDb) * duckAt(speech, at, layer.release);
  return 10 ** (db / 20) * fadeAt(layer, at);
}

/** 0 where nobody speaks to 1 where somebody does, rounded at both ends. */
function duckAt(speech: readonly Range[], at: number, release: number): number {
  let duck = 0;
  for (const [from, to] of speech) {
    const near = at < from ? 1 - (from - at) / ATTACK : at > to ? 1 - (at - to) / release : 1;
    if (near > duck) duck = near;
  }
  return 0.5 - 0.5 * Math.cos(Math.PI * duck);
}

/** Equal power, so that one sound giving way to another keeps the level. */
function fadeAt({ fadeIn, fadeOut }: MusicLayer, at: number): number {
  const share = ([from, to]: Range) => Math.min(1, Math.max(0, (at - from) / (to - from)));
  const rise = fadeIn ? Math.sin((Math.PI / 2) * share(fadeIn)) : 1;
  return rise * (fadeOut ? Math.cos((Math.PI / 2) * share(fadeOut)) : 1);
}
