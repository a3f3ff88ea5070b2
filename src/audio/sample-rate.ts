/** The project's one sample rate, in hertz: every take is brought to it once, every file is written at it. */
export const SAMPLE_RATE = 44_100;

/** Samples per channel in one MPEG-1 Layer III frame; reels are whole multiples of it. */
export const MP3_FRAME = 1152;

/** Milliseconds, unrounded, of a number of frames at the project's rate. */
export function framesToMs(frames: number): number {
  return (frames * 1000) / SAMPLE_RATE;
}

/** The nearest whole number of frames to a time in milliseconds. */
export function msToFrames(ms: number): number {
  return Math.round((ms * SAMPLE_RATE) / 1000);
}
