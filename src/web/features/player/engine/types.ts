import type { CallResponse } from '../../../../kernel/contracts/api/api.ts';

export type Timeline = CallResponse<'readTimeline'>;
export type Cue = Timeline['cues'][number];
export type Chapter = Timeline['chapters'][number];
export type LiveSegment = Timeline['segments'][number];

/** Seconds, as media elements count; both ends. */
export type Range = readonly [start: number, end: number];

/** What the page shows of the player. Times in milliseconds of the show. */
export interface PlayerState {
  /** Where the sound comes from: nothing yet, the stretches made so far, or the finished file. */
  source: 'none' | 'live' | 'file';
  /** The clock that positions are on; another rendering's may have come to the page already. */
  timeline: Timeline | undefined;
  /** What the person asked for; sound may still be on its way, see `waiting`. */
  playing: boolean;
  waiting: boolean;
  /** Waiting at the end of what is made so far; goes on by itself. */
  catchingUp: boolean;
  ended: boolean;
  positionMs: number;
  rate: number;
  volume: number;
  muted: boolean;
  sleep: Sleep;
  /** Until the sleep timer ends; absent without one, and while the chapter's end is not known. */
  sleepLeftMs: number | undefined;
  /** A sentence, when the sound could not be loaded. */
  fault: string | undefined;
}

export type Sleep =
  | { kind: 'off' }
  /** `endsAt`: milliseconds of Date.now(). */
  | { kind: 'time'; endsAt: number; minutes: number }
  | { kind: 'chapter'; index: number };
