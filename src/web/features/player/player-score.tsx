import type { Player } from './engine/player.ts';
import { type Picture, Score } from './score.tsx';
import { usePlayerValue } from './use-player.ts';

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
      positionMs={positionMs}
      playing={playing}
      className={className}
      positionNow={player.positionNow}
      onSeek={(ms) => player.seek(ms)}
    />
  );
}
