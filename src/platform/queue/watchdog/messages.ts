import type { Attempt } from '../job-rows.ts';

/** What the watchdog is told each time a job begins or ends. */
export interface Watched {
  /** Of the database; a secret. */
  url: string;
  attempts: Attempt[];
}

export interface WatchdogData {
  memory: SharedArrayBuffer;
  freezeMs: number;
}

/** Places of 32 bits in the shared memory. */
export const PLACES = {
  /** Rises as long as the main thread runs. */
  tick: 0,
  /** 1: the main thread is about to end of an error, and waits. */
  crashed: 1,
  /** 1: the watchdog has written what it had to. */
  written: 2,
} as const;
