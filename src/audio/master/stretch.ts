/** A stretch of a reel with one speaker; stretches meet in silence and cover the reel. */
export interface Stretch {
  from: number;
  to: number;
  speaker: number;
  left: number;
  right: number;
}
