import { createHash } from 'node:crypto';
import { compact } from '../../kernel/compact.ts';
import type { ShowLayout } from '../mixed-show.ts';
import { PRE_ROLL, type ReelMusic } from '../music/music-layer.ts';
import { type Reel, reelPcmPath } from '../reel.ts';
import type { MasterJob } from './master-reel.ts';
import type { Stretch } from './stretch.ts';

/** Raise it whenever mastering the same reel would sound different. */
const MASTER_VERSION = 2;
/** The same, of reels with music alone. */
const MUSIC_MIX_VERSION = 1;

/** How one show is mastered: the same for every reel of it. */
export interface MasterSettings {
  gainDb: number;
  ceilingDbtp: number;
  /** The noise of a room under the show, root mean square of a channel in dBFS; absent: digital silence. */
  roomToneDbfs?: number | undefined;
}

/** Frames that a reel's encoder is given before the reel's own, where there is sound across its borders. */
export function preRollFrames(reel: Reel, { roomToneDbfs }: MasterSettings): number {
  return reel.music || roomToneDbfs !== undefined ? PRE_ROLL : 0;
}

/** The stretches of a reel, each with its speaker's placement; silences go with what follows them. */
export function toStretches(reel: Reel, show: ShowLayout): Stretch[] {
  const { parts } = reel.record;
  return reel.parts.map((part, i) => {
    const before = parts[i - 1];
    const placement = show.placements.get(part.speaker) ?? { left: Math.SQRT1_2, right: Math.SQRT1_2 };
    return {
      from: before ? before.startFrame + before.frames : 0,
      to: i === parts.length - 1 ? reel.record.frames : parts[i]!.startFrame + parts[i]!.frames,
      speaker: part.speaker,
      ...placement,
    };
  });
}

export function masterJob(reel: Reel, show: ShowLayout, settings: MasterSettings): MasterJob {
  return compact({
    pcmPath: reelPcmPath(reel),
    frames: reel.record.frames,
    blocks: reel.record.blocks,
    stretches: toStretches(reel, show),
    channels: show.channels,
    music: reel.music,
    ...settings,
  });
}

/**
 * What decides a master's sound besides the gain, which stands before it in its file name in
 * readable form.
 */
function variantOf(reel: Reel, show: ShowLayout, { ceilingDbtp, roomToneDbfs }: MasterSettings): string {
  const sides = show.channels === 1 ? [] : toStretches(reel, show).map((s) => [s.from, s.left, s.right]);
  const heard = reel.music ? [musicFacts(reel.music)] : [];
  const facts = JSON.stringify([
    MASTER_VERSION,
    show.channels,
    ceilingDbtp,
    roomToneDbfs ?? null,
    sides,
    ...heard,
  ]);
  return createHash('sha256').update(facts).digest('hex').slice(0, 16);
}

/** What decides how a reel's music sounds: not where the cache lies. */
export function musicFacts({ layers, speech }: ReelMusic): unknown {
  return [MUSIC_MIX_VERSION, layers.map(({ path: _path, ...layer }) => layer), speech];
}

/** Path of a reel's master without its ending: `.json` holds its record, `.<bitrate>.mp3` its frames. */
export function masterPath(reel: Reel, show: ShowLayout, settings: MasterSettings): string {
  return `${reel.folder}/${settings.gainDb.toFixed(2)}dB-${variantOf(reel, show, settings)}`;
}
