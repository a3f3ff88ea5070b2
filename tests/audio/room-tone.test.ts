import { describe, expect, it } from 'vitest';
import { addRoomTone, ROOM_TONE_DBFS, roomTonePeak, SHARED } from '../../src/audio/master/room-tone.ts';
import { POST_ROLL, PRE_ROLL } from '../../src/audio/music/music-layer.ts';
import { MP3_FRAME, SAMPLE_RATE } from '../../src/audio/sample-rate.ts';

const dbfs = ROOM_TONE_DBFS.usual;

/** One channel of a reel's tone with its pre-roll and post-roll. */
function toneOf(frames: number, channel = 0): Float32Array {
  const out = new Float32Array(PRE_ROLL + frames + POST_ROLL);
  addRoomTone(out, channel, { dbfs, frames, from: -PRE_ROLL, step: 1, scale: 1 });
  return out;
}

const levelOf = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

const SHORT = 400 * MP3_FRAME;
const LONG = 1200 * MP3_FRAME;

describe('the tone of a room', () => {
  it('has its level in every half second of a reel, and no sample above its peak', () => {
    const tone = toneOf(LONG);
    const half = SAMPLE_RATE / 2;
    for (let at = 0; at + half <= tone.length; at += half)
      expect(Math.abs(levelOf(tone.subarray(at, at + half)) - dbfs)).toBeLessThan(1);
    expect(Math.abs(levelOf(tone) - dbfs)).toBeLessThan(0.2);
    const peak = tone.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeLessThanOrEqual(roomTonePeak(dbfs));
    expect(roomTonePeak(undefined)).toBe(0);
  });

  it('goes on over the border between any two reels', () => {
    const [before, after] = [toneOf(SHORT), toneOf(LONG)];
    const end = PRE_ROLL + SHORT;
    for (let i = -SHARED; i < POST_ROLL; i++) expect(before[end + i]).toBe(after[PRE_ROLL + i]);
  });

  it('is another noise in each channel, and the same one every time', () => {
    const [left, right] = [toneOf(SHORT, 0), toneOf(SHORT, 1)];
    const product = left.reduce((sum, sample, i) => sum + sample * right[i]!, 0) / left.length;
    expect(Math.abs(product) / 10 ** (dbfs / 10)).toBeLessThan(0.05);
    expect(toneOf(SHORT)).toEqual(left);
  });

  it('is the same interleaved, stretch by stretch and scaled', () => {
    const channels = [toneOf(SHORT, 0), toneOf(SHORT, 1)];
    const stretch = new Float32Array(2 * 5000);
    const from = SHORT - 4000;
    for (const channel of [0, 1])
      addRoomTone(stretch, channel, { dbfs, frames: SHORT, from, step: 2, scale: 0.5 });
    for (let i = 0; i < stretch.length; i++)
      expect(stretch[i]).toBeCloseTo(0.5 * channels[i % 2]![PRE_ROLL + from + (i >> 1)]!, 9);
  });
});
