import { MP3_FRAME } from '../sample-rate.ts';

/** One pixel of the waveform: as many frames as an MP3 frame, so that reels hold whole pixels. */
export const FRAMES_A_PIXEL = MP3_FRAME;

/** Least and greatest sample of each pixel, as whole numbers from -128 to 127, one after the other. */
export function framePeaks(sound: Float32Array): number[] {
  const peaks: number[] = [];
  for (let at = 0; at < sound.length; at += FRAMES_A_PIXEL) {
    const end = Math.min(sound.length, at + FRAMES_A_PIXEL);
    let least = 0;
    let most = 0;
    for (let i = at; i < end; i++) {
      const v = sound[i]!;
      if (v < least) least = v;
      else if (v > most) most = v;
    }
    peaks.push(Math.max(-128, Math.round(least * 127)), Math.min(127, Math.round(most * 127)));
  }
  return peaks;
}
