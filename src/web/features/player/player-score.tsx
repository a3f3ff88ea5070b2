import type { Player } from './engine/player.ts';
import type { Chapter } from './engine/types.ts';
import type { Loudness, Stretch } from './score/bars.ts';
import { Score } from './score.tsx';
import { usePlayerValue } from './use-player.ts';

/** What the score draws, whatever is heard. */
export interface Picture {
  loudness: Loudness;
  stretches: readonly Stretch[];
  speakers: readonly string[];
  chapters: readonly Chapter[];
  totalMs: number;
  knownMs: number;
}

interface Props {
  player: Player;
  picture: Picture;
  className?: string;
}

export function PlayerScore({ player, picture, className = '' }: Props) {
  const positionMs = usePlayerValue(player, (state) => state.positionMs);
  const playing = usePlayerValue(player, (state) => state.playing);
  return (
    <Score
      {...picture}
      {...{ positionMs, playing, className }}
      positionNow={player.positionNow}
      onSeek={(ms) => player.seek(ms)}
    />
  );
}
