import type { Mix } from '../kernel/artifacts.ts';
import type { Reel } from './reels/reel.ts';
import type { Placement } from './timeline/placement.ts';

/** The mix with the files it lies in, as `mixTakes` gives it and `exportAudio` takes it. */
export interface MixedShow extends Mix {
  reels: Reel[];
  /** Where each speaker's slot stands between left and right. */
  places: Map<number, Placement>;
  /** Whether there is music. */
  music: boolean;
}
