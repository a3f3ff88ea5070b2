import type { Mix } from '../kernel/artifacts.ts';
import type { Reel } from './reel.ts';
import type { Placement } from './timeline/placement.ts';

/** How the voices of a show are laid out: known before anything is mixed. */
export interface ShowLayout {
  channels: 1 | 2;
  /** Where each speaker's slot stands between left and right. */
  placements: Map<number, Placement>;
}

/** The mix with the files it lies in, as `mixTakes` gives it and `exportAudio` takes it. */
export interface MixedShow extends Mix, ShowLayout {
  channels: 1 | 2;
  reels: Reel[];
  /** Whether there is music. */
  music: boolean;
}
