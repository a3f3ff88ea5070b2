import { indexAt } from './positions.ts';
import type { Chapter, Sleep } from './types.ts';

/** The sound goes down over this long before the timer ends. */
export const FADE_MS = 8000;
export const SLEEP_MINUTES = [15, 30, 45, 60] as const;

export interface SleepMoment {
  now: number;
  positionMs: number;
  rate: number;
  chapters: readonly Chapter[];
  /** False while chapters may still be added behind the last. */
  finished: boolean;
}

export interface SleepView {
  leftMs: number | undefined;
  /** To multiply the volume with, 0 to 1. */
  gain: number;
  due: boolean;
}

/** How long the timer still runs, and how loud the sound is by then. */
export function sleepView(sleep: Sleep, moment: SleepMoment): SleepView {
  const leftMs = timeLeft(sleep, moment);
  if (leftMs === undefined) return { leftMs, gain: 1, due: false };
  return { leftMs: Math.max(0, leftMs), gain: clamp(leftMs / FADE_MS), due: leftMs <= 0 };
}

function timeLeft(sleep: Sleep, { now, positionMs, rate, chapters, finished }: SleepMoment) {
  if (sleep.kind === 'off') return undefined;
  if (sleep.kind === 'time') return sleep.endsAt - now;
  const chapter = chapters[sleep.index];
  // The last chapter of a show that is still made ends where nobody knows yet.
  if (!chapter || (sleep.index === chapters.length - 1 && !finished)) return undefined;
  return (chapter.endMs - positionMs) / rate;
}

/** The timer after a jump: "end of the chapter" means the one jumped to. */
export function sleepAfterSeek(sleep: Sleep, chapters: readonly Chapter[], toMs: number): Sleep {
  if (sleep.kind !== 'chapter') return sleep;
  return { kind: 'chapter', index: Math.max(0, indexAt(chapters, toMs)) };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
