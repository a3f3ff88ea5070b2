import type { Deck } from './deck.ts';
import { mapPosition, nextPause } from './positions.ts';

/** A pause is met when the play head is this close to its beginning, before or after. */
const EARLY_MS = 20;
const LATE_MS = 400;
/** However long a turn is, the change comes by then. */
const LATEST_MS = 20_000;
const LOOK_EVERY_MS = 40;

export interface HandOver {
  readonly to: Deck;
  /** The play head was moved: find another pause. */
  replan(): void;
  cancel(): void;
}

/**
 * Waits beside the sound being heard until the next one is loaded and a pause between turns is there,
 * or until nothing is heard anyway; then calls `change`. The next one stands ready at the place that
 * follows the pause, so that nothing needs to be loaded in between.
 * @param isSilent the old sound waits, was paused, or is at its end
 */
export function startHandOver(from: Deck, to: Deck, isSilent: () => boolean, change: () => void): HandOver {
  const began = performance.now();
  let pauseAt = 0;
  const here = () => from.audio.currentTime * 1000;
  const mapped = (ms: number) => mapPosition(ms, from.timeline.cues, to.timeline.cues) / 1000;
  const replan = () => {
    pauseAt = nextPause(from.timeline.cues, here() + 150);
    to.audio.currentTime = mapped(pauseAt);
  };
  const look = () => {
    const isReady = to.audio.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA && !to.audio.seeking;
    if (!isReady) return;
    const late = here() - pauseAt;
    if (isSilent() || performance.now() - began > LATEST_MS) {
      to.audio.currentTime = mapped(here());
      done();
    } else if (late > LATE_MS) replan();
    else if (late >= -EARLY_MS) done();
  };
  const done = () => {
    clearInterval(timer);
    change();
  };
  to.audio.preload = 'auto';
  replan();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return { to, replan, cancel: () => clearInterval(timer) };
}
