import { sleepView } from './sleep.ts';
import type { PlayerState, Sleep } from './types.ts';

const LOOK_EVERY_MS = 250;

interface Watched {
  state: () => PlayerState;
  positionMs: () => number;
  update: (change: Pick<PlayerState, 'sleep' | 'sleepLeftMs'>) => void;
  /** Loudness to multiply with, 0 to 1. */
  onGain: (gain: number) => void;
  onDue: () => void;
}

/** Runs the sleep timer: says how long it still runs, fades the sound out, and stops it. */
export class SleepClock {
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #watched: Watched;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  set(sleep: Sleep): void {
    this.stop();
    this.#watched.update({ sleep, sleepLeftMs: undefined });
    this.#watched.onGain(1);
    if (sleep.kind === 'off') return;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
    this.#look();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const { state, positionMs, update, onGain, onDue } = this.#watched;
    const { sleep, rate, timeline } = state();
    const view = sleepView(sleep, {
      now: Date.now(),
      positionMs: positionMs(),
      rate,
      chapters: timeline?.chapters ?? [],
      finished: timeline?.finished ?? false,
    });
    if (view.due) {
      onDue();
      this.set({ kind: 'off' });
      return;
    }
    onGain(view.gain);
    update({ sleep, sleepLeftMs: view.leftMs });
  }
}
