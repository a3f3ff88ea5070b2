/** The lanes of the timeline that clips lie in, in the order they are shown. */
export const SOUND_LANES = ['bed', 'effect'] as const;
export type SoundLane = (typeof SOUND_LANES)[number];

/** What a clip may be; times in milliseconds, levels in dB. */
export const CLIP_LIMITS = {
  /** From the first word of its turn to where it is heard: beds begin before their turn, too. */
  offsetMs: { from: -600_000, to: 3_600_000 },
  /** Where in its sound it begins. */
  fromMs: { from: 0, to: 10_800_000 },
  durationMs: { from: 100, to: 10_800_000 },
  /** Against speech: at 0 it is as loud as the voices. */
  gainDb: { from: -48, to: 12 },
  fadeMs: { from: 0, to: 60_000 },
  /** How much lower it lies under speech. */
  duckDb: { from: 0, to: 48 },
} as const;

/** How much louder or softer a turn may be made, in dB. */
export const TURN_GAIN = { from: -24, to: 12 } as const;

/** Clips that a script may have. */
export const MOST_CLIPS = 500;

/** A clip of the greatest length lies below the whole show and ends this long after its last word. */
const WHOLE_SHOW_TAIL_MS = 3000;

/** The show goes on for at most so long after its last word while a clip is heard. */
export const MOST_RINGING_MS = 30_000;

/** What is usual for a clip that was just put in. */
export const USUAL_CLIP: Record<
  SoundLane,
  { gainDb: number; duckDb: number; fadeInMs: number; fadeOutMs: number }
> = {
  bed: { gainDb: -12, duckDb: 8, fadeInMs: 1500, fadeOutMs: 2500 },
  effect: { gainDb: -6, duckDb: 0, fadeInMs: 0, fadeOutMs: 200 },
};

/** The fades of a clip as they are heard: together they are no longer than it is. */
export function heardFades(
  clip: { fadeInMs: number; fadeOutMs: number },
  durationMs: number,
): { fadeInMs: number; fadeOutMs: number } {
  const both = clip.fadeInMs + clip.fadeOutMs;
  const share = both > durationMs ? durationMs / both : 1;
  return { fadeInMs: clip.fadeInMs * share, fadeOutMs: clip.fadeOutMs * share };
}

/**
 * How long a clip is heard, in milliseconds: as long as it says, but no longer than its sound goes on,
 * nor than the show does.
 *
 * @param sound its length and whether it plays without end
 * @param startMs where it begins on the show's clock
 * @param lastWordMs where the last word of the show ends
 */
export function heardDuration(
  clip: { fromMs: number; durationMs: number },
  sound: { durationMs: number; loops: boolean },
  startMs: number,
  lastWordMs: number,
): number {
  const inSound = sound.loops ? clip.durationMs : Math.min(clip.durationMs, sound.durationMs - clip.fromMs);
  const ringing = clip.durationMs === CLIP_LIMITS.durationMs.to ? WHOLE_SHOW_TAIL_MS : MOST_RINGING_MS;
  return Math.max(0, Math.min(inSound, lastWordMs + ringing - startMs));
}
