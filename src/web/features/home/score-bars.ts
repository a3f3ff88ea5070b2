export interface Bar {
  /** 0 to 1 of the room above or below the line. */
  height: number;
  /** The first voice stands above the line, the second below. */
  upper: boolean;
}

/** How many bars a wave has (specification 9.8, 2.16). */
export const WAVE_BARS = 48;

/** Turns of two voices, in bars. */
const TURNS = [3, 7, 2, 9, 4, 6, 3, 8, 6];

/** A picture of two voices in conversation; the same every time. */
export const SCORE_BARS: readonly Bar[] = TURNS.flatMap((bars, turn) =>
  Array.from({ length: bars }, (_, index) => ({
    // Loud in the middle of a turn, with the unrest of speech.
    height: 0.25 + 0.45 * Math.sin((Math.PI * (index + 1)) / (bars + 1)) + 0.3 * unrest(turn * 11 + index),
    upper: turn % 2 === 0,
  })),
);

function unrest(seed: number): number {
  return Math.abs((Math.sin(seed * 12.9898) * 43_758.5453) % 1);
}
